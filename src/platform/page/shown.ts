import Taro from '@tarojs/taro'
import { routed } from './routed'
import type { ShownPage } from './types'

/** Pages in the browser are elements; Taro gives each its page's path as id. See `types.ts`. */
export const shownPage: ShownPage = {
  pageOf: (elementId) => document.getElementById(elementId)?.closest('.taro_page')?.id ?? '',
  ...routed,
  isShown: (page) => page === '' || page === routed.current(),
  onChange: (run) => {
    Taro.eventCenter.on('__afterTaroRouterChange', run)
    return () => void Taro.eventCenter.off('__afterTaroRouterChange', run)
  },
}
