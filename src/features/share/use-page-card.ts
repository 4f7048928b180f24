import { useAtomValue } from 'jotai'
import { signPageAtom } from '@/lib/api/sign-page'
import { addressOf } from '@/lib/routes/address'
import type { ParamsOf, RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'
import { shareLink } from '@/lib/routes/share-link'
import { userAtom } from '@/lib/session/atoms'
import { device } from '@/platform/device/device'
import { usePageShare } from '@/platform/share/share'
import type { ShareCard } from '@/platform/share/types'

export interface PageCard<R extends RouteName> {
  readonly route: R
  readonly params?: ParamsOf<R>
  readonly title: string
  readonly imageUrl?: string | undefined
}

/** The page's address with the sharer's id, for a card of the mini-program. */
function pathOf<R extends RouteName>({ route, params }: PageCard<R>, userId: number | undefined): string {
  const address = addressOf(route, params)
  return userId === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}refereeId=${userId}`
}

/**
 * The card with which the current page is shared, given to the platform at once. The link is `base#/route?refereeId=…` with the page's
 * parameters. Source: specification §2 (share links).
 */
export function usePageCard<R extends RouteName>(page: PageCard<R>): ShareCard {
  const userId = useAtomValue(userAtom)?.userId
  // A mini-program has no address of its own: its link leads to the web app, which the server serves.
  const base = `${device.origin || API_ORIGIN}${BASE_PATH === '/' ? '/' : `${BASE_PATH}/`}`
  const card: ShareCard = {
    title: page.title,
    path: pathOf(page, userId),
    link: shareLink(base, routes[page.route], userId, { ...page.params }),
    imageUrl: page.imageUrl,
  }
  usePageShare(card, useAtomValue(signPageAtom))
  return card
}
