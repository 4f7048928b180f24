import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Listens for the page being pulled down. Draws nothing; apart from `Screen` so that the hook is only there when asked for. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  usePullDownRefresh(() => {
    void onRefresh().finally(() => Taro.stopPullDownRefresh())
  })
  return null
}
