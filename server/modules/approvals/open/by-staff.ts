import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { personRefusal, putBack, refuseAsk } from '../endings'
import { changedText } from '../rules'
import type { Changes } from '../../audit/open/changes'
import type { Thing } from '../store'
import * as store from '../store'
import type { ApprovalAct, Ending, Person } from './approval'

/** What the record of an act of staff says of the approval. */
export interface ByStaff {
  readonly approvalId?: number
  readonly changes?: Changes | undefined
}

const personOf = ({ staff }: Deps, userId: number): Person => ({ userId, ...(staff && { staffId: staff.staffId }) })

/**
 * What staff do to a locked thing answers what was asked about it: somebody refuses it so, or takes the own ask back, the same
 * as under the waiting asks. Gives the approval's id; none for what waited too long, which gives its thing back as well, whether or not
 * its timer ran. Refusal: OWN (whose it is, but for who asked).
 */
export async function endByStaff(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  thing: Thing,
  ending: Ending & { readonly by: number },
): Promise<Result<ByStaff, Refusal>> {
  const row = await store.lockWaiting(tx, thing, deps.clock.now())
  if (!row) return ok({ changes: await putBack(tx, deps, act, thing.refId, ending) })
  const refused = row.asked_by === ending.by ? undefined : await personRefusal(tx, act, row, personOf(deps, ending.by))
  if (refused) return err(refused)
  const changes = await refuseAsk(tx, deps, act, row, ending)
  return ok({ approvalId: row.approval_id, changes })
}

/** Ends what waits about a locked thing that moves on: nothing of what was asked can be done. What asking left there is the caller's. */
export async function dropByStaff(tx: Tx, { clock }: Deps, thing: Thing): Promise<void> {
  const row = await store.lockWaiting(tx, thing, clock.now())
  const at = { decided_by: null, decided_at: clock.now() }
  if (row) await store.end(tx, row.approval_id, { state: 'lapsed', ...at, answer: changedText })
}
