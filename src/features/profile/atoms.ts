import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'
import { areaIdAtom } from '@/lib/session/atoms'

/** The reader's own profile: name, city, days as a resident, popularity value, neighbours. */
export type Profile = ApiOutput<'/user/getInfo'>

const profile = remoteCall((api) => api.form('/user/getInfo', {}))
export const profileAtom = profile.valueAtom
export const loadProfileAtom = profile.loadAtom

const toDo = remoteCall((api, get) => api.form('/index/toDo', { areaId: get(areaIdAtom) }))

/** What waits for the reader, by kind. */
export const toDoAtom = toDo.valueAtom
export const loadToDoAtom = toDo.loadAtom
