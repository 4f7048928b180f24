import { routes } from '@contract/pages/routes'

/** Where a share link leads, and who shared it. */
export interface ShareTarget {
  /** The page's address with its other parameters, for the history route. */
  readonly address: string
  /** The user id of the sharer; null when the link has none. */
  readonly refereeId: number | null
}

const known = (page: string): boolean => Object.values(routes).some((route) => route === page)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/**
 * A share link: `base#/route?refereeId=…` and more parameters. Without a user there is no `refereeId`; empty values, zero and false are
 * left out; a list repeats its name; a parameter named refereeId wins. Values are not URL-encoded. Without a route it is the base alone.
 * Source: specification §2 (share links).
 */
export function shareLink(
  base: string,
  route: string | null | undefined,
  userId: number | string | null | undefined,
  more: Readonly<Record<string, unknown>> = {},
): string {
  if (route === null || route === undefined || route === '') return base
  const pairs = Object.entries({ refereeId: userId, ...more })
    .filter(([, value]) => Boolean(value))
    .flatMap(([name, value]) => listOf(value).map((one) => `${name}=${String(one)}`))
  return `${base}#/${route}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/**
 * Reads the part after `#` of a share link `base#/route?refereeId=…`. Null for anything that is not the address of one of our pages.
 * A sharer of more than 15 digits is none: it would be read as another. Source: specification §2 (share links); readings (Routes:
 * translated to the history route at start).
 */
export function readShareHash(hash: string): ShareTarget | null {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const page = path === '/' ? routes.home : path.replace(/^\//, '')
  if (!path.startsWith('/') || !known(page)) return null
  const pairs = query.split('&').filter((pair) => pair !== '')
  const referee = pairs.find((pair) => pair.startsWith('refereeId='))?.slice('refereeId='.length) ?? ''
  const rest = pairs.filter((pair) => !pair.startsWith('refereeId='))
  return {
    address: `/${page}${rest.length > 0 ? `?${rest.join('&')}` : ''}`,
    refereeId: /^[1-9]\d{0,14}$/.test(referee) ? Number(referee) : null,
  }
}
