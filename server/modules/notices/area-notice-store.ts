import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { UserNoticeTable } from './tables'
import type { AreaNoticeTable } from '../area/tables'

/** Rows per statement; PostgreSQL takes at most 65,535 parameters. */
const rowsPerStatement = 1_000

/** Everybody who holds a block of the area, once each. */
export async function holdersOf(db: Db, areaId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('block')
    .select('owner_user_id')
    .distinct()
    .where('area_id', '=', areaId)
    .where('owner_user_id', 'is not', null)
    .execute()
  return rows.flatMap(({ owner_user_id: userId }) => userId ?? [])
}

export const insertAreaNotice = (tx: Tx, row: AreaNoticeTable) => tx.insertInto('area_notice').values(row).execute()

export async function insertNotices(tx: Tx, rows: readonly UserNoticeTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insertInto('user_notice')
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
}

/** A notice to an area, locked until the transaction ends. */
export const findAreaNotice = (tx: Tx, noticeId: number) =>
  tx.selectFrom('area_notice').select('area_id').where('notice_id', '=', noticeId).forUpdate().executeTakeFirst()

export const findShown = (db: Db, noticeId: number) =>
  db.selectFrom('area_notice').select(['attachment', 'content']).where('notice_id', '=', noticeId).executeTakeFirst()

/** Notices to an area, newest first. */
export const toldTo = (db: Db, areaId: number, limit: number, { beforeId, offset }: PageStart) =>
  db
    .selectFrom('area_notice')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('notice_id', '<', beforeId)
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countTold(db: Db, areaId: number): Promise<number> {
  const { count } = await db
    .selectFrom('area_notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('area_id', '=', areaId)
    .executeTakeFirstOrThrow()
  return count
}

/** How many residents have each of these, and how many of them have read it. */
export const readersOf = (db: Db, noticeIds: readonly number[]) =>
  noticeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('user_notice')
        .select(({ fn }) => ['ref_id', fn.countAll<number>().as('readers'), fn.count<number>('read_at').as('read')])
        .where('ref_type', '=', 'areaNotice')
        .where('ref_id', 'in', [...noticeIds])
        .groupBy('ref_id')
        .execute()

type Words = Pick<UserNoticeTable, 'title' | 'content' | 'type' | 'is_popup'>

export async function updateAreaNotice(
  tx: Tx,
  noticeId: number,
  told: Words & { attachment: string },
  read: Words,
): Promise<void> {
  await tx.updateTable('area_notice').set(told).where('notice_id', '=', noticeId).execute()
  const mine = tx.updateTable('user_notice').set(read)
  await mine.where('ref_type', '=', 'areaNotice').where('ref_id', '=', noticeId).execute()
}

export async function deleteAreaNotice(tx: Tx, noticeId: number): Promise<void> {
  await tx.deleteFrom('user_notice').where('ref_type', '=', 'areaNotice').where('ref_id', '=', noticeId).execute()
  await tx.deleteFrom('area_notice').where('notice_id', '=', noticeId).execute()
}
