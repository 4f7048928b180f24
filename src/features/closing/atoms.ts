import type { Closing } from '@contract/endpoints/people/closing'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'

const closing = remoteCall((api) => api.form('/bctAccount/closing', {}))
/** What closing the account would end, what stands in its way, and until when a closing that waits can be taken back. */
export const closingAtom = closing.valueAtom
export const loadClosingAtom = closing.loadAtom

/**
 * Begins to close the reader's account, as it was shown. A lost answer is asked for again at once. Failures: those of `/bctAccount/close`.
 */
export const closeAccountAtom = atom(
  null,
  async (get, _set, { rest }: Pick<Closing, 'rest'>): Promise<Result<object, CallError>> => {
    const ask = () =>
      sendCommand(get(commandsAtom), ['close', get(userAtom)?.userId ?? 0, rest], (clientNo) =>
        get(apiAtom).json('/bctAccount/close', { clientNo, rest }, { quiet: true }),
      )
    const first = await ask()
    return !first.ok && isUncertain(first.error) ? ask() : first
  },
)

/**
 * Takes back the account that waits to be closed: a later closing is another one, also where no answer to this one came. Failures: those of
 * `/bctAccount/takeBack`.
 */
export const takeBackAtom = atom(null, async (get, _set, until: number): Promise<Result<object, CallError>> => {
  const [commands, userId] = [get(commandsAtom), get(userAtom)?.userId ?? 0]
  const taken = await sendCommand(commands, ['takeBack', userId, until], (clientNo) =>
    get(apiAtom).json('/bctAccount/takeBack', { clientNo }, { quiet: true }),
  )
  if (taken.ok) forgetWishes(commands, ['close', userId])
  return taken
})
