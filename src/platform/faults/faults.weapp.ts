import Taro from '@tarojs/taro'
import type { WatchFaults } from './types'

const home = '/pages/index/index'

const pathOf = (path: string): string => path.replace(/^\//, '').split('?')[0] ?? ''
const shown = (): string => pathOf(Taro.getCurrentInstance().router?.path ?? '')

/** See `types.ts`. */
export const watchFaults: WatchFaults = (tell) => {
  Taro.onError?.((error) => tell({ kind: 'error', what: error, page: shown() }))
  Taro.onUnhandledRejection?.(({ reason }) => tell({ kind: 'rejection', what: reason, page: shown() }))
  Taro.onPageNotFound?.(({ path }) => {
    tell({ kind: 'page', what: '', page: pathOf(path) })
    void Promise.resolve(Taro.switchTab({ url: home })).catch(() => undefined)
  })
}
