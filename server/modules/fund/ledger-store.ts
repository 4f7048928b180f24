import { sql } from 'kysely'
import { areaOffsetMs } from '@contract/hours'
import { fen } from '@contract/money'
import type { Db, Tx } from '../../db/schema'
import type { AccountKey } from '../../ledger/accounts'
import type { StatementRow, Stretch, TypeFilter } from '../../ledger/statement'
import { statementRows, statementSums } from '../../ledger/statement'
import { isHeld } from '../area/open/traders'

export const fundKey = (areaId: number): AccountKey => `area:${areaId}:fund`

interface FundAccount {
  /** 0 while no money ever came. */
  readonly accountId: number
  readonly balance: number
  readonly entries: number
  readonly head: string
  /** What passed votes were promised but did not get yet, in fen each. */
  readonly promised: readonly number[]
  /** What open votes ask for, in fen each. */
  readonly asked: readonly number[]
}

/** A fund with what it has promised and what open votes ask of it, in one statement. */
export async function fundAccount(db: Db, areaId: number): Promise<FundAccount> {
  const { rows } = await sql<{
    account_id: number | null
    balance: number | null
    entries: number | null
    head: Buffer | null
    promised: number[]
    asked: number[]
  }>`
    select a.account_id, a.balance, a.entries, a.head,
      array(select s.amount::float8 from fund_spend as s where s.area_id = ${areaId} and s.state = 'approved') as promised,
      array(select v.amount::float8 from vote as v where v.area_id = ${areaId} and v.state = 'open' and v.kind = 'fund') as asked
    from (select 1) as one left join account as a on a.key = ${fundKey(areaId)}`.execute(db)
  const [row] = rows
  return {
    accountId: row?.account_id ?? 0,
    balance: row?.balance ?? 0,
    entries: row?.entries ?? 0,
    head: (row?.head ?? Buffer.alloc(32)).toString('hex'),
    promised: row?.promised ?? [],
    asked: row?.asked ?? [],
  }
}

/** Open votes that ask for money of a fund, the next to close first; whether a block may still vote in each. */
export async function askingVotes(db: Db, areaId: number, blockId: number) {
  const rows = await db
    .selectFrom('vote')
    .select(['vote_id', 'no', 'title', 'amount', 'close_at'])
    .select((eb) => {
      const has = (table: 'vote_census' | 'vote_roll') =>
        eb.exists(
          eb.selectFrom(table).whereRef(`${table}.vote_id`, '=', 'vote.vote_id').where('block_id', '=', blockId),
        )
      return eb.and([isHeld(blockId), has('vote_census'), eb.not(has('vote_roll'))]).as('is_turn')
    })
    .where('area_id', '=', areaId)
    .where('state', '=', 'open')
    .where('kind', '=', 'fund')
    .orderBy('close_at')
    .orderBy('vote_id')
    .execute()
  return rows.map(({ vote_id: voteId, no, title, amount, close_at: closeAt, is_turn: isTurn }) => ({
    voteId,
    no,
    title,
    amount: fen(amount ?? 0),
    closeAt: closeAt ?? 0,
    isTurn: Boolean(isTurn),
  }))
}

/** The fund's account, locked, so that its balance and its promises do not change. */
export const lockFund = (tx: Tx, areaId: number) =>
  tx.selectFrom('account').select('account_id').where('key', '=', fundKey(areaId)).forUpdate().execute()

const stretchTo = (accountId: number, last: number): Stretch => ({
  account: accountId,
  first: 1,
  last,
  opening: fen(0),
  closing: fen(0),
})

/** Entries of a fund from this place on, newest first. */
export const entriesDown = (
  db: Db,
  accountId: number,
  {
    from,
    types,
    limit,
    offset = 0,
  }: {
    readonly from: number
    readonly types?: TypeFilter | undefined
    readonly limit: number
    readonly offset?: number
  },
): Promise<StatementRow[]> => statementRows(db, { stretch: stretchTo(accountId, from), types }, { limit, offset })

/** How many entries of these types there are. */
export async function countEntries(db: Db, { accountId, entries }: FundAccount, types: TypeFilter): Promise<number> {
  return (await statementSums(db, { stretch: stretchTo(accountId, entries), types })).rows
}

/** The hash of the chain after this many entries; undefined when there are fewer. */
export async function headAt(db: Db, accountId: number, no: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    select from_hash as hash from entry where from_account = ${accountId} and from_no = ${no}
    union all select to_hash from entry where to_account = ${accountId} and to_no = ${no}`.execute(db)
  return rows[0]?.hash.toString('hex')
}

/** What came into and went out of a fund in each month of the area's calendar, by the entries after a place; and the last place. */
export async function monthsBehind(db: Db, accountId: number, no: number) {
  const month = sql`to_char(to_timestamp((at + ${areaOffsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYY-MM')`
  const { rows } = await sql<{ month: string; came: string | null; went: string | null; last: number }>`
    select ${month} as month, sum(amount) filter (where direction = 'in') as came,
      sum(amount) filter (where direction = 'out') as went, max(no) as last
    from (select from_no as no, 'out' as direction, amount, at from entry where from_account = ${accountId} and from_no > ${no}
      union all select to_no, 'in', amount, at from entry where to_account = ${accountId} and to_no > ${no}) as links
    group by 1`.execute(db)
  return rows.map(({ month, came, went, last }) => ({ month, in: Number(came ?? 0), out: Number(went ?? 0), last }))
}

/** Which of these orders a person is a party of. */
export async function ownOrders(db: Db, userId: number, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userId === 0 || orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('trade_order')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where((eb) => eb.or([eb('buyer_user_id', '=', userId), eb('seller_user_id', '=', userId)]))
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Which of these orders of blocks a person is a party of. */
export async function ownBlockOrders(db: Db, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (userId === 0 || ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('block_order')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where((eb) => eb.or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Shops whose terms entries are about, by the terms' ids. */
export async function shopsOfTerms(db: Db, termIds: readonly number[]) {
  if (termIds.length === 0) return new Map<number, { shopId: number; name: string; blockNo: number }>()
  const rows = await db
    .selectFrom('shop_term as t')
    .innerJoin('shop as s', 's.shop_id', 't.shop_id')
    .innerJoin('block as b', 'b.block_id', 's.block_id')
    .select(['t.term_id', 's.shop_id', 's.name', 's.state', 'b.block_no'])
    .where('t.term_id', 'in', termIds)
    .execute()
  return new Map(
    rows.map(({ term_id: termId, shop_id: shopId, name, state, block_no: blockNo }) => [
      termId,
      // The words of a removed shop are nowhere shown.
      { shopId, name: state === 'removed' ? '商铺' : name, blockNo },
    ]),
  )
}

/** Open shops of the highest level, the oldest first. Source: community §5. */
export async function namingShops(db: Db, areaId: number) {
  const rows = await db
    .selectFrom('shop as s')
    .innerJoin('block as b', 'b.block_id', 's.block_id')
    .select(['s.shop_id', 's.name', 'b.block_no'])
    .where('s.area_id', '=', areaId)
    .where('s.level', '=', 'naming')
    .where('s.state', '=', 'active')
    .orderBy('s.start_at')
    .orderBy('s.shop_id')
    .execute()
  return rows.map(({ shop_id: shopId, name, block_no: blockNo }) => ({ shopId, name, blockNo }))
}
