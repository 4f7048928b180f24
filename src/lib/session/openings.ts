import { atom, useAtomValue } from 'jotai'
import type { Openings } from '@contract/hours'
import { areaIdAtom } from './atoms'
import { siteAtom } from './site'

const unknown: Openings = []

/** When the chosen city is open, as far as it was told; what is not known goes by the standard hours, and the server refuses anyway. */
const openingsAtom = atom((get): Openings => {
  const site = get(siteAtom)
  return site.tag === 'ready' && site.value.areaId === get(areaIdAtom) ? site.value.openings : unknown
})

export const useOpenings = (): Openings => useAtomValue(openingsAtom)
