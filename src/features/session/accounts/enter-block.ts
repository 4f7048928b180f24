import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { accountsAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { loginAtom } from '../login/login'
import { switchAccountAtom } from './accounts'

export interface EnterWish {
  readonly areaId: number
  readonly blockNo: number
  /** Its founder password, where the person sees it right now. */
  readonly password: string | undefined
}

/** The number that the person acts as from now on; null when its founder password must be typed. */
type Entered = Result<number | null, CallError>

/**
 * Acts as the own block in a city from now on with the token at hand, for who has acted as none so far. Failures: those of `/bctUser/add`,
 * NO_BLOCK for who has none there. Our decision: docs/decisions/0070-accounts.md
 */
export const settleInAtom = atom(null, async (get, set, areaId: number): Promise<Result<number, CallError>> => {
  const answer = await get(apiAtom).json('/bctUser/add', { areaId }, { quiet: true })
  if (!answer.ok) return answer
  const { blockNo, areaName } = answer.value
  const user = get(userAtom)
  // Who signed out or moved to another account meanwhile stays there.
  if (user?.blockNo !== 0) return ok(blockNo)
  set(sessionEventAtom, { kind: 'loggedIn', user: { ...user, blockNo, blockAreaId: areaId, areaName } })
  set(sessionEventAtom, { kind: 'accountForgotten', userId: user.userId, blockNo: 0 })
  return ok(blockNo)
})

/**
 * Acts as a block that was just bought: with its password that is still on the page, as an account that this device remembers, or, for who
 * has acted as no block so far, with the token they have. Failures: those of `/block/login` and `/bctUser/add`. Source: community §8; our
 * decision: docs/decisions/0070-accounts.md
 */
export const enterBlockAtom = atom(null, async (get, set, wish: EnterWish): Promise<Entered> => {
  const { areaId, blockNo, password } = wish
  const user = get(userAtom)
  const known = get(accountsAtom).find((account) => account.blockNo === blockNo && account.token !== '')
  if (known && known.userId === user?.userId) {
    set(switchAccountAtom, known)
    return ok(blockNo)
  }
  if (user?.blockNo === 0) return set(settleInAtom, areaId)
  if (password === undefined) return ok(null)
  const answer = await set(loginAtom, { areaId, blockNo, password })
  return answer.ok ? ok(blockNo) : answer
})
