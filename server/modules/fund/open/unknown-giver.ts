import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whether a transaction is a gift of an unknown giver, or moved money through the gateway for one. */
const isForUnknown = (txn: string): RawBuilder<boolean> => {
  const [refType, refId] = [sql.ref(`${txn}.ref_type`), sql.ref(`${txn}.ref_id`)]
  return sql`((${refType} = 'fund' and exists (select from fund_gift g where g.gift_id = ${refId} and g.is_anonymous))
    or (${refType} = 'pay' and exists (select from pay_attempt a join fund_gift g on g.pay_no = a.pay_no
      where a.attempt_id = ${refId} and g.is_anonymous)))`
}

/**
 * Whether a transaction would name who gave anonymously: the gift itself, what the gateway collected, kept or gave back for it, and what
 * corrects any of these. Source: community §3 (visible), §11. Our decision: docs/decisions/0310-moderation.md
 */
export const namesUnknownGiver = (txn: string): RawBuilder<boolean> =>
  sql`(${isForUnknown(txn)} or (${sql.ref(`${txn}.type`)} = 'correction'
    and exists (select from txn given where given.txn_id = ${sql.ref(`${txn}.ref_id`)} and ${isForUnknown('given')})))`
