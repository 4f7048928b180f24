import type * as v from 'valibot'
import type { blockActs, blockEdit } from '@contract/endpoints/people/block'
import { longestTransferMs } from '@contract/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import { once } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { JobHandlers } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { lockBlock } from '../../area/open/blocks'
import { markSeen } from '../../notices/open/tell'
import { closeSlotsOfBlock } from '../../expand/open/lock-block'
import { closeElectionsOfBlock } from '../../mayor/open/lock-block'
import { closeBuysOfBlock } from '../bids/end'
import { openOf } from '../block-store'
import { tellTransferEnded } from '../news'
import { pauseSalesOfBlock } from '../sales/store'
import type { BlockRow } from './store'
import * as store from './store'
import type { BlockTable } from '../../area/tables'
import { blockStates } from '../../area/tables'

/** The kind of the job that ends an offer at its time. */
const endTransferJob = 'endTransfer'

type EditInput = v.InferOutput<typeof blockEdit.input>
type Change = Partial<BlockTable>
type Outcome = Result<Change, Refusal>

/** The state of a block when its offer ends. */
const back = { state: blockStates.held, transfer_price: null, transfer_until: null } as const

const stateNames = new Map(
  Object.entries(blockStates).map(([name, code]) => [code as number, name as keyof typeof blockStates]),
)

function actsOf(row: BlockRow, isMine: boolean, running: number): (typeof blockActs)[number][] {
  if (!isMine) return []
  if (row.state === blockStates.transfer) return ['takeBack', 'edit']
  if (row.state !== blockStates.held) return []
  return running === 0 ? ['transfer', 'edit'] : ['edit']
}

/** A block as this user sees it; a guest is user 0. */
export async function viewOf(db: Db, row: BlockRow, userId: number) {
  const { owner_user_id: ownerId, transfer_price: price, transfer_until: until } = row
  const isMine = ownerId !== null && ownerId === userId
  const [open, running] = [await openOf(db, row.block_id), await store.runningOf(db, row.block_id)]
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
    state: stateNames.get(row.state) ?? 'frozen',
    owner: ownerId === null ? null : owner,
    mine: isMine,
    capacity: row.capacity,
    open,
    running,
    transfer: price === null || until === null ? null : { price: fen(price), until },
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
 * (data.block), FORM, LIMIT (`running`) while it has unfinished orders. Source: domain model §3.1, §6.1.
 */
export function editBlock(deps: Deps, caller: Caller, input: EditInput) {
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/block/edit', input, now: deps.clock.now() }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      // Listings and bids are locked first, in the order in which a trade locks them; a refused wish changes none of them.
      if (input.transfer) await withdraw(tx, deps, caller.blockId)
      const block = await lockBlock(tx, caller.blockId)
      if (!block) return err(refusal('NOT_FOUND'))
      if (block.owner_user_id !== caller.userId) return err(refusal('NO_RIGHT'))
      const fresh = () => readInside(tx, block.block_id, caller.userId)
      if (block.ver !== input.ver || !mayEdit(block, input)) return err(refusal('MOVED', { block: await fresh() }))
      const moved = await moveBlock(tx, deps, block, input.transfer)
      if (!moved.ok) return moved
      await store.changeBlock(tx, block.block_id, { ...saidIn(input), ...moved.value })
      return ok(await fresh())
    }),
  )
}

/** Whether the block's state allows the wish. */
function mayEdit({ state }: BlockTable, { transfer }: EditInput): boolean {
  if (transfer === undefined) return state === blockStates.held || state === blockStates.transfer
  return state === (transfer ? blockStates.held : blockStates.transfer)
}

const saidIn = ({ name, intro, thumbs }: EditInput): Change => ({
  ...(name !== undefined && { name }),
  ...(intro !== undefined && { intro }),
  ...(thumbs !== undefined && { thumbs }),
})

async function moveBlock(tx: Tx, deps: Deps, block: BlockTable, wish: EditInput['transfer']): Promise<Outcome> {
  if (wish === undefined) return ok({})
  return wish ? offer(tx, deps, block, wish) : ok(back)
}

async function readInside(tx: Tx, blockId: number, userId: number) {
  const row = await store.findBlock(tx, blockId)
  if (!row) throw new Error(`block ${blockId} vanished`)
  return viewOf(tx, row, userId)
}

/**
 * Takes the block's offers off the boards: listings are paused, bids end and their money goes back, unpaid slots are given up. It stands in
 * no election any more.
 */
async function withdraw(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  await pauseSalesOfBlock(tx, blockId)
  await closeBuysOfBlock(tx, deps, blockId)
  await closeSlotsOfBlock(tx, deps, blockId)
  await closeElectionsOfBlock(tx, deps, blockId)
}

async function offer(
  tx: Tx,
  deps: Deps,
  block: BlockTable,
  { price, until }: { readonly price: number; readonly until: number },
): Promise<Outcome> {
  const now = deps.clock.now()
  if (until <= now || until > now + longestTransferMs)
    return err(refusal('FORM', { fields: { until: `最长 ${spanText(longestTransferMs)}` } }))
  const running = await store.runningOf(tx, block.block_id)
  if (running > 0) return err(refusal('LIMIT', { running }, `还有 ${running} 笔进行中的交易，结束后才能转让`))
  // Once more, for offers that were made before the block was locked.
  await withdraw(tx, deps, block.block_id)
  await schedule(tx, { kind: endTransferJob, ref: block.block_id, runAt: until })
  return ok({ state: blockStates.transfer, transfer_price: price, transfer_until: until })
}

/** The timer of an offer: at its end the block is held again. Source: domain model §3.1. */
export const transferJobs = (deps: Pick<Deps, 'clock' | 'ids'>): JobHandlers => ({
  [endTransferJob]: async (tx, blockId) => {
    const block = await lockBlock(tx, blockId)
    if (block?.state !== blockStates.transfer || block.transfer_until === null) return
    const { transfer_until: runAt } = block
    if (runAt > deps.clock.now()) await schedule(tx, { kind: endTransferJob, ref: blockId, runAt })
    else {
      await store.changeBlock(tx, blockId, back)
      const { owner_user_id: userId, block_no: blockNo } = block
      if (userId !== null) await tellTransferEnded(tx, deps, { userId, blockId, blockNo })
    }
  },
})
