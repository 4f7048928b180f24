import type * as v from 'valibot'
import type { BlockAct } from '@contract/block/transitions'
import { blockActs } from '@contract/block/transitions'
import type { blockEdit } from '@contract/endpoints/people/block'
import { blockMarket } from '@contract/block/limits'
import { waitMs, waitText } from '@contract/settings/waits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import { changeAndView } from '../../../db/once/change-once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { blockStateOf, mayBlock, stateAfter } from '../../area/open/block-states'
import { changeBlock, lockBlock } from '../../area/open/blocks'
import { haltRefusal } from '../../area/open/halt'
import { markSeen } from '../../notices/open/tell'
import { settingsAt } from '../../settings/open/settings-at'
import { mobileRefusal } from '../../session/open/mobile'
import { openOf } from '../block-store'
import { tellOffered, tellTransferEnded } from '../news'
import { endTransferJob, notOffered, wakeTransferEnd } from '../open/transfer-end'
import { withdrawBlock } from '../open/withdraw'
import type { BlockRow } from './store'
import * as store from './store'
import type { BlockTable } from '../../area/tables'
import { blockStates } from '../../area/tables'

type EditInput = v.InferOutput<typeof blockEdit.input>
type Change = Partial<BlockTable>
type Outcome = Result<Change, Refusal>

/** What the owner may do with a block now, by the table; it is offered only when none of its orders runs. */
function actsOf(row: BlockRow, isMine: boolean, running: number): (typeof blockActs)[number][] {
  if (!isMine) return []
  return blockActs.filter((act) => mayBlock(row, act, 'owner') && (act !== 'transfer' || running === 0))
}

/** Until when a block that was handed over cannot be offered again. Source: community §8, row 1. */
async function restOf(db: Db, blockId: number): Promise<number | undefined> {
  const at = await store.handedOverAt(db, blockId)
  return at === undefined ? undefined : at + blockMarket.restMs
}

/** A block as this user sees it; a guest is user 0. */
export async function viewOf(db: Db, row: BlockRow, userId: number) {
  const { owner_user_id: ownerId, transfer_price: price, transfer_until: until } = row
  const isMine = ownerId !== null && ownerId === userId
  const [open, running] = [await openOf(db, row.block_id), await store.runningOf(db, row.block_id)]
  const restsUntil = isMine ? await restOf(db, row.block_id) : undefined
  const isReserved = isMine && row.state === blockStates.reserved
  const reservedUntil = isReserved ? await store.reservedUntil(db, row.block_id) : undefined
  const owner = { userId: ownerId ?? 0, blockNo: row.block_no, nickName: row.nick_name ?? '', avatar: row.avatar ?? '' }
  return {
    blockId: row.block_id,
    ver: row.ver,
    areaId: row.area_id,
    areaName: row.area_name,
    blockNo: row.block_no,
    name: row.name,
    intro: row.intro,
    thumbs: row.thumbs,
    state: blockStateOf(row),
    owner: ownerId === null ? null : owner,
    mine: isMine,
    capacity: row.capacity,
    open,
    running,
    transfer: price === null || row.state === blockStates.frozen ? null : { price: fen(price), until },
    ...(restsUntil !== undefined && { restsUntil }),
    ...(reservedUntil !== undefined && { reservedUntil }),
    acts: actsOf(row, isMine, running),
  }
}

/** One block; without an id the one the caller acts as. Refusal: NOT_FOUND. Source: domain model §6.1. */
export async function readBlock({ db, clock }: Deps, caller: Caller, blockId = caller.blockId) {
  const row = await store.findBlock(db, blockId)
  if (!row) return err(refusal('NOT_FOUND'))
  const { userId } = caller
  if (row.owner_user_id === userId) await markSeen(db, { userId, refType: 'block', refId: blockId, now: clock.now() })
  return ok(await viewOf(db, row, userId))
}

/** The pictures of a block's page. */
export const shownPictures = async (db: Db, blockId: number): Promise<string> =>
  (await store.findBlock(db, blockId))?.thumbs ?? ''

/**
 * Changes the page of the caller's block, offers it for transfer, or takes that offer back. Refusals: NOT_FOUND, NO_RIGHT, MOVED
 * (data.block), FORM, LIMIT (`running`) while it has unfinished orders, LIMIT (`until`) after a handover, HALT. Source: domain model §3.1,
 * §6.1; community §8, rows 1 and 2.
 */
