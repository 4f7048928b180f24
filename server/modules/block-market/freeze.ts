import type * as v from 'valibot'
import type { adminBlockAct } from '@contract/endpoints/market/handover'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { mayBlock, stateAfter } from '../area/open/block-states'
import { changeBlock, findBlock, lockBlock } from '../area/open/blocks'
import type { BlockTable } from '../area/tables'
import { audit } from '../audit/open/audit'
import type { Changes } from '../audit/open/changes'
import { changesOf } from '../audit/open/changes'
import { ownAffair } from '../audit/open/own'
import { blockViewFor } from '../market/open/block-view'
import { withdrawBlock } from '../market/open/withdraw'
import { moveCart } from './carts'
import { lockCart, reservationOf } from './cart-store'
import * as store from './freeze-store'
import { tellFrozen } from './news'
import { askToThaw, objectedTo, tellBlock } from './thaw'

type Input = v.InferOutput<typeof adminBlockAct.input>
/** With what the record says of it. */
type Done = Promise<Result<{ readonly changes?: Changes }, Refusal>>

/** Freezes a block, or asks to unfreeze it. Refusals: NOT_FOUND, MOVED (`block`), OWN, CLOSED, FORM. Source: community §8, row 10. */
export function actOnBlock(deps: Deps, by: number, input: Input) {
  const call = '/admin/block/act'
  const { blockId, act, reason } = input
  return doOnce(deps, { userId: by, call, input }, async (tx) => {
    if (!(await findBlock(tx, blockId))) return err(refusal('NOT_FOUND'))
    const done = await (act === 'freeze' ? freeze(tx, deps, by, input) : askUnfreeze(tx, deps, by, input, call))
    if (!done.ok) return done
    const block = await blockViewFor(tx, blockId, by)
    const about = { refType: 'block', refId: blockId, areaId: block.areaId }
    // Asking leaves its own row.
    if (act === 'freeze') await audit(tx, deps, { ...about, userId: by, call, reason, details: { act }, ...done.value })
    return ok(block)
  })
}

/** Why an operator may not do this with a locked block, if so. */
async function blockRefusal(
  tx: Tx,
  block: BlockTable | undefined,
  by: number,
  input: { readonly ver?: number },
): Promise<Refusal | undefined> {
  if (!block) return refusal('NOT_FOUND')
  if (block.owner_user_id === by) return ownAffair
  if (input.ver === undefined || block.ver === input.ver) return undefined
  return refusal('MOVED', { block: await blockViewFor(tx, block.block_id, by) })
}

interface Freezing {
  readonly blockId: number
  readonly reason: string
  /** The version that was seen; undefined: whichever it is in. */
  readonly ver?: number
}

/** Freezes a block. Refusals: NOT_FOUND, MOVED (`block`), OWN, CLOSED. Source: community §8, row 10. */
export async function freeze(tx: Tx, deps: Deps, by: number, input: Freezing): Done {
  const { blockId, reason } = input
  await withdrawBlock(tx, deps, blockId, 'freeze')
  const reserved = await reservationOf(tx, blockId)
  const cart = reserved && (await lockCart(tx, reserved.cart_id))
  const seen = cart?.blocks.get(blockId) ?? (await lockBlock(tx, blockId))
  const refused = await blockRefusal(tx, seen, by, input)
  if (refused) return err(refused)
  const before = await tellBlock(tx, blockId)
  if (cart?.state === 'unpaid') await moveCart(tx, deps, cart, 'freeze', 'operator', blockId)
  const block = await lockBlock(tx, blockId)
  if (!block || !mayBlock(block, 'freeze', 'operator')) return err(refusal('CLOSED', {}, '区块已被冻结'))
  await changeBlock(tx, blockId, { state: stateAfter(block, 'freeze', 'operator') })
  const ended = { asked_by: null, ask_reason: '', ended_by: null, ended_at: null }
  const row = { freeze_id: deps.ids.next(), block_id: blockId, from_state: block.state, reason }
  await store.insertFreeze(tx, { ...row, by_user_id: by, at: deps.clock.now(), ...ended })
  await tellFrozen(tx, deps, block, reason)
  return ok({ changes: changesOf(before, await tellBlock(tx, blockId)) })
}

async function askUnfreeze(tx: Tx, deps: Deps, by: number, input: Input, call: string): Done {
  const { blockId, act, reason } = input
  const block = await lockBlock(tx, blockId)
  const refused = await blockRefusal(tx, block, by, input)
  if (refused || !block) return err(refused ?? refusal('NOT_FOUND'))
  const row = await store.openFreeze(tx, blockId)
  if (!mayBlock(block, act, 'operator') || !row) return err(refusal('CLOSED', {}, '区块未被平台冻结'))
  if (await store.isObjectedTo(tx, blockId)) return err(objectedTo)
  if (row.asked_by !== null) return err(refusal('CLOSED', {}, '已有人申请解冻'))
  const asked = await askToThaw(tx, deps, { userId: by }, { block, row }, reason, call)
  return asked.ok ? ok({}) : asked
}
