import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import type { LoginUser } from '@/lib/session/session'
import type { Result } from '@contract/result'
import { enterAtom } from './enter'
import type { LoginArea } from './rules'

export interface LoginWish {
  readonly areaId: number
  readonly blockNo: number
  readonly password: string
}

/**
 * Logs in with a block number and its founder password, encrypted with the server's key. On success the session is that user's.
 * Failures: those of the call; `broken` when there is no usable key. Source: specification §4, §5, §7.
 */
export const loginAtom = atom(null, async (get, set, wish: LoginWish): Promise<Result<LoginUser, CallError>> => {
  const sealed = await set(sealPasswordAtom, wish.password)
  if (!sealed.ok) return sealed
  const { areaId, blockNo } = wish
  return set(enterAtom, (shareCode) =>
    get(apiAtom).form('/block/login', { areaId, blockNo, password: sealed.value, shareCode }, { quiet: true }),
  )
})

/** The cities that have a block of this number; none when the server does not answer. Source: domain model §6.1 (block/check). */
export const findAreasAtom = atom(null, async (get, _set, blockNo: number): Promise<readonly LoginArea[]> => {
  const answer = await get(apiAtom).form('/block/check', { blockNo }, { quiet: true })
  return answer.ok ? answer.value.areas : []
})

/** Logs out: the session ends here at once, and on the server when the call arrives. Source: specification §4; domain model §6.1. */
export const logoutAtom = atom(null, (get, set) => {
  const user = get(userAtom)
  if (user === null) return
  void get(apiAtom).form('/bctUser/remove', { id: user.userId }, { quiet: true })
  set(sessionEventAtom, { kind: 'loggedOut' })
})
