import type { PhoneCall } from './types'

export const phoneCall: PhoneCall = {
  to: (number) => {
    window.location.href = `tel:${number}`
  },
}
