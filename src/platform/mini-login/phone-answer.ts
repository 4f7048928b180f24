import { isGivenUp, says } from '../privacy/given-up'
import type { PhoneAnswer } from './types'

/**
 * Reads the event of the platform's phone number button. Source: WeChat, `bindgetphonenumber` (`getPhoneNumber:fail user deny`, `:fail auth
 * deny`, …); a refused privacy agreement is refused, too.
 */
export function phoneAnswerOf(told: { readonly code?: unknown; readonly errMsg?: unknown }): PhoneAnswer {
  const { code } = told
  if (typeof code === 'string' && code !== '') return { kind: 'code', code }
  return { kind: isGivenUp(told) || says(told, /deny|denied/) ? 'denied' : 'failed' }
}
