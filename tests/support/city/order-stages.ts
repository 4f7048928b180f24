import { fen } from '@contract/money'
import type { OrderAct, OrderState } from '@contract/orders/transitions'
import type { Caller } from '../../../server/http/caller'
import type { TestDeps } from '../database/database'
import type { Parties, Step } from './order-steps'
import { decided, partyAct, stepTo } from './order-steps'
import { valueOf } from './small-city'

export interface Cast extends Parties {
  readonly arbiter: Caller
  readonly operator: Caller
}

type Allowed = Partial<Record<'buyer' | 'seller' | 'arbiter' | 'operator', readonly OrderAct[]>>

/**
 * A situation of an order, what everybody may do in it, and how it ends when nobody does anything. Written by hand
 * from domain model §3.5 and §10.
 */
export interface Stage {
  readonly name: string
  readonly state: OrderState
  readonly make: (deps: TestDeps, cast: Cast, saleId: number) => Promise<Step>
  readonly allowed: Allowed
  readonly timer?: readonly [act: OrderAct, to: OrderState]
}

const hour = 3_600_000
const decisions = ['decideRelease', 'decideRefund', 'decideSplit'] as const

const after = async (deps: TestDeps, by: Caller, { id, ver }: Step, what: Parameters<typeof partyAct>[4]) => ({
  id,
  ver: valueOf(await partyAct(deps, by, id, ver, what)).ver,
})

const plain =
  (state: Parameters<typeof stepTo>[2]): Stage['make'] =>
  (deps, cast, saleId) =>
    stepTo(deps, cast, state, saleId)

/** Delivered, and one asks that the buyer gets a part back. */
const wished =
  (side: 'buyer' | 'seller'): Stage['make'] =>
  async (deps, cast, saleId) =>
    after(deps, cast[side], await stepTo(deps, cast, 'delivered', saleId), 'refundPart')

const split: Stage['make'] = (deps, cast, saleId) => decided(deps, cast, cast.arbiter, 'split', fen(1_000), saleId)

