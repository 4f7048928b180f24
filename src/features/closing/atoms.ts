import type { Closing } from '@contract/endpoints/people/closing'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import { sessionAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login-request'
import { copy } from './copy'

const closing = remoteCall((api) => api.form('/bctAccount/closing', {}))
/** What closing the account would end, and what stands in its way. */
export const closingAtom = closing.valueAtom
export const loadClosingAtom = closing.loadAtom

/**
 * Closes the reader's account, as it was shown, and forgets it on this device. A lost answer is asked for again at once. When the session
 * turns out to have ended after one, nothing says why: the login says that the account may be closed, and the device forgets nothing.
 * Failures: those of `/bctAccount/close`.
 */
export const closeAccountAtom = atom(
  null,
  async (get, set, { blocks, rest }: Closing): Promise<Result<object, CallError>> => {
    const user = get(userAtom)
    const wish = `close:${user?.userId ?? 0}`
    const wasPending = get(commandsAtom).pendingNumber(wish) !== null
    const mine = get(sessionAtom).accounts.filter(({ userId }) => userId === user?.userId)
    const ask = () =>
      sendCommand(get(commandsAtom), wish, (clientNo) =>
        get(apiAtom).json('/bctAccount/close', { clientNo, blocks: blocks.length, rest }, { quiet: true }),
      )
    const first = await ask()
    const isLost = !first.ok && isUncertain(first.error)
    const answer = isLost ? await ask() : first
    if (!answer.ok) {
      if (answer.error.kind === 'loggedOut' && (wasPending || isLost)) set(openLoginAtom, copy.maybe)
      return answer
    }
    for (const { userId, blockNo } of mine) set(sessionEventAtom, { kind: 'accountForgotten', userId, blockNo })
    return answer
  },
)
