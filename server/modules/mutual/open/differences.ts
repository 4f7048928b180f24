import { sql } from 'kysely'
import type { Db } from '../../../db/schema'

/**
 * What the points of mutual aid do not agree on, in sentences for operators: every open promise is held and nothing else is, what ended
 * came back or was given, and each movement is in the points book. Source: community §6 (entities), §10 (properties).
 */
export async function mutualDifferences(db: Db): Promise<readonly string[]> {
  const promised = sql<{ words: string }>`
    select p.no || ': ' || coalesce(h.held, 0) || ' points held, ' || p.promised || ' promised; '
      || coalesce(h.gone, 0) || ' gone, ' || p.gave || ' given' as words
    from (
      select mutual_id, no, coalesce(given, 0) as gave,
        case when state = 'matched' or (state = 'open' and kind = 'need') then thanks else 0 end as promised
      from mutual_post
    ) as p
    left join (
      select mutual_id, sum(points) filter (where back is null) as held,
        sum(points - back) filter (where back is not null) as gone
      from mutual_hold group by mutual_id
    ) as h using (mutual_id)
    where coalesce(h.held, 0) <> p.promised or coalesce(h.gone, 0) <> p.gave`
  const unbooked = sql<{ words: string }>`
    select 'hold ' || h.hold_id || ': not in the points book as it is' as words from mutual_hold as h
    where -h.points is distinct from
        (select e.points_add from points_entry as e
         where e.user_id = h.user_id and e.ref_type = 'mutualHold' and e.ref_id = h.hold_id)
      or coalesce(h.back, 0) <> coalesce(
        (select e.points_add from points_entry as e
         where e.user_id = h.user_id and e.ref_type = 'mutualBack' and e.ref_id = h.hold_id), 0)
    union all
    select p.no || ': its thanks are not in the points book' from mutual_post as p
    where p.given > 0 and not exists
      (select from points_entry as e where e.user_id = p.helper_user_id and e.other_user_id = p.asker_user_id
         and e.ref_type = 'mutualThanks' and e.ref_id = p.mutual_id and e.points_add = p.given)`
  const [one, other] = [await promised.execute(db), await unbooked.execute(db)]
  return [...one.rows, ...other.rows].map(({ words }) => words)
}
