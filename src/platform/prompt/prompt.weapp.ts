import Taro from '@tarojs/taro'
import type { Prompt } from './types'

const ignore = () => undefined

/** The mini-program's own. Its sign of loading and its toast are one to it: the end of the one must leave the other alone. */
export const prompt: Prompt = {
  toast: (title, duration) => void Promise.resolve(Taro.showToast({ title, icon: 'none', duration })).catch(ignore),
  loading: (title) => void Promise.resolve(Taro.showLoading({ title, mask: true })).catch(ignore),
  endLoading: () => void Promise.resolve(Taro.hideLoading({ noConflict: true })).catch(ignore),
}
