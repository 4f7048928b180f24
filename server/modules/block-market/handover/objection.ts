import type * as v from 'valibot'
import { handoverTransitionFor } from '@contract/block/transitions'
import type { objectHandover } from '@contract/endpoints/market/handover'
import { blockMarket } from '@contract/block/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { changeAndView } from '../../../db/once/change-once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { mayBlock, stateAfter } from '../../area/open/block-states'
import { changeBlock, lockBlock } from '../../area/open/blocks'
import { withdrawBlock } from '../../market/open/withdraw'
import { tellObjected, tellUndecided } from '../news'
import { heldMoney, releaseAt } from './hold-store'
import { mayObject, ownHandover, viewFor } from './info'
import * as store from './store'
import type { HandoverRow } from '../shown-store'
import type { HandoverTable } from '../tables'

/** The kind of the job that tells operators of an objection that nobody decided in time. */
export const alarmJob = 'alarmHandover'

type Input = v.InferOutput<typeof objectHandover.input>

const isLate = refusal('CLOSED', {}, '申诉期限已过')

/**
 * The former owner objects to a sale: the block is frozen, what it had begun stands still, the money stays held. Refusals: NOT_FOUND,
 * NO_RIGHT, MOVED (`handover`), CLOSED. Source: community §8, row 7.
 */
export function object(deps: Deps, userId: number, input: Input) {
  const call = '/block/objectHandover'
  const { orderId, text } = input
  const subject = {
    name: 'handover',
    lock: async (tx: Tx) => {
      const seen = await ownHandover(tx, userId, orderId)
      if (!seen.ok) return undefined
      // What trades lock before a block is locked before it here, too; a refusal changes none of it.
      if (seen.value.from_user_id === userId) await withdrawBlock(tx, deps, seen.value.block_id, 'objection')
      const block = await lockBlock(tx, seen.value.block_id)
      const row = await store.lockHandover(tx, orderId)
      return block && row && { ver: row.ver, row, block }
    },
    // The time is read after the locks: the end of the day is an instant.
    refusalOf: ({ row }: { readonly row: HandoverTable }) => {
      if (row.from_user_id !== userId) return refusal('NO_RIGHT', {}, '只有卖家能申诉')
      return mayObject(row, userId, deps.clock.now()) ? undefined : isLate
    },
    view: async (tx: Tx) => viewFor(tx, await freshOf(tx, userId, orderId), userId, deps.clock.now()),
  }
  return changeAndView(deps, { userId, call, input }, subject, async (tx, { row, block }) => {
    if (!mayBlock(block, 'object', 'seller')) return err(refusal('CLOSED'))
    await changeBlock(tx, block.block_id, { state: stateAfter(block, 'object', 'seller') })
    await suspend(tx, deps, row, text)
    await tellObjected(tx, deps, row, block.block_no)
    return ok(null)
  })
}

async function freshOf(tx: Tx, userId: number, orderId: number): Promise<HandoverRow> {
  const row = await ownHandover(tx, userId, orderId)
  if (!row.ok) throw new Error(`handover ${orderId} vanished`)
  return row.value
}

/** The objection and its deadline; nobody knows when the money will be released. */
async function suspend(tx: Tx, deps: Deps, row: HandoverTable, text: string): Promise<void> {
  const [now, orderId] = [deps.clock.now(), row.order_id]
  const step = handoverTransitionFor('object', 'seller', row.state)
  if (!step || step.to === 'same') throw new Error(`handover ${orderId} has no objection`)
  const decideBy = now + blockMarket.decideMs
  await store.changeHandover(tx, orderId, {
    state: step.to,
    release_at: null,
    objection: text,
    objected_at: now,
    decide_by: decideBy,
  })
  const held = await heldMoney(tx, orderId)
  if (held) await releaseAt(tx, held.hold_id, null)
  await schedule(tx, { kind: alarmJob, ref: orderId, runAt: decideBy })
}

/** Tells operators once that an objection waits too long; it waits on. */
export async function alarm(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const row = await store.lockHandover(tx, orderId)
  if (!row || row.decide_by === null || !handoverTransitionFor('alarm', 'timer', row.state)) return
  const now = deps.clock.now()
  if (row.decide_by > now) await schedule(tx, { kind: alarmJob, ref: orderId, runAt: row.decide_by })
  else if (await store.markAlarmed(tx, orderId, now)) await tellUndecided(tx, deps, row)
}
