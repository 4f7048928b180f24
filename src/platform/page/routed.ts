import Taro from '@tarojs/taro'
import type { ShownPage } from './types'

const router = () => Taro.getCurrentInstance().router

/** What Taro's router says of the shown page on both targets. In the browser the path of a page is without what its address takes. */
export const routed: Pick<ShownPage, 'current' | 'params'> = {
  current: () => router()?.$taroPath ?? '',
  params: () => router()?.params ?? {},
}
