import type { ApiInput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { areaIdAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { payment } from '@/platform/payment/payment'
import { enterAtom } from '../login/enter'

type Codes = Pick<ApiInput<'/mini/login'>, 'way' | 'code' | 'phoneCode' | 'agreedAt'>

/** Signs in by codes from WeChat; on success the session is that user's. Failures: those of `/mini/login`. Source: specification §7. */
export const loginByCodesAtom = atom(null, (get, set, codes: Codes): Promise<Result<LoginUser, CallError>> =>
  set(enterAtom, (shareCode) =>
    get(apiAtom).form('/mini/login', { areaId: get(areaIdAtom), ...codes, shareCode }, { quiet: true }),
  ),
)

/** The code of a mobile number, and when the agreements were ticked for it. */
type Phone = Pick<Codes, 'phoneCode' | 'agreedAt'>

/** The platform gave no code. */
export const noCode: CallError = { kind: 'offline', message: 'login:fail' }

/**
 * The two mini-program logins: as the WeChat user of this phone, and with the code of their mobile number. Each gets a new code from the
 * platform, which is valid for one call. Source: specification §7; domain model §6.2. Our decision: docs/decisions/0070-accounts.md
 */
export const miniLoginAtom = atom(null, async (_get, set, phone?: Phone): Promise<Result<LoginUser, CallError>> => {
  const code = await payment.payerCode()
  if (code === undefined) return err(noCode)
  return set(loginByCodesAtom, { way: 'mini', code, ...phone })
})
