import type { PaintedBuild } from './build'
import type { Drawable } from './drawing'

/** A page that can be drawn, with the parameters that it is drawn by. */
export interface Named {
  readonly page: string
  readonly params: Readonly<Record<string, string>>
  readonly isPrivate: boolean
}

/** An id, or a switch, as addresses have them. */
const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/**
 * Which page an address names, below the base path; undefined for one that is not drawn: another page, one of somebody's own (by an order,
 * a payment), or one with a parameter that is no number. What messengers add to an address does not count.
 */
export function wishedPage(
  pages: readonly Drawable[],
  { addressOf }: Pick<PaintedBuild, 'addressOf'>,
  url: string,
): Named | undefined {
  const [path = '', query = ''] = url.split('?')
  const found = pages.find(({ page }) => path === page || path === addressOf(page))
  if (!found) return undefined
  const given = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(found.by, name))
  if (given.some(([name, value]) => !found.by[name] || !isNumber(value))) return undefined
  const params = Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)))
  return { page: found.page, params, isPrivate: found.isPrivate }
}