export function editBlock(deps: Deps, caller: Caller, input: EditInput) {
  const { userId, blockId } = caller
  const subject = {
    name: 'block',
    lock: async (tx: Tx) => {
      // Listings and bids are locked first, in the order in which a trade locks them; a refused wish changes none of them.
      if (input.transfer) await withdrawBlock(tx, deps, blockId, 'transfer')
      return lockBlock(tx, blockId)
    },
    refusalOf: (block: BlockTable) => (block.owner_user_id === userId ? undefined : refusal('NO_RIGHT')),
    may: (block: BlockTable) => mayBlock(block, actOf(input), 'owner'),
    view: (tx: Tx) => readInside(tx, blockId, userId),
  }
  return changeAndView(deps, { userId, call: '/block/edit', input }, subject, async (tx, block) => {
    const moved = await moveBlock(tx, deps, block, input.transfer)
    if (moved.ok) await changeBlock(tx, blockId, { ...saidIn(input), ...moved.value })
    return moved
  })
}

/** What the owner wishes to do, as the table calls it. */
function actOf({ transfer }: EditInput): BlockAct {
  if (transfer === undefined) return 'edit'
  return transfer ? 'transfer' : 'takeBack'
}

const saidIn = ({ name, intro, thumbs }: EditInput): Change => ({
  ...(name !== undefined && { name }),
  ...(intro !== undefined && { intro }),
  ...(thumbs !== undefined && { thumbs }),
})

async function moveBlock(tx: Tx, deps: Deps, block: BlockTable, wish: EditInput['transfer']): Promise<Outcome> {
  if (wish === undefined) return ok({})
  return wish ? offer(tx, deps, block, wish) : ok(notOffered)
}

async function readInside(tx: Tx, blockId: number, userId: number) {
  const row = await store.findBlock(tx, blockId)
  if (!row) throw new Error(`block ${blockId} vanished`)
  return viewOf(tx, row, userId)
}

/** Why a block may not be offered now, apart from its state, if so. Source: community §8, row 1. */
async function offerRefusal(tx: Tx, block: BlockTable, until: number, now: number): Promise<Refusal | undefined> {
  const all = await settingsAt(tx, block.area_id, now)
  if (until <= now || until > now + waitMs(all, 'transferDays'))
    return refusal('FORM', { fields: { until: `最长 ${waitText(all, 'transferDays')}` } })
  const running = await store.runningOf(tx, block.block_id)
  if (running > 0) return refusal('LIMIT', { running }, `还有 ${running} 笔进行中的交易，结束后才能转让`)
  const restsUntil = await restOf(tx, block.block_id)
  if (restsUntil !== undefined && now < restsUntil)
    return refusal('LIMIT', { until: restsUntil }, `过户后 ${spanText(blockMarket.restMs)}内不能转让`)
  return (await haltRefusal(tx, [block.area_id])) ?? mobileRefusal(tx, block.owner_user_id ?? 0)
}

async function offer(
  tx: Tx,
  deps: Deps,
  block: BlockTable,
  { price, until }: { readonly price: number; readonly until: number },
): Promise<Outcome> {
  const refused = await offerRefusal(tx, block, until, deps.clock.now())
  if (refused) return err(refused)
  // Once more, for offers that were made before the block was locked.
  await withdrawBlock(tx, deps, block.block_id, 'transfer')
  await wakeTransferEnd(tx, block.block_id, until)
  await tellOffered(tx, deps, await store.keepersOf(tx, block), block)
  return ok({ state: stateAfter(block, 'transfer', 'owner'), transfer_price: price, transfer_until: until })
}

/** What the jobs of offers of blocks do, for who reads that one fails. */
export const transferJobNames = {
  [endTransferJob]: '区块转让到期',
} as const satisfies JobNames

/** The timer of an offer: at its end the block is held again. Source: domain model §3.1. */
export const transferJobs = (
  deps: Pick<Deps, 'clock' | 'ids' | 'random'>,
): JobHandlers<keyof typeof transferJobNames> => ({
  [endTransferJob]: async (tx, blockId) => {
    const block = await lockBlock(tx, blockId)
    if (!block || !mayBlock(block, 'lapse', 'timer') || block.transfer_until === null) return
    const { transfer_until: runAt } = block
    if (runAt > deps.clock.now()) await wakeTransferEnd(tx, blockId, runAt)
    else {
      await changeBlock(tx, blockId, notOffered)
      const { owner_user_id: userId, block_no: blockNo } = block
      if (userId !== null) await tellTransferEnded(tx, deps, { userId, blockId, blockNo })
    }
  },
})
