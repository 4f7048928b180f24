import type { CartProblem as Problem } from '@contract/block/cart-problems'
import { isLineOver } from '@contract/block/cart-problems'
import { blockMarket } from '@contract/block/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { mayBegin } from '../../area/open/access'
import { ownBlockText } from '../open/words'
import { problemOfBlock, problemOfLine } from '../rules/cart-problem'
import { blockRow, payNoOf } from './list'
import * as store from './store'

interface Totals {
  readonly count: number
  readonly valid: number
  readonly amount: number
}

/** Who reads a cart, and where: a market is open or closed on each platform. */
type Reader = Pick<Caller, 'userId' | 'platform'>

/** The areas of these blocks whose block market is closed for a reader. */
async function areasOff(db: Db, blocks: readonly store.MarketBlock[], { platform }: Reader): Promise<Set<number>> {
  const off = new Set<number>()
  for (const areaId of new Set(blocks.map((block) => block.area_id)))
    if (!(await mayBegin(db, areaId, 'market', platform))) off.add(areaId)
  return off
}

/** The cart with what is wrong with each line, worked out now. Source: domain model §3.20. */
async function readLines({ db, clock }: Pick<Deps, 'db' | 'clock'>, who: Reader) {
  const { userId } = who
  const lines = await store.linesOf(db, userId)
  const ids = lines.map((line) => line.block_id)
  const blocks = new Map((await store.findBlocks(db, userId, ids)).map((row) => [row.block_id, row]))
  const off = await areasOff(db, [...blocks.values()], who)
  const now = clock.now()
  return lines.map((line) => {
    const block = blocks.get(line.block_id)
    const fault = problemOfLine(block, line, { now, isOff: block !== undefined && off.has(block.area_id) })
    return {
      blockId: line.block_id,
      priceSeen: fen(line.price_seen),
      addedAt: line.added_at,
      fault,
      soldAt: fault === 'bought' ? (block?.held_since ?? null) : null,
      payNo: block ? payNoOf(block, now) : null,
      block: block ? blockRow(block, userId, now) : null,
    }
  })
}

type Lines = Awaited<ReturnType<typeof readLines>>

function totalsOf(lines: Lines): Totals {
  const valid = lines.filter(({ fault }) => fault === null)
  const amount = valid.reduce((sum, { block }) => sum + (block?.price ?? 0), 0)
  return { count: lines.length, valid: valid.length, amount }
}

export async function readCart(deps: Deps, who: Reader) {
  const lines = await readLines(deps, who)
  return ok({ lines, ...totalsOf(lines) })
}

export async function readTotals(deps: Deps, who: Reader) {
  return ok(totalsOf(await readLines(deps, who)))
}

/** `id` or `id:price`, separated by commas; for a block named twice the last one counts. */
const wishesIn = (text: string): ReadonlyMap<number, number | undefined> =>
  new Map(
    text.split(',').map((part) => {
      const [id, price] = part.split(':')
      return [Number(id), price === undefined ? undefined : Number(price)]
    }),
  )

const refusalOf: Readonly<Record<Problem, Refusal>> = {
  gone: refusal('NOT_FOUND'),
  notOffered: refusal('CLOSED', {}, '该区块不在转让中'),
  bought: refusal('CLOSED'),
  priceChanged: refusal('CLOSED'),
  reserved: refusal('CLOSED', {}, '这个区块正被别人预订'),
  own: refusal('OWN', {}, ownBlockText),
  areaClosed: refusal('CLOSED', {}, '这个城市暂停交易'),
  marketOff: refusal('CLOSED'),
}

/** Problems that do not keep a block out of the cart: it is reserved, or its area is closed now. What `marketOff` says is never asked. */
const mayWait = (fault: Problem | null): boolean => fault === null || fault === 'reserved' || fault === 'areaClosed'

/**
 * Puts blocks into the cart; of several, what cannot be bought is left out. Refusals when none is left: NOT_FOUND, OWN, CLOSED, LIMIT.
 * Source: domain model §3.20. Our decision: docs/decisions/0260-block-market.md
 */
export function addToCart(deps: Deps, who: Reader, text: string) {
  const { userId } = who
  return transact(deps.db, async (tx): Promise<Result<Totals & { added: number }, Refusal>> => {
    await store.lockCart(tx, userId)
    const { added, refused } = await putAll(tx, deps, userId, wishesIn(text))
    if (added === 0 && refused) return err(refused)
    return ok({ added, ...totalsOf(await readLines({ ...deps, db: tx }, who)) })
  })
}

async function putAll(tx: Tx, { clock }: Deps, userId: number, wishes: ReadonlyMap<number, number | undefined>) {
  const blocks = new Map((await store.findBlocks(tx, userId, [...wishes.keys()])).map((row) => [row.block_id, row]))
  const known = new Set((await store.linesOf(tx, userId)).map((line) => line.block_id))
  let added = 0
  let refused: Refusal | undefined
  for (const [blockId, seen] of wishes) {
    const block = blocks.get(blockId)
    const fault = problemOfBlock(block, userId, { now: clock.now(), isOff: false })
    const isFull = known.size >= blockMarket.cartMost && !known.has(blockId)
    if (!block || block.transfer_price === null || !mayWait(fault)) refused ??= refusalOf[fault ?? 'notOffered']
    else if (isFull)
      refused ??= refusal('LIMIT', { most: blockMarket.cartMost }, `购物车最多放 ${blockMarket.cartMost} 个`)
    else {
      const line = { user_id: userId, block_id: blockId, price_seen: seen ?? block.transfer_price }
      await store.putLine(tx, { ...line, added_at: clock.now() })
      known.add(blockId)
      added++
    }
  }
  return { added, refused }
}

export async function takeOut(deps: Deps, who: Reader, text: string) {
  await store.dropLines(deps.db, who.userId, text.split(',').map(Number))
  return readTotals(deps, who)
}

/** Empties the cart, or takes out only the lines that are over. */
export async function emptyCart(deps: Deps, who: Reader, onlyInvalid: boolean) {
  const lines = onlyInvalid ? await readLines(deps, who) : undefined
  const invalid = lines?.filter(({ fault }) => isLineOver(fault)).map(({ blockId }) => blockId)
  await store.dropLines(deps.db, who.userId, invalid)
  return readTotals(deps, who)
}
