import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { ApprovalAct, Person } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import type { Told } from '../audit/open/changes'
import { changesOf } from '../audit/open/changes'
import { blockStateOf, mayBlock, stateAfter } from '../area/open/block-states'
import { changeBlock, findBlock, lockBlock } from '../area/open/blocks'
import type { BlockTable } from '../area/tables'
import { blockStates } from '../area/tables'
import { lockRoundsOf, offerAgain } from '../expand/open/plots'
import { holdZones } from '../expand/open/zone-offers'
import { wakeTransferEnd } from '../market/open/transfer-end'
import * as store from './freeze-store'
import { tellUnfrozen } from './news'
import type { BlockFreezeTable } from './tables'

/** What waits is about the block. */
export const askOf = (blockId: number) => ({ kind: 'unfreeze', refType: 'block', refId: blockId }) as const

const words: Partial<Record<ReturnType<typeof blockStateOf>, string>> = {
  unsold: '待售',
  held: '持有',
  transfer: '转让中',
}

const wordOf = (state: number): string => words[blockStateOf({ state })] ?? '冻结'

/** A block, and what its freeze says of it, as a record of an act tells them. */
export async function tellBlock(tx: Tx, blockId: number): Promise<Told> {
  const [block, row] = [await findBlock(tx, blockId), await store.openFreeze(tx, blockId)]
  return {
    ...(block && { state: blockStateOf(block), price: block.transfer_price, offeredUntil: block.transfer_until }),
    frozenBecause: row?.reason ?? null,
    unfreezeAskedBy: row?.asked_by ?? null,
  }
}

/** Asks the second person to unfreeze a locked block, and keeps that at it. Refusal: CLOSED (asked already). */
export async function askToThaw(
  tx: Tx,
  deps: Deps,
  by: Person,
  { block, row }: { readonly block: BlockTable; readonly row: BlockFreezeTable },
  reason: string,
  call: string,
) {
  const { block_id: blockId, block_no: blockNo, area_id: areaId } = block
  const told = await tellBlock(tx, blockId)
  await store.changeFreeze(tx, row.freeze_id, { asked_by: by.userId, ask_reason: reason })
  await changeBlock(tx, blockId, { state: stateAfter(block, 'askUnfreeze', 'operator') })
  const [before, after] = [wordOf(block.state), wordOf(row.from_state)]
  return ask(tx, deps, by, {
    ...askOf(blockId),
    refVer: block.ver + 1,
    areaId,
    summary: `${blockNo} 区块解冻：${before} → ${after}`,
    payload: { blockNo, before, after, frozenBecause: row.reason },
    reason,
    changes: changesOf(told, await tellBlock(tx, blockId)),
    call,
  })
}

/** The unfreezing of a block by two persons. Source: community §8, row 10; §9 (two persons). */
export const unfreezeApproval: ApprovalAct = {
  async lock(tx, blockId) {
    const block = await findBlock(tx, blockId)
    // What decides whether it is offered again is locked before it, as with a check-out.
    if (block) await lockRoundsOf(tx, [blockId])
    if (block) await holdZones(tx, block.area_id)
    return (await lockBlock(tx, blockId))?.ver
  },
  isParty: async (tx, blockId, { userId }) => (await findBlock(tx, blockId))?.owner_user_id === userId,
  tell: tellBlock,
  async run(tx, deps, { userId }, blockId) {
    const [block, row] = [await lockBlock(tx, blockId), await store.openFreeze(tx, blockId)]
    if (!block || !row || !mayBlock(block, 'unfreeze', 'otherOperator')) return err(refusal('CLOSED'))
    if (await store.isObjectedTo(tx, blockId)) return err(objectedTo)
    await thaw(tx, deps, block, row, userId)
    return ok(null)
  },
  async putBack(tx, _deps, blockId) {
    const [block, row] = [await lockBlock(tx, blockId), await store.openFreeze(tx, blockId)]
    if (!block || !row || row.asked_by === null) return
    await store.changeFreeze(tx, row.freeze_id, { asked_by: null, ask_reason: '' })
    await changeBlock(tx, blockId, { state: stateAfter(block, 'unaskUnfreeze', 'operator') })
  },
}

/** The objection to the sale of a block is decided before anything of its freeze is. */
export const objectedTo = refusal('CLOSED', {}, '先处理过户申诉')

/** Gives a block the state that it had; what ended while it was frozen is over. */
async function thaw(tx: Tx, deps: Deps, block: BlockTable, row: BlockFreezeTable, by: number): Promise<void> {
  const { from_state: before, freeze_id: freezeId } = row
  const { block_id: blockId, transfer_until: until, round_id: roundId } = block
  await store.changeFreeze(tx, freezeId, { ended_by: by, ended_at: deps.clock.now() })
  const isOver = before === blockStates.unsold && !(roundId !== null && (await store.isRoundOpen(tx, roundId)))
  const none = isOver ? { transfer_price: null, transfer_until: null, round_id: null } : {}
  await changeBlock(tx, blockId, { state: stateAfter(block, 'unfreeze', 'otherOperator', before), ...none })
  if (before === blockStates.unsold) await offerAgain(tx, block, deps.clock.now())
  if (before === blockStates.transfer && until !== null) await wakeTransferEnd(tx, blockId, until)
  await tellUnfrozen(tx, deps, block)
}
