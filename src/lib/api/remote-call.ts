import type { Result } from '@contract/result'
import type { Getter } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import { userAtom } from '../session/atoms'
import type { Api } from './api'
import { keyedCall } from './keyed-call'

/** The one thing of its kind that the signed-in user has on the server: `keyedCall` without a key. Nothing is asked for a guest. */
export function remoteCall<T>(send: (api: Api, get: Getter) => Promise<Result<T, CallError>>) {
  const { valueAtom, loadAtom } = keyedCall<T>((api, _key, get) => send(api, get))
  const loadOwnAtom = atom(null, async (get, set): Promise<void> => {
    if (get(userAtom)) await set(loadAtom, 0)
  })
  return { valueAtom, loadAtom: loadOwnAtom }
}
