import type { smsPurposes } from '@contract/endpoints/accounts'

/** A code sent to a mobile number; only its hash is kept. */
export interface SmsCodeTable {
  sms_id: number
  mobile: string
  purpose: (typeof smsPurposes)[number]
  code_hash: Buffer
  /** The device that asked for it. */
  ak: string
  created_at: number
  expires_at: number
  tries: number
  used_at: number | null
}

/** What the development outbox "sent". */
export interface SmsOutboxTable {
  sms_id: number
  mobile: string
  text: string
  at: number
}

export interface AccountTables {
  sms_code: SmsCodeTable
  sms_outbox: SmsOutboxTable
}
