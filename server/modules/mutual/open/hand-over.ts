import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { handOverJob } from '../posts'

/**
 * What becomes of a block's mutual aid when the block has a new owner, in the transaction of that: open posts close and their points go
 * back, replies that wait are taken back. What is matched goes on under the person. It is done by a wake-up right after: who holds the
 * block must not wait for a post, because an act locks the post first. Meanwhile the block refuses its former owner. Source: community §6
 * (transfer), §0 (lock order). Our decision: docs/decisions/0231-mutual-aid.md
 */
export const handOverMutual = (tx: Tx, { clock }: Pick<Deps, 'clock'>, blockId: number): Promise<void> =>
  schedule(tx, { kind: handOverJob, ref: blockId, runAt: clock.now() })
