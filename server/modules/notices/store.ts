import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { UserNoticeTable } from './tables'

/** Which of a reader's notices. */
export interface Wanted {
  readonly isUnread?: boolean
  readonly types?: readonly UserNoticeTable['type'][] | undefined
}

const own = (db: Db, userId: number, { isUnread = false, types }: Wanted) =>
  db
    .selectFrom('user_notice')
    .where('user_id', '=', userId)
    .$if(isUnread, (notices) => notices.where('read_at', 'is', null))
    .$if(types !== undefined, (notices) => notices.where('type', 'in', [...(types ?? [])]))

/** A user's notices, newest first. */
export const noticesOf = (db: Db, userId: number, wanted: Wanted, limit: number, { beforeId, offset }: PageStart) =>
  own(db, userId, wanted)
    .selectAll()
    .where('notice_id', '<', beforeId)
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countNotices(db: Db, userId: number, wanted: Wanted): Promise<number> {
  const { count } = await own(db, userId, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many are unread, by type. */
export const unreadByType = (db: Db, userId: number) =>
  own(db, userId, { isUnread: true })
    .select(['type', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('type')
    .execute()

/** The newest unread one that opens by itself. */
export const newestPopup = (db: Db, userId: number) =>
  own(db, userId, { isUnread: true })
    .selectAll()
    .where('is_popup', '=', true)
    .orderBy('notice_id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const readAll = (db: Db, userId: number, now: number) =>
  db
    .updateTable('user_notice')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()

/** Removes one of the user's notices; says whether there was one. */
export async function removeNotice(db: Db, userId: number, noticeId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_notice')
    .where('user_id', '=', userId)
    .where('notice_id', '=', noticeId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The attachment of a notice to the reader's area; '' without one. */
export async function attachmentOf(db: Db, userId: number, noticeId: number): Promise<string> {
  const row = await db
    .selectFrom('user_notice as n')
    .innerJoin('area_notice as a', 'a.notice_id', 'n.ref_id')
    .select('a.attachment')
    .where('n.user_id', '=', userId)
    .where('n.notice_id', '=', noticeId)
    .where('n.ref_type', '=', 'areaNotice')
    .executeTakeFirst()
  return row?.attachment ?? ''
}

/** Marks an own notice as read and gives it; the moment of the first reading stays. */
export const readNotice = (db: Db, userId: number, noticeId: number, now: number) =>
  db
    .updateTable('user_notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .where('notice_id', '=', noticeId)
    .returningAll()
    .executeTakeFirst()

/** Which of these area notices have a file. */
export async function withAttachment(db: Db, areaNoticeIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('area_notice')
    .select('notice_id')
    .where('notice_id', 'in', [...areaNoticeIds])
    .where('attachment', '!=', '')
    .execute()
  return rows.map(({ notice_id }) => notice_id)
}
