import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { areaOffsetMs } from '@contract/hours'
import { containing } from '../../db/containing'
import type { CursorStart } from '../../db/cursor'
import { inOrder, isBehind, cursorOf } from '../../db/cursor'
import type { Db } from '../../db/schema'

export type ArchiveType = 'expand' | 'fund' | 'vote' | 'mayor'

/** Newest first. */
const keys = [sql<number>`-t.closed_at`, sql<number>`-t.ref_id`]

interface ArchiveWish {
  readonly areaId: number
  readonly type?: ArchiveType | undefined
  readonly q: string
}

/** Votes that were counted or cancelled; a draft that never looked for supporters was never public. Source: community §1. */
const isEnded = sql<boolean>`state in ('passed', 'failed', 'noQuorum', 'cancelled') and (asked_at is not null or open_at is not null)`

/** Nobody finds a removed text by its words. */
const shownTitle = sql`case when removed_by is null then title else cancel_reason end`

/** Whose number finds an election. */
const winnerNo = sql`(select c.block_no::text from mayor_candidate as c where c.election_id = e.election_id and c.place = e.winner)`

/** Everything of an area that has ended, and the words by which it is found. */
function things({ areaId, type, q }: ArchiveWish): RawBuilder<unknown> {
  const like = containing(q)
  const found = (...columns: RawBuilder<unknown>[]) =>
    q === ''
      ? sql`true`
      : sql`(${sql.join(
          columns.map((column) => sql`${column} ilike ${like}`),
          sql` or `,
        )})`
  const ofType = (own: ArchiveType) => sql<SqlBool>`${type === undefined || type === own}`
  return sql`(
    select 'expand' as type, round_id as ref_id, closed_at from expand_round
    where area_id = ${areaId} and state = 'archived' and ${ofType('expand')} and ${found(sql`title`, sql`no`)}
    union all
    select 'fund', spend_id, closed_at from fund_spend
    where area_id = ${areaId} and closed_at is not null and ${ofType('fund')}
      and ${found(sql`purpose`, sql`no`, sql`payee_block_no::text`, sql`author_block_no::text`)}
    union all
    select 'vote', vote_id, closed_at from vote
    where area_id = ${areaId} and ${isEnded} and ${ofType('vote')}
      and ${found(shownTitle, sql`no`, sql`payee_block_no::text`, sql`author_block_no::text`)}
    union all
    select 'mayor', election_id, closed_at from mayor_election as e
    where area_id = ${areaId} and state in ('seated', 'void') and ${ofType('mayor')}
      and ${found(sql`'第 ' || term_no || ' 届市长选举'`, sql`no`, winnerNo)}) as t`
}

/** A page of what has ended: what it is, and its place. */
export async function archivedPage(db: Db, wish: ArchiveWish, { cursor, offset }: CursorStart, limit: number) {
  const { rows } = await sql<{ type: ArchiveType; ref_id: number; behind: string }>`
    select t.type, t.ref_id, ${cursorOf(keys)} as behind from ${things(wish)}
    where ${isBehind(keys, cursor)} order by ${inOrder(keys)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many ended in each month of the area's calendar, newest first. */
export async function monthsOf(db: Db, wish: ArchiveWish) {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(to_timestamp((t.closed_at + ${areaOffsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYY-MM') as month,
      count(*)::int as count
    from ${things(wish)} group by 1 order by 1 desc`.execute(db)
  return rows
}

/** Slots are bought by purchases, plots by orders of blocks. */
const sold = sql<number>`(case r.kind
  when 'slot' then (select coalesce(sum(p.count), 0) from slot_purchase as p
    where p.round_id = r.round_id and p.state = 'done')
  else (select count(*) from block_order as o where o.round_id = r.round_id and o.state = 'done') end)::int`

/** Rounds that have ended, by their ids. */
export const archivedRounds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('expand_round as r')
        .innerJoin('area as a', 'a.area_id', 'r.area_id')
        .selectAll('r')
        .select(['a.name as area_name', sold.as('sold')])
        .where('r.round_id', 'in', ids)
        .where('r.state', '=', 'archived')
        .execute()

