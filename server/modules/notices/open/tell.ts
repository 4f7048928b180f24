import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { UserNoticeTable } from '../tables'
import { outsideOf } from './news-kind'
import { tellOutside } from './queue-news'

export interface News {
  readonly userId: number
  readonly type: UserNoticeTable['type']
  /** What happened, in a stable word. */
  readonly kind: string
  readonly refType: UserNoticeTable['ref_type']
  readonly refId: number
  readonly title: string
  readonly content: string
  /**
   * No new notice while an unread one of the same kind about the same thing exists; with `newest` that one says what is new from now on.
   */
  readonly onlyOnce?: true | 'newest'
  /** What the reader did just now: kept among the notices, but not unread. Source: domain model §3.10. */
  readonly isOwn?: true
}

type Maker = Pick<Deps, 'ids' | 'clock'>

const noticeRow = ({ ids, clock }: Maker, { userId, type, kind, refType, refId, title, content, isOwn }: News) => ({
  notice_id: ids.next(),
  user_id: userId,
  type,
  kind,
  title,
  content,
  ref_type: refType,
  ref_id: refId,
  created_at: clock.now(),
  read_at: isOwn ? clock.now() : null,
  is_popup: false,
})

/** A notice with the message that goes with it if its reader allowed one, as rows for a function that writes both. */
export function draftNotice(deps: Maker, news: Omit<News, 'onlyOnce'>) {
  const [row, outside] = [noticeRow(deps, news), outsideOf(news)]
  return outside ? { ...row, message_id: deps.ids.next(), outside: outside.kind, page: outside.page } : row
}

/** Writes a notice about a change for a person, in the transaction of that change. Source: domain model §3.10. */
export async function tell(tx: Tx, deps: Maker, news: News): Promise<void> {
  const { userId, kind, refType, refId, onlyOnce } = news
  if (onlyOnce) {
    const waiting = await tx
      .selectFrom('user_notice')
      .select('notice_id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where('kind', '=', kind)
      .where('ref_type', '=', refType)
      .where('ref_id', '=', refId)
      .limit(1)
      .executeTakeFirst()
    if (waiting && onlyOnce === 'newest') await sayAnew(tx, deps, waiting.notice_id, news)
    if (waiting) return
  }
  await tellOutside(tx, deps, news, tx.insertInto('user_notice').values(noticeRow(deps, news)))
}

/** The newer words stand at the newer moment, above what was told between. */
async function sayAnew(tx: Tx, deps: Maker, noticeId: number, news: News): Promise<void> {
  await tx.deleteFrom('user_notice').where('notice_id', '=', noticeId).execute()
  await tx.insertInto('user_notice').values(noticeRow(deps, news)).execute()
}

/** Notices per statement; PostgreSQL takes at most 65,535 parameters. */
const noticesPerStatement = 1_000

/**
 * Writes the same notice for many people, some hundreds in a statement, in the transaction of its cause. Its kind must not be one that is
 * also sent outside the app.
 */
export async function tellAll(
  tx: Tx,
  deps: Maker,
  userIds: readonly number[],
  news: Omit<News, 'userId' | 'onlyOnce'>,
): Promise<void> {
  for (let start = 0; start < userIds.length; start += noticesPerStatement) {
    const some = userIds.slice(start, start + noticesPerStatement)
    const rows = some.map((userId) => noticeRow(deps, { ...news, userId }))
    await tx.insertInto('user_notice').values(rows).execute()
  }
}

export interface Seen {
  readonly userId: number
  readonly refType: UserNoticeTable['ref_type']
  readonly refId: number
  readonly now: number
}

/** Marks notices about a thing as read, because the reader looks at the thing itself. */
export async function markSeen(tx: Pick<Tx, 'updateTable'>, { userId, refType, refId, now }: Seen): Promise<void> {
  await tx
    .updateTable('user_notice')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .execute()
}

/** Puts other words into the reader's notices that say just this, because what they say was removed where it stood. */
export async function unsay(tx: Tx, told: Omit<News, 'type' | 'onlyOnce' | 'isOwn'>, words: string): Promise<void> {
  const { userId, kind, refType, refId, title, content } = told
  await tx
    .updateTable('user_notice')
    .set({ content: words })
    .where('user_id', '=', userId)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('kind', '=', kind)
    .where('title', '=', title)
    .where('content', '=', content)
    .execute()
}
