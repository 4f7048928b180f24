import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Runs when the page is pulled down; the sign disappears when the promise settles. */
export function usePullDown(run: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    void run().finally(() => Taro.stopPullDownRefresh())
  })
}
