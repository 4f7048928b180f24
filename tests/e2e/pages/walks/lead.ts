import type { RouteName } from '@contract/pages/routes'
import type { AppDriver } from '../../support/driver'

/**
 * Who walks: both sides of an order; who has something to confirm, to pay and to correct; who has a shop to pay for; who was refused one,
 * was paid by the fund and asks for support; who is not logged in; who has an office.
 */
export type Walker =
  'buyer' | 'seller' | 'waiting' | 'owing' | 'keeper' | 'refused' | 'guest' | 'operator' | 'mayor' | 'arbiter'

/**
 * For the words of an entry: the page that it opens, and words that only that page has. An entry that differs by who looks names them, and
 * each of them follows it; one that differs by the target names that. Every other entry is followed once, by the first who sees it.
 */
export type Lead = readonly [
  entry: RegExp,
  to: RouteName,
  promised: string | RegExp,
  only?: readonly Walker[] | AppDriver['target'] | undefined,
  /** It takes the place of the page that leads to it, as the pages of the tab bar always do. */
  replaces?: 'replaces',
]

export interface Entries {
  readonly leads?: readonly Lead[]
  /** What its menu ··· leads to. */
  readonly menu?: readonly Lead[]
  /** Entries that stay on their page: fields, filters, sheets, and acts, which `tests/ui/entries` follows. */
  readonly own?: RegExp
}
