import type { Result } from '@contract/result'
import type { Getter } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import type { Remote } from '../remote/remote'
import { userAtom } from '../session/atoms'
import type { Api } from './api'
import { apiAtom } from './api'
import { quietly } from './quietly'

interface Held<T> {
  /** Whose it is: another user never sees it. */
  readonly token: string
  readonly state: Remote<T, CallError>
}

/**
 * One thing on the server that belongs to the signed-in user: a reader and a loader. While it is loaded again the old value stays; of two
 * loads that overlap the newer wins; after a change of user it is idle again. Nothing is asked for a guest.
 */
export function remoteCall<T>(send: (api: Api, get: Getter) => Promise<Result<T, CallError>>) {
  const heldAtom = atom<Held<T>>({ token: '', state: { tag: 'idle' } })
  const runAtom = atom(0)
  const tokenAtom = atom((get) => get(userAtom)?.token ?? '')

  const valueAtom = atom((get): Remote<T, CallError> => {
    const { token, state } = get(heldAtom)
    return token === get(tokenAtom) ? state : { tag: 'idle' }
  })

  const loadAtom = atom(null, async (get, set): Promise<void> => {
    const run = get(runAtom) + 1
    const token = get(tokenAtom)
    if (token === '') return
    const hadValue = get(valueAtom).tag === 'ready'
    set(runAtom, run)
    if (!hadValue) set(heldAtom, { token, state: { tag: 'loading' } })
    const answer = await send(quietly(get(apiAtom)), get)
    if (get(runAtom) !== run) return
    if (answer.ok) set(heldAtom, { token, state: { tag: 'ready', value: answer.value } })
    else if (!hadValue) set(heldAtom, { token, state: { tag: 'failed', error: answer.error } })
  })

  return { valueAtom, loadAtom }
}
