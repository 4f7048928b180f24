import { safeExecute } from '@tarojs/runtime'

/** Tells every hook of the page that it was scrolled to its bottom, as Taro does. */
export const reachBottom = (): void => {
  safeExecute('taro-app', 'onReachBottom')
}
