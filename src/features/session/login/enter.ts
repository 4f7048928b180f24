import { atom } from 'jotai'
import type { Result } from '@contract/result'
import type { CallError } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { sessionEventAtom } from '@/lib/session/atoms'
import { refereeAtom } from '@/lib/session/referee'
import type { LoginUser } from '@/lib/session/session'

/**
 * One login of any kind. It carries the referrer that the device remembers, who is forgotten after a successful login; then the session is
 * the new user's. Source: specification §3 (shareCode), §4; domain model §3.21.
 */
export const enterAtom = atom(
  null,
  async (
    get,
    set,
    send: (shareCode: number | undefined) => Promise<Result<LoginUser, CallError>>,
  ): Promise<Result<LoginUser, CallError>> => {
    const referee = get(refereeAtom)
    const answer = await send(referee.read())
    if (!answer.ok) return answer
    referee.forget()
    const { closingUntil, ...user } = answer.value
    set(sessionEventAtom, { kind: 'loggedIn', user })
    // An account that waits to be closed can be taken back, and do nothing else.
    if (closingUntil !== undefined) goTo('userInfo', { part: 'close' })
    return answer
  },
)
