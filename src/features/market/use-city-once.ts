import { useAtomValue, useSetAtom } from 'jotai'
import { isAreaKnownAtom, sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { areaAtom, loadAreaAtom } from './atoms'

/** Reads the chosen city when the page shows, unless that was done before. Whether the city is known. */
export function useCityOnce(): boolean {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const isKnown = useAtomValue(isAreaKnownAtom)
  useOnShow(`${areaId} ${areaName}`, () => {
    if (!isKnown) void loadSite()
    else if (area.tag !== 'ready' || area.value.areaId !== areaId) void loadArea(areaId)
  })
  return isKnown
}
