import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Runs when the page is pulled down; the sign of it goes when the answer is there. */
export function usePullDown(run: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    void run().finally(() => Taro.stopPullDownRefresh())
  })
}
