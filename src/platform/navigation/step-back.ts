import Taro from '@tarojs/taro'
import { expectBack } from './browser-back'

/** The app's own step back. Its mini-program variant sees to it that the page is left. */
export function stepBack(): Promise<unknown> {
  expectBack()
  return Taro.navigateBack()
}
