import { deviceClock } from '@/platform/clock/clock'
import { prompt } from '@/platform/prompt/prompt'
import { loadingText, toastMs } from '@/platform/prompt/times'

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
export function showLoading(text = loadingText): void {
  prompt.loading(text)
}

export function hideLoading(): void {
  prompt.endLoading()
}
