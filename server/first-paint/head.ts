import type { DrawnHead } from './drawing'

const inert = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Where a page is. */
export interface PageAddress {
  /** The server's address without a trailing slash; without it nothing can be named in full. */
  readonly publicUrl?: string | undefined
  readonly basePath: string
  /** Its own path, without parameters. */
  readonly page: string
  readonly isPrivate: boolean
  /** The address of a page by its own path, below the base path. */
  readonly addressOf: (page: string) => string
}

/** The address that stands for a page: the one it is shared with, without what only some visitors have in theirs. */
function canonical({ publicUrl = '', basePath, addressOf }: PageAddress, shared: string): string {
  const [page = '', query] = shared.split('?')
  return `${publicUrl}${basePath}${addressOf(page)}${query === undefined ? '' : `?${query}`}`
}

/**
 * What search engines and messengers read of a page: its title, its first words, the address that stands for it, and its picture. Who is
 * not signed in finds nothing on a private page, so it says only that it is not to be listed. A page that nobody shares stands for itself.
 * Source: the Open Graph protocol; RFC 6596.
 */
export function headOf({ title, card: own, words }: DrawnHead, place: PageAddress): string {
  const name = `<title>${inert(title)}</title>`
  if (place.isPrivate) return `${name}<meta name="robots" content="noindex">`
  const card: NonNullable<DrawnHead['card']> = own ?? { title, path: place.page }
  const address = canonical(place, card.path)
  const picture = place.publicUrl !== undefined && card.imageUrl
  const said: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:title', inert(card.title)],
    ['og:description', words],
    ...(place.publicUrl === undefined ? [] : ([['og:url', inert(address)]] as const)),
    ...(picture ? ([['og:image', inert(new URL(picture, place.publicUrl).href)]] as const) : []),
  ]
  return [
    name,
    `<meta name="description" content="${words}">`,
    `<link rel="canonical" href="${inert(address)}">`,
    ...said.map(([property, content]) => `<meta property="${property}" content="${content}">`),
  ].join('')
}
