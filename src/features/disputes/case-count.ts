import { atom } from 'jotai'
import { remoteCall } from '@/lib/api/remote-call'
import { isNoRight } from '@/lib/refusals/no-right'
import { userAtom } from '@/lib/session/atoms'

const running = remoteCall((api) => api.form('/bctDispute/list', { tab: 'running' }))

/** How many disputes wait for the reader's decision; undefined for a reader who decides none. */
export const caseCountAtom = atom((get) => {
  const known = get(running.valueAtom)
  return known.tag === 'ready' ? known.value.total : undefined
})

const toldNoBase = atom('')

/** Asks whether the reader decides disputes. For a reader without that right it asks once per login. Source: domain model §2 (roles). */
export const loadCaseCountAtom = atom(null, async (get, set) => {
  const token = get(userAtom)?.token ?? ''
  if (get(toldNoBase) === token) return
  await set(running.loadAtom)
  const known = get(running.valueAtom)
  if (isNoRight(known)) set(toldNoBase, token)
})
