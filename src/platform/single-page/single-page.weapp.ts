import Taro from '@tarojs/taro'
import type { IsSinglePage } from './types'

const moments = 1154

/** See `types.ts`. Opening the app from there by WeChat's own button is a new start. */
export const isSinglePage: IsSinglePage = Taro.getLaunchOptionsSync().scene === moments
