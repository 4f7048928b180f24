import { sql } from 'kysely'

/** How many of a letter's copies are still there, and how many of them have been read; `l` is the letter. */
export const copiesOf = sql`left join lateral (
  select count(*) as delivered, count(n.read_at) as read from user_notice n
  where n.ref_type = 'areaNotice' and n.ref_id = l.notice_id) c on true`
