import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { OrderTerms } from '@contract/orders/terms'
import type { Waits } from '@contract/settings/waits'
import { standardWaits } from '@contract/settings/waits'
import { useOnShow } from '@/platform/page/use-on-show'
import { areaIdAtom } from './atoms'
import { loadSiteAtom, siteAtom } from './site'

/** With what an order of a city is made now, asked for anew by what says it; undefined while it is unknown, and for another city. */
export function useTerms(areaId: number): OrderTerms | undefined {
  const load = useSetAtom(loadSiteAtom)
  const site = useAtomValue(siteAtom)
  useOnShow('terms', () => void load())
  return site.tag === 'ready' && site.value.areaId === areaId ? site.value.terms : undefined
}

/** The waits of the city that the configuration is of, as far as it was told. */
const waitsAtom = atom((get) => {
  const site = get(siteAtom)
  if (site.tag !== 'ready') return undefined
  const { areaId, terms, waits } = site.value
  return { areaId, waits: { ...standardWaits, ...terms, ...waits } }
})

/** How long the waits of a city are, of the chosen one unless it is named; what is not known is as the standard. */
export function useWaits(areaId?: number): Waits {
  const chosen = useAtomValue(areaIdAtom)
  const known = useAtomValue(waitsAtom)
  return known?.areaId === (areaId ?? chosen) ? known.waits : standardWaits
}
