import type { Tx } from '../../../db/schema'
import { schedule } from '../../../jobs/jobs'
import { blockStates } from '../../area/tables'

/** The kind of the job that ends an offer at its time. */
export const endTransferJob = 'endTransfer'

/** Wakes up when an owner's offer ends. */
export const wakeTransferEnd = (tx: Tx, blockId: number, until: number): Promise<void> =>
  schedule(tx, { kind: endTransferJob, ref: blockId, runAt: until })

/** The columns of a block that is held and offered by nobody. */
export const notOffered = {
  state: blockStates.held,
  transfer_price: null,
  transfer_until: null,
  round_id: null,
} as const
