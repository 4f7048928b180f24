import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'

/** Own profile: name, city, days as a resident, popularity value, neighbours. */
export type Profile = ApiOutput<'/user/getInfo'>

/** How many orders wait for me, for the other, are disputed, are done. */
export type OrderNumbers = ApiOutput<'/bctOrder/getNum'>

const profile = remoteCall((api) => api.form('/user/getInfo', {}, { quiet: true }))
export const profileAtom = profile.valueAtom
export const loadProfileAtom = profile.loadAtom

const orderNumbers = remoteCall((api) => api.form('/bctOrder/getNum', {}, { quiet: true }))
export const orderNumbersAtom = orderNumbers.valueAtom
export const loadOrderNumbersAtom = orderNumbers.loadAtom