export const stages: readonly Stage[] = [
  {
    name: 'unpaid',
    state: 'unpaid',
    make: plain('unpaid'),
    allowed: { buyer: ['pay', 'cancel'] },
    timer: ['closeUnpaid', 'closed'],
  },
  {
    name: 'paid',
    state: 'paid',
    make: plain('paid'),
    allowed: { buyer: ['confirm', 'askCancel', 'extend'], seller: ['deliver', 'refuse', 'askCancel'] },
    timer: ['refundLate', 'refunded'],
  },
  {
    name: 'paid, more time granted',
    state: 'paid',
    make: async (deps, cast, saleId) => after(deps, cast.buyer, await stepTo(deps, cast, 'paid', saleId), 'extend'),
    allowed: { buyer: ['confirm', 'askCancel'], seller: ['deliver', 'refuse', 'askCancel'] },
    timer: ['refundLate', 'refunded'],
  },
  {
    name: 'paid, the buyer asks to cancel',
    state: 'paid',
    make: async (deps, cast, saleId) => after(deps, cast.buyer, await stepTo(deps, cast, 'paid', saleId), 'askCancel'),
    allowed: {
      buyer: ['confirm', 'withdrawCancel', 'extend'],
      seller: ['deliver', 'refuse', 'agreeCancel', 'denyCancel'],
    },
    timer: ['refundLate', 'refunded'],
  },
  {
    name: 'paid, the seller asks to cancel',
    state: 'paid',
    make: async (deps, cast, saleId) => after(deps, cast.seller, await stepTo(deps, cast, 'paid', saleId), 'askCancel'),
    allowed: {
      buyer: ['confirm', 'agreeCancel', 'denyCancel', 'extend'],
      seller: ['deliver', 'refuse', 'withdrawCancel'],
    },
    timer: ['refundLate', 'refunded'],
  },
  {
    name: 'paid, the buyer took the request to cancel back',
    state: 'paid',
    make: async (deps, cast, saleId) => {
      const asked = await after(deps, cast.buyer, await stepTo(deps, cast, 'paid', saleId), 'askCancel')
      return after(deps, cast.buyer, asked, 'withdrawCancel')
    },
    allowed: { buyer: ['confirm', 'askCancel', 'extend'], seller: ['deliver', 'refuse', 'askCancel'] },
    timer: ['refundLate', 'refunded'],
  },
  {
    name: 'delivered',
    state: 'delivered',
    make: plain('delivered'),
    allowed: {
      buyer: ['confirm', 'askCancel', 'refundPart', 'dispute'],
      seller: ['askCancel', 'refundPart', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'delivered, the buyer asks for a part',
    state: 'delivered',
    make: wished('buyer'),
    allowed: {
      buyer: ['confirm', 'withdrawPart', 'dispute'],
      seller: ['agreePart', 'denyPart', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'delivered, the seller offers a part',
    state: 'delivered',
    make: wished('seller'),
    allowed: {
      buyer: ['confirm', 'agreePart', 'denyPart', 'dispute'],
      seller: ['withdrawPart', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'delivered, the buyer asked for a part as often as allowed',
    state: 'delivered',
    make: async (deps, cast, saleId) => {
      const once = await after(deps, cast.buyer, await wished('buyer')(deps, cast, saleId), 'withdrawPart')
      return after(deps, cast.seller, await after(deps, cast.buyer, once, 'refundPart'), 'denyPart')
    },
    allowed: {
      buyer: ['confirm', 'askCancel', 'dispute'],
      seller: ['askCancel', 'refundPart', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'delivered, the seller asks to cancel',
    state: 'delivered',
    make: async (deps, cast, saleId) =>
      after(deps, cast.seller, await stepTo(deps, cast, 'delivered', saleId), 'askCancel'),
    allowed: {
      buyer: ['confirm', 'agreeCancel', 'denyCancel', 'dispute'],
      seller: ['withdrawCancel', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'disputed by the buyer',
    state: 'dispute',
    make: plain('dispute'),
    allowed: { buyer: ['evidence', 'undispute'], seller: ['evidence'] },
    timer: ['refundUndecided', 'refunded'],
  },
  {
    name: 'disputed, evidence over',
    state: 'dispute',
    make: async (deps, cast, saleId) => {
      const step = await stepTo(deps, cast, 'dispute', saleId)
      deps.clock.forward(48 * hour)
      return step
    },
    allowed: { buyer: ['undispute'], arbiter: decisions, operator: decisions },
    timer: ['refundUndecided', 'refunded'],
  },
  {
    name: 'dispute taken back',
    state: 'delivered',
    make: async (deps, cast, saleId) =>
      after(deps, cast.buyer, await stepTo(deps, cast, 'dispute', saleId), 'undispute'),
    allowed: {
      buyer: ['confirm', 'askCancel', 'refundPart'],
      seller: ['askCancel', 'refundPart', 'extend', 'dispute'],
    },
    timer: ['confirmSilent', 'done'],
  },
  {
    name: 'decided',
    state: 'dispute',
    make: split,
    allowed: { buyer: ['accept', 'appeal'], seller: ['accept', 'appeal'] },
    timer: ['executeSplit', 'done'],
  },
  {
    name: 'decided, accepted by the buyer',
    state: 'dispute',
    make: async (deps, cast, saleId) => after(deps, cast.buyer, await split(deps, cast, saleId), 'accept'),
    allowed: { seller: ['accept', 'appeal'] },
    timer: ['executeSplit', 'done'],
  },
  {
    name: 'appealed by the seller',
    state: 'dispute',
    make: async (deps, cast, saleId) => after(deps, cast.seller, await split(deps, cast, saleId), 'appeal'),
    allowed: { operator: decisions },
    timer: ['refundUndecided', 'refunded'],
  },
  {
    name: 'done',
    state: 'done',
    make: plain('done'),
    allowed: { buyer: ['rate'], seller: ['rate'] },
  },
  {
    name: 'done, divided by agreement',
    state: 'done',
    make: async (deps, cast, saleId) =>
      after(deps, cast.seller, await wished('buyer')(deps, cast, saleId), 'agreePart'),
    allowed: { buyer: ['rate'], seller: ['rate'] },
  },
  {
    name: 'refunded, rated by the buyer',
    state: 'refunded',
    make: async (deps, cast, saleId) => after(deps, cast.buyer, await stepTo(deps, cast, 'refunded', saleId), 'rate'),
    allowed: { seller: ['rate'] },
  },
  { name: 'closed', state: 'closed', make: plain('closed'), allowed: {} },
]
