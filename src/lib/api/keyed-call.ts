import type { Result } from '@contract/result'
import type { Getter } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import type { Remote } from '../remote/remote'
import { userAtom } from '../session/atoms'
import type { Api } from './api'
import { apiAtom } from './api'
import { quietly } from './quietly'

interface Held<T, K> {
  /** The user and the key it belongs to: another user or key never sees it. */
  readonly token: string
  readonly key: K | undefined
  readonly state: Remote<T, CallError>
}

const idle = { tag: 'idle' } as const

/**
 * One thing on the server, read by its id: a reader, a loader, a way to show what another call answered, and one to forget. While it is
 * loaded again the old value stays; the newer of two loads wins; another user or another id starts empty.
 */
export function keyedCall<T, K extends number | string = number>(
  send: (api: Api, key: K, get: Getter) => Promise<Result<T, CallError>>,
) {
  const heldAtom = atom<Held<T, K>>({ token: '', key: undefined, state: idle })
  const runAtom = atom(0)
  const tokenAtom = atom((get) => get(userAtom)?.token ?? '')

  const valueAtom = atom((get): Remote<T, CallError> => {
    const { token, state } = get(heldAtom)
    return token === get(tokenAtom) ? state : idle
  })

  const loadAtom = atom(null, async (get, set, key: K): Promise<void> => {
    const run = get(runAtom) + 1
    set(runAtom, run)
    const token = get(tokenAtom)
    const hadValue = get(valueAtom).tag === 'ready' && get(heldAtom).key === key
    if (!hadValue) set(heldAtom, { token, key, state: { tag: 'loading' } })
    const answer = await send(quietly(get(apiAtom)), key, get)
    if (get(runAtom) !== run) return
    if (answer.ok) set(heldAtom, { token, key, state: { tag: 'ready', value: answer.value } })
    else if (!hadValue) set(heldAtom, { token, key, state: { tag: 'failed', error: answer.error } })
  })

  const showAtom = atom(null, (get, set, key: K, value: T) => {
    set(runAtom, get(runAtom) + 1)
    set(heldAtom, { token: get(tokenAtom), key, state: { tag: 'ready', value } })
  })

  /** What is known is no longer so; nothing is shown until it is read again. */
  const forgetAtom = atom(null, (get, set) => {
    set(runAtom, get(runAtom) + 1)
    set(heldAtom, { token: get(tokenAtom), key: undefined, state: idle })
  })

  return { valueAtom, loadAtom, showAtom, forgetAtom }
}
