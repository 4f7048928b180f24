import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useOnRecovered } from '@/platform/network/use-on-recovered'

/** Refreshes when the page is pulled down and when the network is back. Draws nothing; apart from `Screen` so that the hooks are only there when asked for. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  usePullDownRefresh(() => {
    void onRefresh().finally(() => Taro.stopPullDownRefresh())
  })
  useOnRecovered(() => void onRefresh())
  return null
}
