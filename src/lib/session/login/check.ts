import { atom } from 'jotai'
import { apiAtom } from '../../api/api'
import { takeAsksAtom } from '../agreeing'
import { sessionEventAtom, userAtom } from '../atoms'

/** The first login check after start, and the pause between later ones. Source: specification §6, §9. */
export const loginCheckTimes = { firstMs: 10_000, everyMs: 600_000 } as const

/**
 * Asks whether the session is still good and takes a renewed token. Guests ask nothing; a 401 is handled by the
 * client. Source: specification §4, §6.
 */
export const checkLoginAtom = atom(null, async (get, set) => {
  const user = get(userAtom)
  if (user === null) return
  const answer = await get(apiAtom).form('/user/check', {}, { quiet: true })
  if (!answer.ok) return
  const { isAdmin, token, isOffered = false, asks } = answer.value
  const renewed = token ?? null
  set(sessionEventAtom, { kind: 'checked', token: user.token, isAdmin, renewed, isOffered })
  set(takeAsksAtom, renewed ?? user.token, asks)
})
