import { deviceClock } from '@/platform/clock/clock'
import { prompt } from '@/platform/prompt/prompt'

/** Source: specification §9 (toast 1500 ms, no icon). */
const toastMs = 1500

/** Until when a toast is shown, by the device's clock. */
let toastEndsAt = 0

/** One line for a moment; says the result: 已放款 ¥34.00. */
export function showToast(text: string, durationMs = toastMs): void {
  toastEndsAt = deviceClock.now() + durationMs
  prompt.toast(text, durationMs)
}

/** How long a toast is still shown. */
export const toastLeftMs = (): number => Math.max(0, toastEndsAt - deviceClock.now())

/** Blocks taps while work runs; the caller waits 800 ms before asking for it. */
export function showLoading(text = '加载中'): void {
  prompt.loading(text)
}

export function hideLoading(): void {
  prompt.endLoading()
}
