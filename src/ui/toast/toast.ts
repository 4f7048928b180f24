import Taro from '@tarojs/taro'

/** Source: specification §9 (toast 1500 ms, no icon). */
const toastMs = 1500

const ignore = () => undefined

/** One line for a moment; says the result: 已放款 ¥34.00. */
export function showToast(text: string, durationMs = toastMs): void {
  void Promise.resolve(Taro.showToast({ title: text, icon: 'none', duration: durationMs })).catch(ignore)
}

/** Blocks taps while work runs; the caller waits 800 ms before asking for it. */
export function showLoading(text = '加载中'): void {
  void Promise.resolve(Taro.showLoading({ title: text, mask: true })).catch(ignore)
}

export function hideLoading(): void {
  Taro.hideLoading()
}
