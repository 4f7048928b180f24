import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import { fen } from '@contract/money'
import { runningStates } from '@contract/orders/transitions'
import type { Db, Tx } from '../../db/schema'
import { newsSince } from '../orders/open/parcel-news'
import type { Things } from './things'
import type { StaffNoteTable } from './tables'

export const orderBeside = (db: Db, orderId: number) =>
  db
    .selectFrom('trade_order as o')
    .leftJoin('sale as s', 's.sale_id', 'o.sale_id')
    .select(['o.place', 'o.sale_id', 's.sale_no', 's.ver as sale_ver', 's.state as sale_state'])
    .select(sql<boolean>`exists (select from dispute d where d.order_id = o.order_id)`.as('has_dispute'))
    .select(
      sql<
        string | null
      >`(select o.pay_no from pay_attempt a where a.pay_no = o.pay_no and a.state = 'paid' limit 1)`.as('pay_no'),
    )
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The parcel of an order; of its news only what the last one is of, and when. */
export async function parcelOf(db: Db, orderId: number, now: number) {
  const row = await db.selectFrom('order_parcel').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (!row) return null
  const { carrier, tracking_no: trackingNo, sent_at: sentAt, signed_at: signedAt, way, news } = row
  const at = newsSince({ sent_at: sentAt, news }, now)[0]?.at
  return { carrier, trackingNo, sentAt, signedAt, lastNews: way === null || at === undefined ? null : { way, at } }
}

export const eventsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('order_event')
    .select(['at', 'act', 'by', 'text', 'images'])
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute()

/** What moved under a number, oldest first. */
export async function postingsUnder(db: Db, reference: string) {
  const { rows } = await sql<{
    txn_id: number
    type: string
    memo: string
    at: number
    from_key: string
    to_key: string
    amount: number
  }>`select t.txn_id, t.type, t.memo, t.at, f.key as from_key, g.key as to_key, e.amount
    from txn t join entry e on e.txn_id = t.txn_id join account f on f.account_id = e.from_account
      join account g on g.account_id = e.to_account
    where t.reference = ${reference} and t.reference <> '' order by t.txn_id, e.seq limit 500`.execute(db)
  const txns = new Map<number, Omit<(typeof rows)[number], 'from_key' | 'to_key' | 'amount'>>()
  for (const row of rows) txns.set(row.txn_id, row)
  return [...txns.values()].map(({ txn_id: txnId, type, memo, at }) => ({
    txnId,
    type,
    memo,
    at,
    transfers: rows
      .filter((row) => row.txn_id === txnId)
      .map(({ from_key, to_key, amount }) => ({ from: from_key, to: to_key, amount: fen(amount) })),
  }))
}

export const notesOf = (db: Db, refType: StaffNoteTable['ref_type'], refId: number) =>
  db
    .selectFrom('staff_note as n')
    .innerJoin('staff as s', 's.staff_id', 'n.staff_id')
    .select(['n.note_id as noteId', 's.name', 'n.text', 'n.at'])
    .where('n.ref_type', '=', refType)
    .where('n.ref_id', '=', refId)
    .orderBy('n.note_id', 'desc')
    .execute()

export const insertNote = (tx: Tx, row: StaffNoteTable) => tx.insertInto('staff_note').values(row).execute()

export async function balancesOf(db: Db, userId: number) {
  const rows = await db.selectFrom('account').select(['kind', 'balance']).where('owner_user_id', '=', userId).execute()
  const of = (kind: string) => fen(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { available: of('available'), frozen: of('frozen'), income: of('income') }
}

export async function runningOf(db: Db, userId: number) {
  const { rows } = await sql<{ running: number; disputes: number; withdrawals: number }>`select
    (select count(*) from trade_order where buyer_user_id = ${userId} and state in (${sql.join(runningStates)}))
      + (select count(*) from trade_order where seller_user_id = ${userId} and state in (${sql.join(runningStates)})) as running,
    (select count(*) from trade_order where buyer_user_id = ${userId} and state = 'dispute')
      + (select count(*) from trade_order where seller_user_id = ${userId} and state = 'dispute') as disputes,
    (select count(*) from withdrawal where user_id = ${userId} and state in ('applied', 'approved', 'paying')) as withdrawals`.execute(
    db,
  )
  return rows[0] ?? { running: 0, disputes: 0, withdrawals: 0 }
}

export const sessionsOf = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('session_token as t')
    .leftJoin('block as b', 'b.block_id', 't.block_id')
    .select(['t.token_id as tokenId', 't.platform', 'b.block_no as blockNo', 't.created_at as at'])
    .where('t.user_id', '=', userId)
    .where('t.expires_at', '>', now)
    .orderBy('t.token_id', 'desc')
    .limit(20)
    .execute()

/** A person's shops in these areas, the newest first. */
export const shopsOf = (db: Db, userId: number, areas: StaffAreas) =>
  db
    .selectFrom('shop')
    .select(['shop_id as shopId', 'no', 'area_id as areaId', 'name', 'state'])
    .where('user_id', '=', userId)
    .$if(areas !== null, (rows) => rows.where('area_id', 'in', [-1, ...(areas ?? [])]))
    .orderBy('shop_id', 'desc')
    .limit(50)
    .execute()

/** What was decided about what a person wrote: warnings, and things taken away; newest first. */
export async function warningsOf(db: Db, things: Things, userId: number) {
  const { rows } = await sql<{
    at: number
    refType: string
    refId: number
    refNo: string | null
    reason: string
    name: string
  }>`
    select r.decided_at as at, r.ref_type as "refType", r.ref_id as "refId", ${things.no(sql`r.ref_type`, sql`r.ref_id`)} as "refNo", min(r.answer) as reason, min(coalesce(s.name, u.nick_name)) as name
    from report r join user_account u on u.user_id = r.decided_by left join staff s on s.user_id = r.decided_by
    where r.author_id = ${userId} and r.decided_at is not null and r.decision <> 'kept'
    group by r.decided_at, r.ref_type, r.ref_id order by r.decided_at desc limit 50`.execute(db)
  return rows
}

/** Whom and what a halt of an area reaches; undefined for an unknown area. */
export async function reachOf(db: Db, areaId: number) {
  const { rows } = await sql<{
    residents: number
    listings: number
    bids: number
    unpaid: number
    unpaidAmount: number
    running: number
    runningAmount: number
  }>`select
      (select count(distinct owner_user_id) from block b where b.area_id = a.area_id and owner_user_id is not null) as residents,
      (select count(*) from sale s where s.area_id = a.area_id and state = 'on') as listings,
      (select count(*) from buy_order o where o.area_id = a.area_id and state = 'open') as bids,
      o.unpaid, o."unpaidAmount", o.running, o."runningAmount"
    from area a cross join lateral (
      select count(*) filter (where state = 'unpaid') as unpaid, coalesce(sum(amount) filter (where state = 'unpaid'), 0)::bigint as "unpaidAmount",
        count(*) filter (where state <> 'unpaid') as running, coalesce(sum(amount) filter (where state <> 'unpaid'), 0)::bigint as "runningAmount"
      from trade_order t where t.area_id = a.area_id and t.state in (${sql.join(runningStates)})) as o
    where a.area_id = ${areaId}`.execute(db)
  return rows[0]
}
