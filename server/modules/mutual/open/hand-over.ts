import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { lockPost, openOfBlock } from '../post-store'
import { movePost } from '../posts'
import { withdrawOfBlock } from '../reply-store'

/**
 * What becomes of a block's mutual aid when the block has a new owner, in the transaction of that: open posts close and their points go
 * back, replies that wait are taken back. What is matched goes on under the person. Source: community §6 (transfer). Our decision:
 * docs/decisions/0231-mutual-aid.md
 */
export async function handOverMutual(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  for (const { mutual_id: mutualId } of await openOfBlock(tx, blockId)) {
    const post = await lockPost(tx, mutualId)
    if (post?.state === 'open') await movePost(tx, deps, post, { act: 'handOver', by: 'system' })
  }
  await withdrawOfBlock(tx, blockId)
}
