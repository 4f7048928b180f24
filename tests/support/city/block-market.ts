import { dayMs } from '@contract/durations'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import type { Deps } from '../../../server/deps'
import { runDue } from '../../../server/jobs/jobs'
import { checkOut } from '../../../server/modules/block-market/check-out'
import { blockMarketJobs } from '../../../server/modules/block-market/jobs'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { mutualJobs } from '../../../server/modules/mutual/jobs'
import { expandJobs } from '../../../server/modules/expand/life'
import { createUser } from '../../../server/modules/session/accounts'
import type { TestDatabase, TestDeps } from '../database/database'
import { openRound } from './expand'
import { allBooks, areaId, clientNo, credit, freshMobile, inSmallCity, resident, valueOf } from './small-city'

/** An empty city of its own for each test of a file; after it all books agree. */
export const inBlockMarket = (use: (deps: TestDeps, database: TestDatabase) => void): void =>
  inSmallCity(use, (deps) => allBooks(deps, () => Promise.resolve([])))

/** Everything of the block market that is due now, and what it wakes in other modules. */
export const work = (deps: TestDeps) =>
  runDue(deps, { ...expandJobs(deps), ...marketJobs(deps), ...mutualJobs(deps), ...blockMarketJobs(deps) })

/** Somebody with money and a number, but without a block. */
export async function newcomer(deps: Deps, availableFen = 1_000_000): Promise<Caller> {
  const userId = await createUser(deps, { nickName: '新人', mobile: freshMobile() })
  if (availableFen > 0) await credit(deps, userId, availableFen)
  return { ...guest, userId, loginUserId: userId, areaId, tokenId: 1 }
}

export const blockOf = (deps: Deps, blockId: number) =>
  deps.db.selectFrom('block').selectAll().where('block_id', '=', blockId).executeTakeFirstOrThrow()

/** A block of the small city by its number. */
export const numbered = (deps: Deps, blockNo: number) =>
  deps.db
    .selectFrom('block')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('block_no', '=', blockNo)
    .executeTakeFirstOrThrow()

/** The owner of a block offers it for ten days. */
export async function offer(deps: TestDeps, owner: Caller, price = 28_800) {
  const { ver } = await blockOf(deps, owner.blockId)
  const transfer = { price: fen(price), until: deps.clock.now() + 10 * dayMs }
  return editBlock(deps, owner, { clientNo: clientNo(), ver, transfer })
}

/** A resident whose block is offered. */
export async function seller(deps: TestDeps, blockNo: number, price = 28_800): Promise<Caller> {
  const owner = await resident(deps, blockNo, 0)
  valueOf(await offer(deps, owner, price))
  return owner
}

/** A round of plots from 5000, at 99.00; an hour passes. */
export const openPlots = (deps: TestDeps, count = 20, perUser = 3) =>
  openRound(deps, {
    kind: 'plot',
    title: '新区',
    perUser,
    tiers: [{ from: 5000, to: 4999 + count, price: fen(9_900) }],
  })

interface Line {
  readonly blockId: number
  readonly ver: number
  readonly price: Fen
}

/** What a buyer sees of a block now. */
export async function lineOf(deps: Deps, blockId: number): Promise<Line> {
  const { ver, transfer_price: price } = await blockOf(deps, blockId)
  return { blockId, ver, price: fen(price ?? 1) }
}

/** Tries to check out blocks as they are now, or as `seen`. */
export async function buy(deps: TestDeps, buyer: Caller, blockIds: readonly number[], seen?: readonly Line[]) {
  const lines = seen ?? (await Promise.all(blockIds.map((id) => lineOf(deps, id))))
  return checkOut(deps, buyer, { clientNo: clientNo(), lines: [...lines] })
}
