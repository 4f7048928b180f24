import { countUpTo } from '../../db/count'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { WorkLogTable } from './tables'

export interface Wanted {
  readonly areaId: number
  /** Only this person's. */
  readonly userId?: number | undefined
  /** Days, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const wanted = (db: Db, { areaId, userId, from = '', to = '' }: Wanted) =>
  db
    .selectFrom('work_log as l')
    .where('l.area_id', '=', areaId)
    .$if(userId !== undefined, (logs) => logs.where('l.user_id', '=', userId ?? 0))
    .$if(from !== '', (logs) => logs.where('l.day', '>=', from))
    .$if(to !== '', (logs) => logs.where('l.day', '<=', to))

const withWriter = (logs: ReturnType<typeof wanted>) =>
  logs.innerJoin('user_account as u', 'u.user_id', 'l.user_id').selectAll('l').select(['u.nick_name', 'u.avatar'])

/** A page of logs with their writers, newest first. */
export const logsOf = (db: Db, which: Wanted, limit: number, { beforeId, offset }: PageStart) =>
  withWriter(wanted(db, which))
    .where('l.log_id', '<', beforeId)
    .orderBy('l.log_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countLogs = (db: Db, which: Wanted): Promise<number> => countUpTo(db, wanted(db, which).select('l.log_id'))

export const findLog = (db: Db, logId: number) =>
  withWriter(db.selectFrom('work_log as l')).where('l.log_id', '=', logId).executeTakeFirst()

export async function isWrittenOn(db: Db, blockId: number, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('work_log')
    .select('log_id')
    .where('block_id', '=', blockId)
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const insertLog = (tx: Tx, row: WorkLogTable) => tx.insertInto('work_log').values(row).execute()

/** Changes the caller's log of that day; says whether there was one. */
export async function changeLog(
  db: Db,
  own: { logId: number; userId: number; day: string },
  change: Pick<WorkLogTable, 'content' | 'thumbs' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('work_log')
    .set(change)
    .where('log_id', '=', own.logId)
    .where('user_id', '=', own.userId)
    .where('day', '=', own.day)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
