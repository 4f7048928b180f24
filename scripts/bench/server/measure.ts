import { areaId } from './city'
import type { Call, Loaded, Target } from './load'
import { load } from './load'
import { sessionOf } from './stock'

export interface Length {
  readonly connections: number
  readonly seconds: number
}

export const reads = ['board', 'newest', 'orders', 'money'] as const
export type Read = (typeof reads)[number]

const readCalls: Readonly<Record<Read, (connection: number) => Call>> = {
  board: () => ({ path: '/bctSale/list', who: { ak: 'bench-guest' }, body: `areaId=${areaId}`, kind: 'form' }),
  newest: () => ({
    path: '/bctSale/list',
    who: { ak: 'bench-guest' },
    body: `areaId=${areaId}&sort=newest`,
    kind: 'form',
  }),
  orders: () => ({ path: '/bctOrder/list', who: sessionOf(0), body: 'side=buy&tab=done', kind: 'form' }),
  money: () => ({ path: '/bctMoney/list', who: sessionOf(0), body: '', kind: 'form' }),
}

/** Signed reads: the board as it opens, its newest, and the busiest resident's orders and money records. */
export const measureReads = (server: Target, read: Read, length: Length): Promise<Loaded> =>
  load(server, length, readCalls[read])
