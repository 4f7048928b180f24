import { useAtomValue } from 'jotai'
import type { Sought } from '@/lib/api/use-known'
import { useKnown } from '@/lib/api/use-known'
import type { ParamsOf, RouteName } from '@contract/pages/routes'
import { siteNameAtom } from '@/lib/session/site'
import { usePageCard } from './use-page-card'

export interface InfoPage<T, K, R extends RouteName> extends Omit<Sought<T, K>, 'where'> {
  readonly route: R
  readonly params: ParamsOf<R>
  /** What the card says before the name of the product. */
  readonly titleOf: (value: T) => string
  /** The same before the thing is here; the product alone without it. */
  readonly titleBefore?: string
  readonly pictureOf?: (value: T) => string | undefined
}

/** The page of one thing by its address, for guests too: it is read, and its link is shared. */
export function useInfoPage<T, K extends number | string, R extends RouteName>(page: InfoPage<T, K, R>) {
  const { route, params } = page
  const known = useKnown({ ...page, where: JSON.stringify(params) })
  const { value } = known
  const siteName = useAtomValue(siteNameAtom)
  const title = value ? page.titleOf(value) : page.titleBefore
  const card = usePageCard({
    route,
    params,
    title: title === undefined ? siteName : `${title} · ${siteName}`,
    imageUrl: value && page.pictureOf?.(value),
  })
  return { ...known, card }
}
