import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { LoginUser } from '@/lib/session/session'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { enterAtom } from '../enter'

/** What a code is for: a code for signing in cannot change a password. */
export type CodePurpose = ApiInput<'/sms/send'>['purpose']

/** Asks for a code for this mobile number; the answer says when the next may be asked for. Source: domain model §6.1. */
export const sendCodeAtom = atom(
  null,
  (get, _set, wish: ApiInput<'/sms/send'>): Promise<Result<ApiOutput<'/sms/send'>, CallError>> =>
    get(apiAtom).form('/sms/send', wish, { quiet: true }),
)

export interface SmsWish {
  readonly areaId: number
  readonly mobile: string
  readonly code: string
  /** When the agreements were ticked. */
  readonly agreedAt?: number
}

/** Logs in with a mobile number and its code; on success the session is that user's. Source: specification §7 (SMS login). */
export const smsLoginAtom = atom(null, (get, set, wish: SmsWish): Promise<Result<LoginUser, CallError>> =>
  set(enterAtom, (shareCode) => get(apiAtom).form('/sms/login', { ...wish, shareCode }, { quiet: true })),
)
