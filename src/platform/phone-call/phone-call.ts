import type { CallPhone } from './types'

export const callPhone: CallPhone = (number) => {
  window.location.href = `tel:${number}`
}
