import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'

const own = (db: Db, userId: number, isUnread: boolean) =>
  db
    .selectFrom('user_notice')
    .where('user_id', '=', userId)
    .$if(isUnread, (notices) => notices.where('read_at', 'is', null))

/** A user's notices, newest first. */
export const noticesOf = (db: Db, userId: number, isUnread: boolean, limit: number, { beforeId, offset }: PageStart) =>
  own(db, userId, isUnread)
    .selectAll()
    .where('notice_id', '<', beforeId)
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countNotices(db: Db, userId: number, isUnread: boolean): Promise<number> {
  const { count } = await own(db, userId, isUnread)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
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
