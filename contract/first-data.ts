import type { ApiOutput } from './endpoints/all'

/**
 * What the server writes into the buy home's page, so that rows show before the app has run: the answers that a guest in the server's area
 * gets. Nothing personal. Our decision: docs/decisions/0100-first-paint.md
 */
export interface FirstData {
  /** The server's time when it was read, epoch milliseconds. */
  readonly at: number
  readonly config: ApiOutput<'/index/config'>
  readonly area: ApiOutput<'/area/info'>
  readonly categories: ApiOutput<'/category/list'>
  readonly board: ApiOutput<'/bctSale/list'>
}

/** Names of the elements in the page that server and app agree on. */
export const firstPaintIds = { shell: 'first-paint', scroller: 'first-paint-page', data: 'first-data' } as const
