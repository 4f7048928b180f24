import type { PayParams } from '@contract/wechat-pay'

/**
 * How the platform's payment sheet closed. It proves nothing: ask the server how the payment ended, whatever this says.
 * `unsupported` where the platform has no such sheet.
 */
export type PayOutcome = 'closed' | 'cancelled' | 'failed' | 'unsupported'

/** Opens the platform's payment sheet for what the server signed. Source: specification §7 (payment). */
export type RequestPayment = (params: Partial<PayParams>) => Promise<PayOutcome>
