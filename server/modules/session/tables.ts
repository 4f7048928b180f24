import type { Generated } from 'kysely'
import type { smsPurposes } from '@contract/endpoints/people/accounts'

/** A person: owns money, points and blocks. Source: domain model §1.2. */
export interface UserAccountTable {
  user_id: number
  nick_name: string
  avatar: string
  mobile: string
  is_admin: boolean
  points: number
  /** Of these, the points that do not count for the ranking. Our decision: docs/decisions/0231-mutual-aid.md */
  points_unranked: number
  /** Relative paths of pictures, separated by commas. */
  thumbs: string
  intro: string
  created_at: number
  /** When its person closed it; null while it is in use. */
  closed_at: Generated<number | null>
  /** While the account waits to be closed: until when it can be taken back, and whose fund gets the rest of its wallet. */
  closing_until: Generated<number | null>
  closing_area_id: Generated<number | null>
}

/** A session: only the hash of its token is kept. Times are epoch milliseconds. */
export interface SessionTokenTable {
  token_id: number
  token_hash: Buffer
  user_id: number
  login_user_id: number
  /** Null for a person without a block. */
  block_id: number | null
  area_id: number
  scope: 'owner' | 'manager'
  /** The device it belongs to. */
  ak: string
  platform: string
  created_at: number
  expires_at: number
  /** Until when it may make one change that needs a proof; 0: not proven. */
  proven_until: number
}

/** A change of how one signs in to an account. Source: domain model §10 (after a change of credentials). */
export interface CredentialChangeTable {
  change_id: number
  user_id: number
  what:
    | 'mobile'
    | 'firstMobile'
    | 'wechat'
    | 'founder'
    | 'founderEdit'
    | 'founderGiven'
    | 'manage'
    | 'payPassword'
    | 'firstPayPassword'
    | 'closing'
    | 'closingBack'
    | 'closingEnded'
    | 'closed'
  at: number
  /** The number that must get a message; '' afterwards, or when there is none. */
  mobile: string
}

/** A device that signed in before: strangers' wrong tries do not lock it out. Our decision: docs/decisions/0140-accounts-safe.md */
export interface KnownDeviceTable {
  user_id: number
  /** 0 for a person without a block. */
  block_id: number
  ak: string
  seen_at: number
}

/** Wrong passwords of a block number or of a device. Source: domain model §3.0. */
export interface LoginLockTable {
  lock_key: string
  /** When the attempts of the running window came. */
  wrong_at: number[]
  locked_until: number
}

/** Nonces of signed requests, kept for the clock window. */
export interface RequestNonceTable {
  nonce: string
  signed_at: number
}

/** A code sent to a mobile number; only its hash is kept. */
export interface SmsCodeTable {
  sms_id: number
  mobile: string
  purpose: (typeof smsPurposes)[number] | 'proof'
  code_hash: Buffer
  /** The device that asked for it, the only one that may try it. */
  ak: string
  /** Its address on the network. */
  address: string
  /** Whether the number's owner had signed in on it before. */
  is_known: boolean
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

/** A WeChat user as a way to sign in. Our decision: docs/decisions/0070-accounts.md */
export interface WechatLoginTable {
  app_id: string
  open_id: string
  user_id: number
  at: number
}

/** Somebody's first login, and who invited them, if anybody. Source: domain model §3.21. */
export interface ReferralTable {
  user_id: number
  referee_user_id: number | null
  at: number
}

declare module '../../db/schema' {
  interface Database {
    user_account: UserAccountTable
    session_token: SessionTokenTable
    known_device: KnownDeviceTable
    credential_change: CredentialChangeTable
    login_lock: LoginLockTable
    request_nonce: RequestNonceTable
    sms_code: SmsCodeTable
    sms_outbox: SmsOutboxTable
    wechat_login: WechatLoginTable
    referral: ReferralTable
  }
}
