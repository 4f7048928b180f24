import type * as v from 'valibot'
import type { expandAdd } from '@contract/endpoints/community/expand'
import { slotLines, sumOf } from '@contract/expand/price'
import { slotTransitionFor } from '@contract/expand/transitions'
import { paymentDeadline } from '@contract/hours'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { addOnce } from '../../db/once/add-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { lockBlock } from '../area/open/blocks'
import { tradingIn } from '../area/open/halt'
import { beginRefusal } from '../area/open/access'
import { blockRefusal } from '../area/open/traders'
import type { BlockTable } from '../area/tables'
import { coolDownRefusal, lapsesBy } from '../pay/open/cool-down'
import { openPayable } from '../pay/open/pay-orders'
import { roundViewOf } from './info'
import { tiersIn } from './rules/lists'
import * as rounds from './round-store'
import * as store from './slot-store'
import type { ExpandRoundTable, SlotPurchaseTable } from './tables'
import { purchaseView } from './view'
import { roundName } from './words'

/** The kind of the job that closes an unpaid purchase. */
export const closeUnpaidSlotsJob = 'closeUnpaidSlots'

type AddInput = v.InferOutput<typeof expandAdd.input>

/**
 * Reserves slots of a round for the caller's block with a pay order; `payMinutes` to pay. Refusals: NOT_FOUND, NO_RIGHT, CLOSED,
 * MOVED (data.round), BEFORE_OPEN, BLOCK_TRANSFER, HALT, COOLDOWN, LIMIT, SOLD_OUT, PRICE_CHANGED. Source: community §2, row 4.
 */
export function addSlots(deps: Deps, caller: Caller, input: AddInput) {
  return addOnce(deps, 'K', { userId: caller.userId, call: '/bctExpand/add', input }, (tx, no) =>
    reserve(tx, deps, caller, no, input),
  )
}

async function reserve(tx: Tx, deps: Deps, caller: Caller, no: string, input: AddInput) {
  const round = await rounds.lockRound(tx, input.roundId)
  const block = await lockBlock(tx, caller.blockId)
  // The time is read after the locks: a caller who waited for them past the round's end is too late.
  const now = deps.clock.now()
  if (!round || round.kind !== 'slot' || round.area_id !== block?.area_id) return err(refusal('NOT_FOUND'))
  const trading = await tradingIn(tx, round.area_id, now)
  const refused =
    (await callerRefusal(tx, caller, block, trading, now)) ??
    (await roundRefusal(tx, caller, round, input.ver, now)) ??
    (await unitsRefusal(tx, round, block, input.count))
  if (refused) return err(refused)
  const lines = slotLines(tiersIn(round.tiers), block.capacity, input.count)
  if (!lines) return err(refusal('LIMIT', { max: round.max_capacity }, '该段格位暂无价格'))
  const amount = sumOf(lines)
  if (amount !== input.amount) return err(refusal('PRICE_CHANGED', { amount, lines }))
  const expandId = deps.ids.next()
  const step = slotTransitionFor('buy', 'buyer')
  const row: SlotPurchaseTable = {
    expand_id: expandId,
    no,
    ver: 1,
    round_id: round.round_id,
    area_id: round.area_id,
    block_id: block.block_id,
    user_id: caller.userId,
    from_capacity: block.capacity,
    count: input.count,
    lines: JSON.stringify(lines),
    amount,
    pay_no: `P${no}`,
    pay_before: paymentDeadline(trading.openings, now, trading.payMs),
    state: step?.to ?? 'unpaid',
    created_at: now,
    ended_at: null,
    ended_act: '',
  }
  await rounds.takeUnits(tx, round.round_id, input.count)
  await store.insertPurchase(tx, row)
  const subject = `${roundName(round)} · 加 ${input.count} 个格位`
  await openPayable(tx, row, { biz_type: 'expand', biz_id: expandId, subject }, closeUnpaidSlotsJob)
  return ok(purchaseView(row, now))
}

/** Why the caller may not buy as this block now, if so. */
async function callerRefusal(
  tx: Tx,
  caller: Caller,
  block: BlockTable,
  { closed: notNow, halted }: Awaited<ReturnType<typeof tradingIn>>,
  now: number,
): Promise<Refusal | undefined> {
  const { area_id: areaId } = block
  const closed = await beginRefusal(tx, areaId, 'expand', caller)
  if (closed) return closed
  return (
    notNow ?? blockRefusal(block, caller.userId) ?? halted ?? coolDownRefusal(await lapsesBy(tx, caller.userId), now)
  )
}

/** Why nothing of this round can be bought now, if so. */
async function roundRefusal(
  tx: Tx,
  caller: Caller,
  round: ExpandRoundTable,
  ver: number,
  now: number,
): Promise<Refusal | undefined> {
  if (round.state === 'archived' || (round.state === 'open' && now >= round.close_at))
    return refusal('CLOSED', {}, '本期已结束')
  if (round.state !== 'open') return refusal('CLOSED', { openAt: round.open_at }, '本期暂未开放')
  if (round.ver === ver) return undefined
  return refusal('MOVED', { round: await roundViewOf(tx, round.round_id, caller.userId) })
}

/** Why the block or the round has no room for that many more, if so. */
async function unitsRefusal(
  tx: Tx,
  round: ExpandRoundTable,
  block: BlockTable,
  count: number,
): Promise<Refusal | undefined> {
  const waiting = await store.unpaidOfBlock(tx, block.block_id)
  if (waiting) {
    const { expand_id: expandId, pay_no: payNo } = waiting
    return refusal('LIMIT', { expandId, payNo }, '这个区块有一笔扩容待付款')
  }
  const [max, mayBuy] = [round.max_capacity, Math.max(0, round.max_capacity - block.capacity)]
  if (count > mayBuy) return refusal('LIMIT', { max, mayBuy }, `每块最多 ${max} 个，还能加 ${mayBuy} 个`)
  if (round.quota === 0 || count <= round.left_count) return undefined
  const row = await rounds.findRound(tx, round.round_id)
  const data = { left: round.left_count, ...(row?.busy_until && { busyUntil: row.busy_until }) }
  return refusal('SOLD_OUT', data, round.left_count === 0 ? '本期格位已售完' : `本期只剩 ${round.left_count} 个格位`)
}
