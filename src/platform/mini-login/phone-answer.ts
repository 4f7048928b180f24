import type { PhoneAnswer } from './types'

/** What the platform's button told. Source: WeChat, `bindgetphonenumber` (`getPhoneNumber:fail user deny`, `:fail auth deny`, …). */
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
