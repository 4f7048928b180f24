import { areaId } from './city'
import type { Call, Loaded, Target } from './load'
import { load } from './load'
import { sessionOf } from './stock'

export interface Length {
  readonly connections: number
  readonly seconds: number
}

export const reads = ['board', 'newest', 'listing', 'depth', 'history', 'ranking', 'orders', 'money'] as const
export type Read = (typeof reads)[number]

const guest = { ak: 'bench-guest' } as const

export const readCalls: Readonly<Record<Read, (connection: number) => Call>> = {
  board: () => ({ path: '/bctSale/list', who: guest, body: `areaId=${areaId}`, kind: 'form' }),
  newest: () => ({
    path: '/bctSale/list',
    who: guest,
    body: `areaId=${areaId}&sort=newest`,
    kind: 'form',
  }),
  listing: () => ({ path: '/bctSale/info', who: guest, body: 'id=10', kind: 'form' }),
  depth: () => ({ path: '/bctItem/depth', who: guest, body: 'itemId=1', kind: 'form' }),
  history: () => ({ path: '/bctItem/history', who: guest, body: 'itemId=1', kind: 'form' }),
  ranking: () => ({ path: '/user/rankList', who: sessionOf(0), body: `areaId=${areaId}`, kind: 'form' }),
  orders: () => ({ path: '/bctOrder/list', who: sessionOf(0), body: 'side=buy&tab=done', kind: 'form' }),
  money: () => ({ path: '/bctMoney/list', who: sessionOf(0), body: '', kind: 'form' }),
}

/** Signed reads: the board, its newest, a listing, an item's depth and prices, the ranking, and the busiest resident's records. */
export const measureReads = (server: Target, read: Read, length: Length): Promise<Loaded> =>
  load(server, length, readCalls[read])
