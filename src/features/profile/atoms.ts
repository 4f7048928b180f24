import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'
import { areaIdAtom } from '@/lib/session/atoms'

/** The reader's own profile: name, city, days as a resident, popularity value, neighbours. */
export type Profile = ApiOutput<'/user/getInfo'>

const profile = remoteCall((api) => api.form('/user/getInfo', {}))
export const profileAtom = profile.valueAtom
export const loadProfileAtom = profile.loadAtom

const countParts = remoteCall((api, get) => api.form('/index/countParts', { areaId: get(areaIdAtom) }))

/** What waits for the reader, by kind. */
export const countPartsAtom = countParts.valueAtom
export const loadCountPartsAtom = countParts.loadAtom
