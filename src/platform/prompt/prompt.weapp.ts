import Taro from '@tarojs/taro'
import type { Prompt } from './types'

const ignore = () => undefined

/** The mini-program's own. It treats the loading sign and the toast as one thing, so ending one must not close the other. */
export const prompt: Prompt = {
  toast: (title, duration) => void Promise.resolve(Taro.showToast({ title, icon: 'none', duration })).catch(ignore),
  loading: (title) => void Promise.resolve(Taro.showLoading({ title, mask: true })).catch(ignore),
  endLoading: () => void Promise.resolve(Taro.hideLoading({ noConflict: true })).catch(ignore),
}
