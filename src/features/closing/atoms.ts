import type { Closing } from '@contract/endpoints/people/closing'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { sessionAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'

const closing = remoteCall((api) => api.form('/bctAccount/closing', {}))
/** What closing the account would end, and what stands in its way. */
export const closingAtom = closing.valueAtom
export const loadClosingAtom = closing.loadAtom

const done = { ok: true, value: {} } as const

/**
 * Closes the reader's account, as it was shown, and forgets it on this device. A repeat after a lost answer whose session has ended is
 * taken as done, because closing ends it. Failures: those of `/bctAccount/close`.
 */
export const closeAccountAtom = atom(
  null,
  async (get, set, { blocks, rest }: Closing): Promise<Result<object, CallError>> => {
    const user = get(userAtom)
    const wish = `close:${user?.userId ?? 0}`
    const isRepeat = get(commandsAtom).pendingNumber(wish) !== null
    const mine = get(sessionAtom).accounts.filter(({ userId }) => userId === user?.userId)
    const answer = await sendCommand(get(commandsAtom), wish, (clientNo) =>
      get(apiAtom).json('/bctAccount/close', { clientNo, blocks: blocks.length, rest }, { quiet: true }),
    )
    const isGone = !answer.ok && answer.error.kind === 'loggedOut' && isRepeat
    if (!answer.ok && !isGone) return answer
    for (const { userId, blockNo } of mine) set(sessionEventAtom, { kind: 'accountForgotten', userId, blockNo })
    return done
  },
)
