import type { Deps } from '../deps'
import { aliyunSms } from './aliyun'
import { outbox } from './outbox-store'
import type { Sms } from './sms'

/**
 * The configured provider, else in development the outbox; in production without a provider, undefined. A demo city sends nothing, because
 * its numbers are invented.
 */
export function smsOf(deps: Deps): Sms | undefined {
  const { sms, demo, mode } = deps.config
  if (sms && !demo) return aliyunSms(sms, deps)
  return mode === 'development' ? outbox(deps) : undefined
}
