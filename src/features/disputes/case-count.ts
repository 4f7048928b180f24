import { atom } from 'jotai'
import { remoteCall } from '@/lib/api/remote-call'

const running = remoteCall((api) => api.form('/bctDispute/list', { tab: 'running' }))

/** How many disputes wait for the decision of a reader who decides some; undefined until that is known. */
export const caseCountAtom = atom((get) => {
  const known = get(running.valueAtom)
  return known.tag === 'ready' ? known.value.total : undefined
})

/** For a reader who decides disputes (`judges` of the own profile). Source: domain model §2 (roles). */
export const loadCaseCountAtom = running.loadAtom
