import { dayMs } from '@contract/durations'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { sellerStats } from '../sales/store'
import { viewOf } from './service'
import type { BlockRow } from './store'
import * as store from './store'

/** Several blocks as this user sees them, in the order asked for, each once. Source: domain model §6.1. */
export async function readBlocks({ db }: Deps, { userId }: Caller, blockIds: readonly number[]) {
  const rows = new Map((await store.findBlocks(db, blockIds)).map((row) => [row.block_id, row]))
  const views = []
  for (const blockId of new Set(blockIds)) {
    const row = rows.get(blockId)
    if (row) views.push(await viewOf(db, row, userId))
  }
  return ok(views)
}

/** How the block's owner trades; null while nobody owns it. */
async function standingOf(db: Db, row: BlockRow, now: number) {
  if (row.owner_user_id === null) return null
  const { heldSince, done, late } = await sellerStats(db, row.owner_user_id, row.block_id)
  return { residentDays: Math.max(0, Math.floor((now - heldSince) / dayMs)), done, late }
}

/** Somebody's block, with how its owner trades. Refusal: NOT_FOUND. Source: domain model §6.1. */
export async function readTheirPage({ db, clock }: Deps, { userId }: Caller, blockId: number) {
  const row = await store.findBlock(db, blockId)
  if (!row) return err(refusal('NOT_FOUND'))
  return ok({ ...(await viewOf(db, row, userId)), standing: await standingOf(db, row, clock.now()) })
}

/**
 * One of the caller's blocks, by default the one the caller acts as. Refusals: NOT_FOUND, NO_RIGHT (somebody else's). Source: domain model
 * §6.1.
 */
export async function readOwnPage(deps: Deps, caller: Caller, blockId = caller.blockId) {
  const page = await readTheirPage(deps, caller, blockId)
  return page.ok && !page.value.mine ? err(refusal('NO_RIGHT')) : page
}
