import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'

/** The reader's own profile: name, city, days as a resident, popularity value, neighbours. */
export type Profile = ApiOutput<'/user/getInfo'>

const profile = remoteCall((api) => api.form('/user/getInfo', {}))
export const profileAtom = profile.valueAtom
export const loadProfileAtom = profile.loadAtom
