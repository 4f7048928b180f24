import type { RequestPayment } from './types'

/** A browser has no payment sheet of its own. */
export const requestPayment: RequestPayment = () => Promise.resolve('unsupported')
