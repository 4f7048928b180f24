import Taro from '@tarojs/taro'
import type { IsSinglePage } from './types'

const moments = 1154

/** See `types.ts`. What is opened from there by WeChat's own button is another start. */
export const isSinglePage: IsSinglePage = Taro.getLaunchOptionsSync().scene === moments
