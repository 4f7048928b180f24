import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import { claimArea } from '../area/open/lock-area'
import type { ExpandRoundTable } from './tables'

const shown = ['planned', 'open', 'archived'] as const

/** Rounds with what is sold, what is reserved, and when the first reservation ends. */
const rounds = (db: Db) =>
  db
    .selectFrom('expand_round as r')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('slot_purchase')
          .select(({ fn }) => [
            'round_id',
            fn.sum<string | null>('count').filterWhere('state', '=', 'done').as('sold'),
            fn.sum<string | null>('count').filterWhere('state', '=', 'unpaid').as('reserved'),
            fn.min<number | null>('pay_before').filterWhere('state', '=', 'unpaid').as('busy_until'),
          ])
          .groupBy('round_id')
          .as('p'),
      (join) => join.onRef('p.round_id', '=', 'r.round_id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('block_order as o')
          .innerJoin('block_cart as c', 'c.cart_id', 'o.cart_id')
          .select(({ fn }) => [
            'o.round_id',
            fn.countAll<number>().filterWhere('o.state', '=', 'done').as('sold'),
            fn.countAll<number>().filterWhere('o.state', '=', 'unpaid').as('reserved'),
            fn.min<number | null>('c.pay_before').filterWhere('o.state', '=', 'unpaid').as('busy_until'),
          ])
          .where('o.round_id', 'is not', null)
          .groupBy('o.round_id')
          .as('b'),
      (join) => join.onRef('b.round_id', '=', 'r.round_id'),
    )
    .leftJoin('user_account as d', 'd.user_id', 'r.draft_by')
    .leftJoin('user_account as a', 'a.user_id', 'r.approved_by')
    .leftJoin('user_account as h', 'h.user_id', 'r.halt_by')
    .selectAll('r')
    .select(({ fn }) => [
      fn.coalesce('p.sold', 'b.sold').as('sold'),
      fn.coalesce('p.reserved', 'b.reserved').as('reserved'),
      fn.coalesce('p.busy_until', 'b.busy_until').as('busy_until'),
    ])
    .select(['d.nick_name as drafter', 'a.nick_name as approver', 'h.nick_name as halter'])

export type RoundRow = Awaited<ReturnType<typeof roundsOf>>[number]

/** Rounds of an area, newest first: public ones only, or drafts too. */
export const roundsOf = (db: Db, areaId: number, states: readonly ExpandRoundTable['state'][] = shown) =>
  rounds(db)
    .where('r.area_id', '=', areaId)
    .where('r.state', 'in', states)
    .orderBy('r.open_at', 'desc')
    .orderBy('r.round_id', 'desc')
    .limit(100)
    .execute()

export const findRound = (db: Db, roundId: number) => rounds(db).where('r.round_id', '=', roundId).executeTakeFirst()

export const lockRound = (tx: Tx, roundId: number) =>
  tx.selectFrom('expand_round').selectAll().where('round_id', '=', roundId).forUpdate().executeTakeFirst()

/** Locks a round after its area: what a zone offers and what a round has taken change one after the other. */
export async function lockWithArea(tx: Tx, roundId: number): Promise<ExpandRoundTable | undefined> {
  const found = await tx.selectFrom('expand_round').select('area_id').where('round_id', '=', roundId).executeTakeFirst()
  if (!found) return undefined
  await claimArea(tx, found.area_id)
  return lockRound(tx, roundId)
}

export const insertRound = (tx: Tx, row: ExpandRoundTable) => tx.insertInto('expand_round').values(row).execute()

/** Changes a locked round; its version moves. */
export const changeRound = (tx: Tx, roundId: number, change: Partial<ExpandRoundTable>) =>
  changeRows(tx, 'expand_round', { round_id: roundId }, change).execute()

/** Takes units from a locked round or, with a negative number, gives them back; its version stays. */
export const takeUnits = (tx: Tx, roundId: number, count: number) =>
  tx
    .updateTable('expand_round')
    .set((eb) => ({ left_count: eb('left_count', '-', count) }))
    .where('round_id', '=', roundId)
    .where('quota', '>', 0)
    .execute()

/** A plot joins a locked round that was not free when that opened. One that had nothing to offer then counts from here. */
export const joinUnit = (tx: Tx, roundId: number) =>
  sql`update expand_round set left_count = left_count + 1,
      quota = case when left_count = 0 and not exists (select from block_order as o where o.round_id = expand_round.round_id)
        then 1 else quota + 1 end
    where round_id = ${roundId}`.execute(tx)

/** The rounds of an area that sell plots now; the timer of one that is over may not have run yet. */
export const openPlotRounds = (db: Db, areaId: number, now: number) =>
  db
    .selectFrom('expand_round')
    .select(['round_id', 'close_at', 'tiers'])
    .where('area_id', '=', areaId)
    .where('kind', '=', 'plot')
    .where('state', '=', 'open')
    .where('close_at', '>', now)
    .execute()

/** Rounds of plots that offer one of these blocks, or are planned or open and have its number; in the order of their ids. */
export async function roundsWith(db: Db, blockIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.round_id as id from block b
    join expand_round r on r.area_id = b.area_id and r.kind = 'plot'
    where b.block_id = any(${[...blockIds]}::bigint[]) and (r.round_id = b.round_id or (r.state in ('planned', 'open')
      and exists (select from jsonb_array_elements(r.tiers::jsonb) t
        where b.block_no between (t ->> 'from')::int and (t ->> 'to')::int)))
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Other rounds of an area that are drafts, planned or open. */
export const othersOf = (tx: Db, areaId: number, roundId: number) =>
  tx
    .selectFrom('expand_round')
    .select(['round_id', 'no', 'title', 'kind', 'open_at', 'close_at', 'state'])
    .where('area_id', '=', areaId)
    .where('round_id', '<>', roundId)
    .where('state', '<>', 'withdrawn')
    .execute()

export async function remindersOf(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('round_reminder').select('round_id').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.round_id))
}

export const waitingFor = (db: Db, roundId: number) =>
  db.selectFrom('round_reminder').select('user_id').where('round_id', '=', roundId).orderBy('user_id').execute()

export async function setReminder(tx: Tx, roundId: number, userId: number, isOn: boolean): Promise<void> {
  const own = { round_id: roundId, user_id: userId }
  if (isOn) {
    await tx
      .insertInto('round_reminder')
      .values(own)
      .onConflict((oc) => oc.doNothing())
      .execute()
  } else await tx.deleteFrom('round_reminder').where('round_id', '=', roundId).where('user_id', '=', userId).execute()
}

/** Which numbers of a range an area has, and which of them nobody owns yet. */
export const numbersOf = (db: Db, areaId: number, from: number, to: number) =>
  db
    .selectFrom('block')
    .select(['block_id', 'block_no', 'state', 'owner_user_id'])
    .where('area_id', '=', areaId)
    .where('block_no', '>=', from)
    .where('block_no', '<=', to)
    .execute()

export const areaName = (db: Db, areaId: number) =>
  db.selectFrom('area').select('name').where('area_id', '=', areaId).executeTakeFirst()

/** The zones of an area in which numbers of a range lie. */
export const zonesBetween = (db: Db, areaId: number, from: number, to: number) =>
  db
    .selectFrom('block_zone')
    .select(['category_id', 'name', 'no_from', 'no_to'])
    .where('area_id', '=', areaId)
    .where('no_from', '<=', to)
    .where('no_to', '>=', from)
    .orderBy('no_from')
    .execute()
