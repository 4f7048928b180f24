import type { Db, Tx } from '../../db/schema'
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

export const insertRound = (tx: Tx, row: ExpandRoundTable) => tx.insertInto('expand_round').values(row).execute()

/** Changes a locked round; its version moves. */
export const changeRound = (tx: Tx, roundId: number, change: Partial<ExpandRoundTable>) =>
  tx
    .updateTable('expand_round')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
    .where('round_id', '=', roundId)
    .execute()

/** Takes places from a locked round or, with a negative number, gives them back; its version stays. */
export const takePlaces = (tx: Tx, roundId: number, count: number) =>
  tx
    .updateTable('expand_round')
    .set((eb) => ({ left_count: eb('left_count', '-', count) }))
    .where('round_id', '=', roundId)
    .where('quota', '>', 0)
    .execute()

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

/** A setting of the whole product, as it was written. */
export const settingOf = (db: Db, key: string) =>
  db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()

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
