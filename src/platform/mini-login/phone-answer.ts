import type { PhoneAnswer } from './types'

/**
 * Reads the event of the platform's phone number button. Source: WeChat, `bindgetphonenumber` (`getPhoneNumber:fail user deny`, `:fail auth
 * deny`, …).
 */
export function phoneAnswerOf({
  code,
  errMsg = '',
}: {
  readonly code?: unknown
  readonly errMsg?: unknown
}): PhoneAnswer {
  if (typeof code === 'string' && code !== '') return { kind: 'code', code }
  return { kind: /deny|denied|cancel/.test(String(errMsg)) ? 'denied' : 'failed' }
}
