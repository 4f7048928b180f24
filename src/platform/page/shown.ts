import Taro from '@tarojs/taro'
import type { ShownPage } from './types'

const current = () => Taro.getCurrentInstance().router?.$taroPath ?? ''

/** Pages in the browser are elements; Taro gives each its page's path as id. See `types.ts`. */
export const shownPage: ShownPage = {
  pageOf: (elementId) => document.getElementById(elementId)?.closest('.taro_page')?.id ?? '',
  current,
  isShown: (page) => page === '' || page === current(),
  onChange: (run) => {
    Taro.eventCenter.on('__afterTaroRouterChange', run)
    return () => void Taro.eventCenter.off('__afterTaroRouterChange', run)
  },
}
