import type { SlotAct, SlotRole, SlotTransition } from '@contract/expand/transitions'
import { slotTransitionFor } from '@contract/expand/transitions'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { payFrom } from '../../ledger/pay-from'
import { lockBlock } from '../area/open/blocks'
import type { BlockLock } from '../area/open/locks'
import { payOrderState } from '../pay/open/pay-orders'
import { tellPaid, tellSlotsEnded } from './news'
import { takeUnits } from './round-store'
import * as store from './slot-store'
import type { SlotPurchaseTable } from './tables'

/**
 * Carries out an act on a locked purchase as the table says: money, units, slots, pay order, notice. When units go back, its round must
 * be locked too. Refusals: CLOSED (the table has no such step), NOT_ENOUGH (`missing`, in fen). Source: community §2, rows 5, 6, 8.
 */
export async function moveSlots(
  tx: Tx,
  deps: Deps,
  bought: SlotPurchaseTable,
  act: SlotAct,
  by: SlotRole,
  lock: BlockLock = 'transfer',
): Promise<Result<null, Refusal>> {
  const step = slotTransitionFor(act, by, bought.state)
  if (!step) return err(refusal('CLOSED'))
  const change = { state: step.to, ended_at: deps.clock.now(), ended_act: act } as const
  await store.changePurchase(tx, bought.expand_id, change)
  if (bought.state === 'unpaid') {
    await payOrderState(tx, bought.pay_no, step.to === 'done' ? 'paid' : 'closed').execute()
  }
  if (step.units === 'back') await takeUnits(tx, bought.round_id, -bought.count)
  if (step.money === 'treasury') return grant(tx, deps, bought)
  if (step.money === 'reversed') await store.addCapacity(tx, bought.block_id, -bought.count)
  await tellEnd(tx, deps, bought, step, lock)
  return ok(null)
}

async function tellEnd(
  tx: Tx,
  deps: Deps,
  bought: SlotPurchaseTable,
  { act }: SlotTransition,
  lock: BlockLock,
): Promise<void> {
  if (act === 'closeUnpaidSlots' || act === 'lockBlock' || act === 'haltRound')
    await tellSlotsEnded(tx, deps, bought, act, lock)
}

/** Pays: the money goes to the treasury, the slots to the block. */
async function grant(tx: Tx, deps: Deps, bought: SlotPurchaseTable): Promise<Result<null, Refusal>> {
  const { user_id: userId, area_id: areaId, block_id: blockId, amount, count } = bought
  const block = await lockBlock(tx, blockId)
  if (!block) throw new Error(`block ${blockId} vanished`)
  await store.addCapacity(tx, blockId, count)
  const about = { type: 'expand', refType: 'expand', refId: bought.expand_id, reference: bought.no } as const
  const cause = { ...about, memo: `扩容 · ${block.block_no} 号加 ${count} 个格位` }
  const paid = await payFrom(tx, deps, userId, cause, [{ to: `area:${areaId}:treasury`, amount: fen(amount) }])
  if (!paid.ok) return paid
  await tellPaid(tx, deps, bought, block.block_no, block.capacity + count)
  return ok(null)
}
