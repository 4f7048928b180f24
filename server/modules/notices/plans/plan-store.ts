import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import type { NoticePlanTable } from '../tables'

export const lockPlan = (tx: Tx, planId: number) =>
  tx.selectFrom('notice_plan').selectAll().where('plan_id', '=', planId).forUpdate().executeTakeFirst()

export const insertPlan = (tx: Tx, row: NoticePlanTable) => tx.insertInto('notice_plan').values(row).execute()

/** Changes a plan; its version moves. */
export const changePlan = (tx: Tx, planId: number, to: Updateable<NoticePlanTable>) =>
  changeRows(tx, 'notice_plan', { plan_id: planId }, to).execute()

/** A plan with who wrote it, and how many have read it. */
export async function planWith(db: Db, planId: number) {
  const { rows } = await sql<NoticePlanTable & { by: string; read: number }>`
    select p.*, s.name as by, (select count(read_at) from user_notice n where n.ref_type = 'areaNotice' and n.ref_id = p.notice_id) as read
    from notice_plan p join staff s on s.staff_id = p.staff_id where p.plan_id = ${planId}`.execute(db)
  return rows[0]
}
