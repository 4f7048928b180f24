import Taro from '@tarojs/taro'
import { lost } from '../navigation/lost'
import type { WatchCrashes } from './types'

const pathOf = (path: string): string => path.replace(/^\//, '').split('?')[0] ?? ''
const shown = (): string => pathOf(Taro.getCurrentInstance().router?.path ?? '')

/** See `types.ts`. */
export const watchCrashes: WatchCrashes = (tell) => {
  Taro.onError?.((error) => tell({ kind: 'error', what: error, page: shown() }))
  Taro.onUnhandledRejection?.(({ reason }) => tell({ kind: 'rejection', what: reason, page: shown() }))
  lost.watch((page) => tell({ kind: 'page', what: '', page }))
}
