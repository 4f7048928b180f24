import Taro from '@tarojs/taro'
import type { Prompt } from './types'

const ignore = () => undefined

/** The mini-program's own. */
export const prompt: Prompt = {
  toast: (title, duration) => void Promise.resolve(Taro.showToast({ title, icon: 'none', duration })).catch(ignore),
  loading: (title) => void Promise.resolve(Taro.showLoading({ title, mask: true })).catch(ignore),
  endLoading: () => Taro.hideLoading(),
}
