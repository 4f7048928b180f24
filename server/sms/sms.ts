import type { Deps } from '../deps'
import { aliyunSms } from './aliyun'
import { outbox } from '../sandboxes/sms-outbox'

/** A code on its way to a mobile number. */
export interface CodeMessage {
  readonly mobile: string
  readonly code: string
  readonly validMinutes: number
}

/** Carries codes to mobile numbers. Throws when the message was not taken: nothing is said to have been sent then. */
export interface Sms {
  send(message: CodeMessage): Promise<void>
}

/**
 * The provider of the configuration, else, in development, the outbox; none in a production without a provider. A demo city's numbers
 * are nobody's: it sends nothing.
 */
export function smsOf(deps: Deps): Sms | undefined {
  const { sms, demo, mode } = deps.config
  if (sms && !demo) return aliyunSms(sms, deps)
  return mode === 'development' ? outbox(deps) : undefined
}
