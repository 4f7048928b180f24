import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whether a movement `t` still stands: nobody took it back by a correction. */
export const isStanding: RawBuilder<boolean> = sql`not exists (select from correction c where c.txn_id = t.txn_id and c.state = 'done')`

/**
 * What platform and fund keep of a thing, as the entries about it say: what reached them less what they gave back, whoever of them gave it
 * for the other. Never what the thing had promised.
 */
export const retainedOf = (refType: string, refId: string): RawBuilder<number> => sql`(
  select coalesce(sum(case when g.kind in ('fee', 'fund') then e.amount else 0 end
      - case when f.kind in ('fee', 'fund', 'promo') then e.amount else 0 end), 0)::bigint
  from txn t join entry e on e.txn_id = t.txn_id join account g on g.account_id = e.to_account join account f on f.account_id = e.from_account
  where t.ref_type = ${refType} and t.ref_id = ${sql.ref(refId)} and ${isStanding})`
