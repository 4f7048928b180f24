import { useAtomValue, useSetAtom } from 'jotai'
import type { ListCall } from '@/lib/api/list-call'
import type { ListOnPage } from '@/lib/api/use-list'
import { useList } from '@/lib/api/use-list'
import { noList } from '@/lib/remote/list'
import { isAreaKnownAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom } from '@/lib/session/site'

/** A list of the chosen city. While no city is known, which it is is asked in its place, and the list says when that failed. */
export function useCityList<Row, Query, Extra>(
  call: ListCall<Row, Query, Extra>,
  query: Query,
): ListOnPage<Row, Extra> {
  const isCityKnown = useAtomValue(isAreaKnownAtom)
  const site = useAtomValue(siteAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const shown = useList(call, isCityKnown ? query : undefined)
  if (isCityKnown) return shown
  const failed = site.tag === 'failed' && {
    ...noList,
    tag: 'error' as const,
    of: 'refresh' as const,
    error: site.error,
  }
  return { ...shown, refresh: loadSite, ...(failed && { list: failed, retry: () => void loadSite() }) }
}
