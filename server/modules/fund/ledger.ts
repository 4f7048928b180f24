import type * as v from 'valibot'
import type { FundEntry, fundCheck, fundEntry, fundList } from '@contract/endpoints/community/fund'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageStart } from '../../db/page-start'
import { pageFrame } from '../../db/page-frame'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { cachedChecks } from '../../ledger/cached-checks'
import type { StatementRow } from '../../ledger/statement'
import { findArea, isArea } from '../area/open/find-area'
import { giftsByIds } from './gift-store'
import * as store from './ledger-store'
import { entryTypes, giftTitle, giverName, kindOf, maskedOrderNo, shareTitle } from './rules/entries'
import { spendsByIds } from './spend-store'
import { spendView } from './view'

type Gift = Awaited<ReturnType<typeof giftsByIds>>[number]
type Spend = Awaited<ReturnType<typeof spendsByIds>>[number]

/** What entries are about, read for all of them together. */
interface Grounds {
  readonly gifts: ReadonlyMap<number, Gift>
  readonly spends: ReadonlyMap<number, Spend>
  /** Shops by the id of the term that they paid. */
  readonly shops: Awaited<ReturnType<typeof store.shopsOfTerms>>
  /** Orders that the reader is a party of. */
  readonly orders: ReadonlySet<number>
  /** Orders of blocks that the reader is a party of. */
  readonly blockOrders: ReadonlySet<number>
}

async function groundsOf(db: Db, userId: number, rows: readonly StatementRow[]): Promise<Grounds> {
  const idsOf = (refType: string) => rows.flatMap((row) => (row.refType === refType ? [row.refId] : []))
  const gifts = await giftsByIds(db, idsOf('fund'))
  const spends = await spendsByIds(db, idsOf('fundSpend'))
  return {
    gifts: new Map(gifts.map((gift) => [gift.gift_id, gift])),
    spends: new Map(spends.map((spend) => [spend.spend_id, spend])),
    shops: await store.shopsOfTerms(db, idsOf('shopTerm')),
    orders: await store.ownOrders(db, userId, idsOf('order')),
    blockOrders: await store.ownBlockOrders(db, userId, idsOf('blockOrder')),
  }
}

const giverOf = (gift: Gift | undefined, userId: number) => ({
  blockNo: gift?.block_no ?? null,
  isAnonymous: gift?.is_anonymous ?? true,
  isReader: gift !== undefined && gift.user_id === userId,
})

const titles = { sponsor: '商铺赞助', correction: '更正' } as const

/** The shop of an entry, if a shop paid it. */
const shopOf = ({ refType, refId }: StatementRow, shops: Grounds['shops']) =>
  refType === 'shopTerm' ? shops.get(refId) : undefined

function titleOf(row: StatementRow, { gifts, spends, shops }: Grounds, userId: number): string {
  const kind = kindOf(row.type)
  const purpose = spends.get(row.refId)?.purpose ?? ''
  switch (kind) {
    case 'gift':
      return giftTitle(giverOf(gifts.get(row.refId), userId))
    case 'spend':
      return purpose
    case 'back':
      return `退回 · ${purpose}`
    case 'sponsor':
      return shopOf(row, shops) ? `商铺赞助 · ${shopOf(row, shops)?.name}` : titles.sponsor
    case 'share':
      return shareTitle(row.type)
    default:
      return titles[kind]
  }
}

/** An entry as a reader sees it: what a stranger may not know is masked. Source: community §3, §11. */
function entryView(row: StatementRow, grounds: Grounds, userId: number): FundEntry {
  const isOwnOrder = row.refType === 'order' && grounds.orders.has(row.refId)
  const isOwn = isOwnOrder || (row.refType === 'blockOrder' && grounds.blockOrders.has(row.refId))
  return {
    entryNo: row.no,
    at: row.at,
    kind: kindOf(row.type),
    title: titleOf(row, grounds, userId),
    memo: row.refType === 'fund' ? (grounds.gifts.get(row.refId)?.memo ?? '') : '',
    direction: row.direction,
    amount: row.amount,
    after: row.balance,
    ref: isOwn ? row.reference : maskedOrderNo(row.reference),
    orderId: isOwnOrder ? row.refId : null,
    spendId: row.refType === 'fundSpend' ? row.refId : null,
    shopId: shopOf(row, grounds.shops)?.shopId ?? null,
    hash: row.hash.toString('hex').slice(0, 8),
  }
}

