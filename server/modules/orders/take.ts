import type * as v from 'valibot'
import type { saleTake } from '@contract/endpoints/market/market'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import { amountOf, fen, qty } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { atOnce, firstAnswer } from '../../db/once/at-once'
import type { Command } from '../../db/once/once'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { together } from '../../db/sent/together'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { wakeUp } from '../../jobs/jobs'
import { coolDownFault, lapsedTimes } from '../pay/open/cool-down'
import { newPayOrder } from '../pay/open/pay-orders'
import { draftOrder } from './new-order'
import type { ReadSale } from './new-order-store'
import { readSale, writeNewOrder } from './new-order-store'
import { cancelFault, saleFault, waitingFault } from './rules/take'
import type { LockedSale } from './store'
import * as store from './store'
import { blocksFault } from './transition/guards'

type TakeInput = v.InferOutput<typeof saleTake.input>

/**
 * Reserves goods of a listing and makes an unpaid order; in one write when everything is as it was read, otherwise the long way. Refusals:
 * BEFORE_OPEN, NOT_FOUND, OWN, CLOSED, EXPIRED, MOVED (the owner changed the listing), PRICE_CHANGED, SOLD_OUT, LIMIT (quantity), COOLDOWN,
 * BLOCK_TRANSFER, NO_RIGHT, FORM. Source: domain model §3.5, row 1.
 */
export async function take(deps: Deps, caller: Caller, input: TakeInput) {
  const taking = await beginTaking(deps, caller, input)
  return (await takeAtOnce(taking)) ?? takeTheLongWay(taking)
}

/** A purchase that begins: its moment and its number. */
interface Taking {
  readonly deps: Deps
  readonly caller: Caller
  readonly input: TakeInput
  readonly command: Command
  readonly orderNo: string
}

/** Draws the number, before anything is locked. */
export async function beginTaking(deps: Deps, caller: Caller, input: TakeInput): Promise<Taking> {
  const now = deps.clock.now()
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctSale/take', input, now }
  return { deps, caller, input, command, orderNo: await nextNumber(deps, 'D', now) }
}

type Answer = { readonly orderId: number; readonly orderNo: string; readonly payNo: string }

/** Undefined whenever anything speaks against it: only the long way refuses. Our decision: docs/decisions/0230-one-write.md */
export const takeAtOnce = (taking: Taking, read = readSale): Promise<Result<Answer, Refusal> | undefined> =>
  atOnce(async () => {
    const { deps, caller, input, command } = taking
    const { userId, now } = command
    const sale = await read(deps.db, { saleId: input.saleId, userId, clientNo: input.clientNo, since: dayStart(now) })
    const first = sale && firstAnswer<Answer>(sale, command)
    if (first) return first
    if (!sale || !isOpenAt(now) || sale.user_id === userId || sale.block_id === caller.blockId) return undefined
    if (takeFault(sale, input, sale, now)) return undefined
    const { answer, left, ...rows } = draftOf(taking, sale)
    const traders = { own: caller.blockId, other: sale.block_id }
    const unpaid = sale.unpaid.map(({ order_id: id }) => id)
    const draft = { ...rows, read_version: sale.read_version, left, traders, unpaid }
    return (await writeNewOrder(deps.db, command, answer, draft)) ? ok(answer) : undefined
  })

/** Locks first and then looks, statement by statement. */
export function takeTheLongWay(taking: Taking): Promise<Result<Answer, Refusal>> {
  const { deps, caller, input, command } = taking
  const { userId, now } = command
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      if (!isOpenAt(now)) return err(refusal('BEFORE_OPEN', { openAt: opensAt(now) }))
      const sale = await store.lockSale(tx, input.saleId)
      if (!sale) return err(refusal('NOT_FOUND'))
      if (sale.user_id === userId) return err(refusal('OWN'))
      const fault =
        (await blocksFault(tx, caller, [caller.blockId, sale.block_id])) ??
        takeFault(sale, input, await buyersOf(tx, userId, sale.sale_id, now), now)
      if (fault) return err(fault)
      const { answer, left, order, event, payOrder } = draftOf(taking, sale)
      await together(tx, [
        store.saleLeft(tx, sale.sale_id, left, left === 0 ? 'soldout' : 'on'),
        store.newOrder(tx, order),
        store.newEvent(tx, event),
        newPayOrder(tx, payOrder),
        wakeUp(tx, { kind: order.deadline_does, ref: order.order_id, runAt: order.deadline_at }),
      ])
      return ok(answer)
    }),
  )
}

/** The rows of a purchase, what the listing has left, and the answer. */
function draftOf({ deps, caller, input, command, orderNo }: Taking, sale: LockedSale) {
  const { ids } = deps
  const [orderId, payNo] = [ids.next(), `P${orderNo.slice(1)}`]
  const at = { ids, clock: { now: () => command.now } }
  const parties = { buyer: caller, seller: { userId: sale.user_id, blockId: sale.block_id } }
  const { order, event } = draftOrder(at, ['take', 'buyer'], sale, parties, {
    order_id: orderId,
    order_no: orderNo,
    source: 'sale',
    source_id: sale.sale_id,
    sale_id: sale.sale_id,
    unit: sale.unit,
    qty: input.qty,
    amount: amountOf(fen(sale.price), qty(input.qty)),
    hold_id: null,
    pay_no: payNo,
  })
  const payOrder = {
    pay_no: payNo,
    user_id: caller.userId,
    biz_type: 'order',
    biz_id: orderId,
    subject: sale.title,
    amount: order.amount,
    state: 'unpaid',
    expire_at: order.deadline_at,
    created_at: command.now,
  } as const
  return { answer: { orderId, orderNo, payNo }, left: sale.qty_left - input.qty, order, event, payOrder }
}

type Buyers = Pick<ReadSale, 'unpaid' | 'lapsed' | 'cancelled'>

/** Why a purchase is not possible, if so, but for the two blocks: the same for both ways. */
const takeFault = (sale: LockedSale, input: TakeInput, { unpaid, lapsed, cancelled }: Buyers, now: number) =>
  saleFault(sale, input, now) ??
  coolDownFault(lapsed, now) ??
  waitingFault(unpaid, lapsed, now) ??
  cancelFault(cancelled, now)

/** What the buyer did before; locks the buyer's reservations. */
async function buyersOf(tx: Tx, userId: number, saleId: number, now: number): Promise<Buyers> {
  const unpaid = await store.unpaidOf(tx, userId)
  const lapsed = await lapsedTimes(tx, userId)
  const asked = store.cancelledTakes(tx, { userId, saleId, since: dayStart(now) })
  return { unpaid, lapsed, cancelled: (await asked.executeTakeFirstOrThrow()).count }
}
