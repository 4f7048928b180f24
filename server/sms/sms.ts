import type { Deps } from '../deps'
import { aliyunSms } from './aliyun'
import { outbox } from '../sandboxes/sms-store'

/** A code on its way to a mobile number. */
export interface CodeMessage {
  readonly mobile: string
  readonly code: string
  readonly validMinutes: number
}

/** That somebody's account is entered in another way now. */
export interface WarningMessage {
  readonly mobile: string
  /** What was done, as a verb: 更换手机号. */
  readonly act: string
}

/** Carries messages to mobile numbers. Throws when the message was not taken: nothing is said to have been sent then. */
export interface Sms {
  send(message: CodeMessage): Promise<void>
  /** Whether it was sent: nothing is where the provider has no template for it. */
  warn(message: WarningMessage): Promise<boolean>
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