/** The ledger of a fund, newest first. Refusal: NOT_FOUND. Source: community §3 (list). */
export async function listEntries({ db }: Deps, userId: number, input: v.InferOutput<typeof fundList.input>) {
  const { areaId, kind, page } = input
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const fund = await store.fundAccount(db, areaId)
  const types = kind && { like: entryTypes[kind] }
  const { beforeId: beforeNo, offset } = pageStart(input)
  const from = Math.min(fund.entries, beforeNo - 1)
  const found = await store.entriesDown(db, fund.accountId, { from, types, limit: pageSize + 1, offset })
  const total = types ? await store.countEntries(db, fund, types) : fund.entries
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ no }) => no })
  const grounds = await groundsOf(db, userId, rows)
  return ok({ data: rows.map((row) => entryView(row, grounds, userId)), ...frame })
}

/** The name of the account at the other end of an entry, without its owner where a stranger may not know that. */
function otherName(row: StatementRow, { gifts, spends, shops }: Grounds, userId: number): string {
  const spend = spends.get(row.refId)
  switch (kindOf(row.type)) {
    case 'share':
      return row.refType === 'blockOrder' ? '区块货款' : '订单货款'
    case 'sponsor': {
      const shop = shopOf(row, shops)
      return shop ? `${shop.blockNo} 号可用` : '商铺赞助款'
    }
    case 'gift': {
      const giver = giverOf(gifts.get(row.refId), userId)
      const name = giverName(giver)
      return giver.blockNo === null || !name.endsWith('号') ? name : `${name}可用`
    }
    case 'spend':
      return `${spend?.payee_block_no ?? ''} 号收入`
    case 'back':
      return `${spend?.payee_block_no ?? ''} 号可用`
    case 'correction':
      return '原账户'
  }
}

/** One entry with its neighbours and the accounts behind it. Refusal: NOT_FOUND. Source: community §3 (entry). */
export async function readEntry({ db, clock }: Deps, userId: number, input: v.InferOutput<typeof fundEntry.input>) {
  const { areaId, entryNo } = input
  const area = await findArea(db, areaId)
  const fund = await store.fundAccount(db, areaId)
  const near = await store.entriesDown(db, fund.accountId, { from: entryNo + 1, limit: 3 })
  const row = near.find(({ no }) => no === entryNo)
  if (!area || !row) return err(refusal('NOT_FOUND', {}, '未找到这条记录'))
  const neighbour = (wanted: number) => {
    const found = near.find(({ no }) => no === wanted)
    return found ? { entryNo: wanted, kind: kindOf(found.type), hash: found.hash.toString('hex').slice(0, 8) } : null
  }
  const grounds = await groundsOf(db, userId, [row])
  const spend = row.refType === 'fundSpend' ? grounds.spends.get(row.refId) : undefined
  return ok({
    areaId,
    areaName: area.name,
    entry: entryView(row, grounds, userId),
    before: fen(row.direction === 'in' ? row.balance - row.amount : row.balance + row.amount),
    other: otherName(row, grounds, userId),
    head: row.hash.toString('hex'),
    previous: neighbour(entryNo - 1),
    next: neighbour(entryNo + 1),
    spend: spend ? spendView(spend, userId, clock.now()) : null,
  })
}

/**
 * Recomputes a fund from its first entry, once a minute at most, and says whether the head that the caller saw last is still in its chain:
 * this reveals a rewritten past, even with all later hashes recomputed. Refusal: NOT_FOUND. Source: community §3 (check).
 */
export function fundChecker(deps: Deps) {
  const check = cachedChecks(deps)
  return async ({ areaId, seenNo, seenHead }: v.InferOutput<typeof fundCheck.input>) => {
    if (!(await isArea(deps.db, areaId))) return err(refusal('NOT_FOUND'))
    const report = await check(store.fundKey(areaId))
    const hasSeen = seenNo !== undefined && seenHead !== undefined
    return ok({
      ...report,
      balance: fen(report.balance),
      seenOk: hasSeen ? await isInChain(deps.db, areaId, seenNo, seenHead) : null,
    })
  }
}

async function isInChain(db: Db, areaId: number, no: number, head: string): Promise<boolean> {
  const { accountId } = await store.fundAccount(db, areaId)
  return (await store.headAt(db, accountId, no)) === head
}
