import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { accountsAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import type { Result } from '@contract/result'
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
    return { ok: true, value: blockNo }
  }
  if (user?.blockNo === 0) {
    const answer = await get(apiAtom).json('/bctUser/add', { areaId }, { quiet: true })
    if (!answer.ok) return answer
    const { blockNo: entered, areaName } = answer.value
    set(sessionEventAtom, { kind: 'loggedIn', user: { ...user, blockNo: entered, blockAreaId: areaId, areaName } })
    set(sessionEventAtom, { kind: 'accountForgotten', userId: user.userId, blockNo: 0 })
    return { ok: true, value: entered }
  }
  if (password === undefined) return { ok: true, value: null }
  const answer = await set(loginAtom, { areaId, blockNo, password })
  return answer.ok ? { ok: true, value: blockNo } : answer
})
