import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderTerms } from '@contract/orders/terms'
import { useOnShow } from '@/platform/page/use-on-show'
import { loadSiteAtom, siteAtom } from './site'

/** With what an order of a city is made now, asked for anew by what says it; undefined while it is unknown, and for another city. */
export function useTerms(areaId: number): OrderTerms | undefined {
  const load = useSetAtom(loadSiteAtom)
  const site = useAtomValue(siteAtom)
  useOnShow('terms', () => void load())
  return site.tag === 'ready' && site.value.areaId === areaId ? site.value.terms : undefined
}
