import type { ReplyState } from '@contract/mutual/transitions'
import { sql } from 'kysely'
import type { CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { MutualMessageTable, MutualReplyTable } from './tables'

export const insertReply = (tx: Tx, row: MutualReplyTable) => tx.insertInto('mutual_reply').values(row).execute()

export const setReply = (tx: Tx, replyId: number, state: ReplyState) =>
  tx.updateTable('mutual_reply').set({ state }).where('reply_id', '=', replyId).execute()

/** One reply of a post. */
export const replyOf = (db: Db, mutualId: number, replyId: number) =>
  db
    .selectFrom('mutual_reply')
    .selectAll()
    .where('mutual_id', '=', mutualId)
    .where('reply_id', '=', replyId)
    .executeTakeFirst()

/** The reply of a person that stands; a person with two blocks may have two, of which the chosen one counts first. */
export const replyBy = (db: Db, mutualId: number, userId: number) =>
  db
    .selectFrom('mutual_reply')
    .selectAll()
    .where('mutual_id', '=', mutualId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'withdrawn')
    .orderBy('state')
    .orderBy('reply_id')
    .limit(1)
    .executeTakeFirst()

/** A person's replies to these posts that stand, by post. */
export async function repliesBy(db: Db, userId: number, mutualIds: readonly number[]) {
  if (userId === 0 || mutualIds.length === 0) return new Map<number, MutualReplyTable>()
  const rows = await db
    .selectFrom('mutual_reply')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mutual_id', 'in', mutualIds)
    .where('state', '<>', 'withdrawn')
    .orderBy('state', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.mutual_id, row]))
}

/** Replies of a post that wait for a choice. */
export const openReplies = (db: Db, mutualId: number) =>
  db
    .selectFrom('mutual_reply')
    .selectAll()
    .where('mutual_id', '=', mutualId)
    .where('state', '=', 'open')
    .orderBy('reply_id')
    .execute()

/** Of a row with `user_id`: written by somebody who does not own this block now. */
export const byFormerOwner = (blockId: number) =>
  sql<boolean>`user_id is distinct from (select owner_user_id from block where block_id = ${blockId})`

/** Takes back what was replied with a block, and waits, by who no longer owns it. The posts are locked. */
export const withdrawOfFormerOwner = (tx: Tx, blockId: number) =>
  tx
    .updateTable('mutual_reply')
    .set({ state: 'withdrawn' })
    .where('block_id', '=', blockId)
    .where('state', '=', 'open')
    .where(byFormerOwner(blockId))
    .execute()

const standing = (db: Db, mutualId: number) =>
  db
    .selectFrom('mutual_reply as r')
    .innerJoin('block as b', 'b.block_id', 'r.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'r.user_id')
    .where('r.mutual_id', '=', mutualId)
    .where('r.state', '<>', 'withdrawn')

const places = [sql<number>`(case r.state when 'chosen' then 0 else 1 end)`, sql<number>`r.reply_id`] as const

/** Replies that were not taken back: the chosen one, then the oldest. */
export const repliesOf = (db: Db, mutualId: number, start: CursorStart, limit: number) => {
  const rows = standing(db, mutualId)
    .selectAll('r')
    .select(['b.block_no', 'u.nick_name', 'u.avatar'])
    .select(sql<boolean>`b.owner_user_id is distinct from r.user_id`.as('has_moved'))
  return pageByCursor(rows, places, start, limit)
}

export type ReplyRow = Awaited<ReturnType<typeof repliesOf>>[number]

/** The block that somebody replied or asked with. */
export const blockOf = (db: Db, blockId: number) =>
  db.selectFrom('block').select('block_no').where('block_id', '=', blockId).executeTakeFirstOrThrow()

export const insertMessage = (tx: Tx, row: MutualMessageTable) => tx.insertInto('mutual_message').values(row).execute()

/** Private words of the two who matched through a reply, newest first. */
export const messagesOf = (db: Db, replyId: number, limit: number, { beforeId, offset }: PageStart) =>
  db
    .selectFrom('mutual_message')
    .selectAll()
    .where('reply_id', '=', replyId)
    .where('msg_id', '<', beforeId)
    .orderBy('msg_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countMessages(db: Db, replyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('mutual_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reply_id', '=', replyId)
    .executeTakeFirstOrThrow()
  return count
}

/** The replies of a post, the oldest first, as everybody reads them. */
export const shownReplies = (db: Db, mutualId: number) =>
  db
    .selectFrom('mutual_reply as r')
    .innerJoin('block as b', 'b.block_id', 'r.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'r.user_id')
    .select(['b.block_no as blockNo', 'u.nick_name as nickName', 'r.content as text', 'r.at'])
    .where('r.mutual_id', '=', mutualId)
    .where('r.state', '<>', 'withdrawn')
    .orderBy('r.reply_id')
    .limit(100)
    .execute()

/**
 * Blocks with open posts, or replies that wait, of who is not their owner any more, since when they were written at the earliest. What a
 * change of owner does by a wake-up of its own: docs/decisions/0231-mutual-aid.md
 */
export const leftByFormerOwners = sql`(
  select w.block_id, min(w.at) as at from (
    select block_id, user_id, created_at as at from mutual_post where state = 'open'
    union all
    select r.block_id, r.user_id, r.at from mutual_post as p
    join mutual_reply as r on r.mutual_id = p.mutual_id and r.state = 'open' where p.state in ('open', 'matched')) as w
  where w.user_id is distinct from (select b.owner_user_id from block as b where b.block_id = w.block_id)
  group by w.block_id)`