export type ArchivedRound = Awaited<ReturnType<typeof archivedRounds>>[number]

/** Spends of funds that have ended, by their ids, with what was left in the fund when each was paid. */
export const archivedSpends = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('fund_spend as s')
        .innerJoin('area as a', 'a.area_id', 's.area_id')
        .leftJoin('account as c', (join) => join.on(sql<boolean>`c.key = 'area:' || s.area_id || ':fund'`))
        .leftJoin('entry as e', (join) =>
          join.onRef('e.from_account', '=', 'c.account_id').onRef('e.from_no', '=', 's.paid_no'),
        )
        .selectAll('s')
        .select(['a.name as area_name', 'e.from_after as paid_after'])
        .where('s.spend_id', 'in', ids)
        .where('s.closed_at', 'is not', null)
        .execute()

export type ArchivedSpend = Awaited<ReturnType<typeof archivedSpends>>[number]

/** What a round brought into the treasury: the sum, the transactions, and the place and hash of the last entry. */
export async function incomeOf(db: Db, roundId: number) {
  const { rows } = await sql<{ amount: number; no: number; hash: Buffer }>`
    select e.amount, e.to_no as no, e.to_hash as hash from (
      select 'expand' as type, 'expand' as ref_type, expand_id as ref_id from slot_purchase
      where round_id = ${roundId} and state = 'done'
      union all
      select 'block_city', 'blockOrder', order_id from block_order
      where round_id = ${roundId} and state = 'done') as p
    join txn as t on t.ref_type = p.ref_type and t.ref_id = p.ref_id and t.type = p.type
    join entry as e on e.txn_id = t.txn_id
    order by e.to_no`.execute(db)
  return rows
}

export type Income = Awaited<ReturnType<typeof incomeOf>>

/** Votes that have ended, by their ids, with how many voted and supported them. */
export const archivedVotes = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vote as v')
        .innerJoin('area as a', 'a.area_id', 'v.area_id')
        .selectAll('v')
        .select([
          'a.name as area_name',
          sql<number>`(select count(*)::int from vote_roll as r where r.vote_id = v.vote_id)`.as('cast_count'),
          sql<string>`coalesce((select string_agg(case when s.is_mayor then '市长 ' else '' end || s.block_no, '、' order by s.at, s.block_id)
            from vote_support as s where s.vote_id = v.vote_id), '')`.as('supporters'),
        ])
        .where('v.vote_id', 'in', ids)
        .where(isEnded)
        .execute()

export type ArchivedVote = Awaited<ReturnType<typeof archivedVotes>>[number]

/** Elections of mayors that have ended, by their ids, with how many stood and voted, who won, and since when that person serves. */
export const archivedElections = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('mayor_election as e')
        .innerJoin('area as a', 'a.area_id', 'e.area_id')
        .leftJoin('mayor_candidate as w', (join) =>
          join.onRef('w.election_id', '=', 'e.election_id').onRef('w.place', '=', 'e.winner'),
        )
        .leftJoin('user_account as u', 'u.user_id', 'w.user_id')
        .selectAll('e')
        .select([
          'a.name as area_name',
          'u.nick_name as winner_name',
          'w.block_no as winner_no',
          sql<number>`(select count(*)::int from mayor_candidate as c where c.election_id = e.election_id)`.as(
            'candidates',
          ),
          sql<number>`(select count(*)::int from mayor_roll as r where r.election_id = e.election_id)`.as('cast_count'),
          sql<
            number | null
          >`(select t.from_at from mayor_term as t where t.election_id = e.election_id and not t.is_successor
            and t.state <> 'planned' and (t.ended_at is null or t.ended_at > t.from_at))`.as('seated_at'),
        ])
        .where('e.election_id', 'in', ids)
        .where('e.state', 'in', ['seated', 'void'])
        .execute()

export type ArchivedElection = Awaited<ReturnType<typeof archivedElections>>[number]
