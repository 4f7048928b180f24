import { useReachBottom } from '@tarojs/taro'

/** Runs when the page has been scrolled near its bottom. */
export function useOnReachBottom(run: () => void): void {
  useReachBottom(run)
}
