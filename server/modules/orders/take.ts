import type * as v from 'valibot'
import type { saleTake } from '@contract/endpoints/market/market'
import { dayStart, isOpenAt } from '@contract/hours'
import { amountOf, fen, qty } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { optimistic, firstAnswer } from '../../db/once/optimistic'
import type { Command } from '../../db/once/once'
import { once } from '../../db/once/once'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { coolDownRefusal } from '../pay/open/cool-down'
import { closedRefusal, openingsBy } from '../settings/open/opening-hours'
import { payOrderFor } from '../pay/open/pay-orders'
import { draftOrder } from './new-order'
import type { NewOrderDraft, ReadSale } from './new-order-store'
import { readSale, writeNewOrder, writeNewOrderInside } from './new-order-store'
import { cancelRefusal, saleRefusal, waitingRefusal } from './rules/take'
import * as store from './store'
import { blocksRefusal } from './deciding/paying'

type TakeInput = v.InferOutput<typeof saleTake.input>

/**
 * Reserves goods of a listing and makes an unpaid order; in one write when everything is as it was read, otherwise the long way. Refusals:
 * NOT_FOUND, BEFORE_OPEN, OWN, CLOSED, EXPIRED, MOVED (the owner changed the listing), PRICE_CHANGED, SOLD_OUT, LIMIT (quantity), COOLDOWN,
 * BLOCK_TRANSFER, NO_RIGHT, FORM. Source: domain model §3.5, row 1.
 */
export async function take(deps: Deps, caller: Caller, input: TakeInput) {
  const taking = await beginTaking(deps, caller, input)
  return (await takeOptimistically(taking)) ?? takeTheLongWay(taking)
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
export const takeOptimistically = (taking: Taking, read = readSale): Promise<Result<Answer, Refusal> | undefined> =>
  optimistic(async () => {
    const { deps, caller, input, command } = taking
    const { userId, now } = command
    const sale = await read(deps.db, readingOf(taking))
    const first = sale && firstAnswer<Answer>(sale, command)
    if (first) return first
    if (!sale || sale.user_id === userId || sale.block_id === caller.blockId) return undefined
    if (!isOpenAt(openingsOf(sale, now), now)) return undefined
    if (takeRefusal(sale, input, now)) return undefined
    const { answer, draft } = draftOf(taking, sale)
    return (await writeNewOrder(deps.db, command, answer, draft)) ? ok(answer) : undefined
  })

/** When the city of a listing is open. */
const openingsOf = ({ hours, area_id: areaId }: Pick<ReadSale, 'hours' | 'area_id'>, now: number) =>
  openingsBy(hours, areaId, now)

/** What the reading of a listing is told. */
const readingOf = ({ input: { saleId, clientNo }, command: { userId, now } }: Taking) => ({
  saleId,
  userId,
  clientNo,
  since: dayStart(now),
  now,
})

/** Locks first and then looks, and writes by the same function. */
export function takeTheLongWay(taking: Taking): Promise<Result<Answer, Refusal>> {
  const { deps, caller, input, command } = taking
  const { userId, now } = command
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const locked = await store.lockSale(tx, input.saleId, now)
      if (!locked) return err(refusal('NOT_FOUND'))
      const closed = closedRefusal(openingsOf(locked, now), now)
      if (closed) return err(closed)
      if (locked.user_id === userId) return err(refusal('OWN'))
      const blocked = await blocksRefusal(tx, caller, [caller.blockId, locked.block_id])
      if (blocked) return err(blocked)
      await store.lockBuyer(tx, userId)
      const sale = await readSale(tx, readingOf(taking))
      if (!sale) throw new Error(`listing ${locked.sale_id} has no item`)
      const refused = takeRefusal(sale, input, now)
      if (refused) return err(refused)
      const { answer, draft } = draftOf(taking, sale)
      await writeNewOrderInside(tx, command, draft)
      return ok(answer)
    }),
  )
}

/** All that a purchase compares and writes, and its answer. */
function draftOf({ deps, caller, input, command, orderNo }: Taking, sale: ReadSale) {
  const { ids } = deps
  const [orderId, payNo] = [ids.next(), `P${orderNo.slice(1)}`]
  const at = { ids, clock: { now: () => command.now } }
  const parties = { buyer: caller, seller: { userId: sale.user_id, blockId: sale.block_id } }
  const offered = { ...sale, openings: openingsOf(sale, command.now) }
  const { order, event } = draftOrder(at, ['take', 'buyer'], offered, parties, {
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
  const waiting = { ...order, user_id: caller.userId, pay_before: order.deadline_at }
  const payOrder = payOrderFor(waiting, { biz_type: 'order', biz_id: orderId, subject: sale.title })
  const draft: NewOrderDraft = {
    read_version: sale.read_version,
    left: sale.qty_left - input.qty,
    traders: { own: caller.blockId, other: sale.block_id },
    unpaid: sale.unpaid.map(({ order_id: id }) => id),
    order,
    event,
    payOrder,
  }
  return { answer: { orderId, orderNo, payNo }, draft }
}

/** Why a purchase is not possible, if so, but for the two blocks: the same for both ways. */
const takeRefusal = (sale: ReadSale, input: TakeInput, now: number) =>
  saleRefusal(sale, input, now) ??
  coolDownRefusal(sale.lapsed, now) ??
  waitingRefusal(sale.unpaid, sale.lapsed, now) ??
  cancelRefusal(sale.cancelled, now)
