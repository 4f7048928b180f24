import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema'
import type { DisputeHandlerTable } from '../tables'

export interface PersonRow {
  readonly userId: number
  readonly nickName: string
  readonly since: number
  readonly done: number
  readonly disputes: number
  readonly lost: number
}

/** What is known of a party: orders done, disputes, and those in which a decision gave this person less than all. */
export async function personOf(db: Db, userId: number): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    with own as (
      select order_id, state, amount, buyer_user_id = u.user_id as is_buyer from trade_order o, (select ${userId}::bigint as user_id) as u
      where o.buyer_user_id = u.user_id or o.seller_user_id = u.user_id)
    select u.user_id as "userId", u.nick_name as "nickName", u.created_at as since,
      (select count(*) from own where state = 'done') as done,
      (select count(*) from own join dispute d on d.order_id = own.order_id) as disputes,
      (select count(*) from own join dispute d on d.order_id = own.order_id join dispute_ruling r on r.dispute_id = d.dispute_id
        where r.executed_at is not null and r.kind <> 'split' and (r.kind = 'release') = own.is_buyer) as lost
    from user_account u where u.user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`user ${userId} vanished`)
  return row
}

export const handlerOf = (db: Db, disputeId: number) =>
  db
    .selectFrom('dispute_handler as h')
    .innerJoin('staff as s', 's.staff_id', 'h.staff_id')
    .innerJoin('staff as g', 'g.staff_id', 'h.by_staff_id')
    .select(['h.staff_id as staffId', 's.name', 'h.note', 'g.name as by', 'h.at'])
    .where('h.dispute_id', '=', disputeId)
    .executeTakeFirst()

export const setHandler = (tx: Tx, row: DisputeHandlerTable) =>
  tx
    .insertInto('dispute_handler')
    .values(row)
    .onConflict((oc) => oc.column('dispute_id').doUpdateSet(row))
    .execute()

/** Operators of staff who may act in an area, but for these accounts. */
export async function operatorsIn(db: Db, areaId: number, but: readonly number[]) {
  const { rows } = await sql<{ staffId: number; name: string }>`
    select staff_id as "staffId", name from staff
    where state = 'on' and 'operator' = any(roles) and (areas is null or ${areaId} = any(areas))
      and user_id <> all(${sql.val([...but])}::bigint[])
    order by name`.execute(db)
  return rows
}
