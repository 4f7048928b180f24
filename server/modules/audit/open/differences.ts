import { asOfNow } from '../../../db/as-of-now'
import type { Db, Tx } from '../../../db/schema'
import { digestOf } from '../rules'
import * as store from '../store'

/** Rows read at a time. */
const batch = 1_000

/**
 * Follows the chain of all acts from the first one: a sentence for each row that does not follow from the one before it, for each gap, and
 * for an end that is missing. All as of one instant: an act meanwhile is no difference. Our decision:
 * docs/decisions/0270-staff.md
 */
export const auditDifferences = (db: Db): Promise<string[]> => asOfNow(db, follow)

async function follow(db: Tx): Promise<string[]> {
  const differences: string[] = []
  let no = 0
  let head: Uint8Array = new Uint8Array()
  for (;;) {
    const rows = await store.chainAfter(db, no, batch)
    for (const row of rows) {
      const { no: at, hash } = row
      if (at !== no + 1) differences.push(`audit: acts ${no + 1} to ${at - 1} are missing`)
      if (!hash.equals(digestOf(head, at, row)))
        differences.push(`audit ${row.audit_id}: does not follow from the act before it`)
      no = at
      head = hash
    }
    if (rows.length < batch) break
  }
  const end = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
  if ((end?.no ?? 0) !== no || (end && !end.hash.equals(head)))
    differences.push(`audit: ends at act ${no}, must end at ${end?.no ?? 0}`)
  return differences
}
