import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import type { Write } from '../../../db/sent/together'
import { together } from '../../../db/sent/together'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import type { ToldNotice } from './news-kind'
import { outsideOf } from './news-kind'

/** The kind of the job that sends a message. */
export const sendNewsJob = 'sendNews'

/**
 * Writes a notice, and the message that goes with it when its reader allowed one. Only a row and a wake-up: nothing is sent and nothing
 * is locked in the transaction of the notice.
 */
export async function tellOutside(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  news: ToldNotice,
  notice: Write,
): Promise<void> {
  const outside = outsideOf(news)
  if (!outside) return together(tx, [notice])
  const { userId, title, content } = news
  const allowed = tx
    .selectFrom('news_consent')
    .select('left_over')
    .where('user_id', '=', userId)
    .where('kind', '=', outside.kind)
    .where('left_over', '>', 0)
  const { rows } = await sql`with told as (${notice}) ${allowed}`.execute(tx)
  if (rows.length === 0) return
  const [id, now] = [ids.next(), clock.now()]
  const text = { user_id: userId, kind: outside.kind, title, content, page: outside.page }
  await tx
    .insertInto('news_message')
    .values({ message_id: id, ...text, created_at: now, sent_at: null, failed_because: null })
    .execute()
  await schedule(tx, { kind: sendNewsJob, ref: id, runAt: now })
}
