import { err, ok } from '@contract/result'
import type { Db } from '../../../db/schema'
import { missing } from '../missing'
import { findPost } from '../post-store'

/** What a report of a post has to know of it. Refusal: NOT_FOUND. */
export async function reportedPost(db: Db, mutualId: number) {
  const post = await findPost(db, mutualId)
  if (!post) return err(missing)
  const { area_id: areaId, user_id: authorId, no, title, state } = post
  return ok({ areaId, authorId, no, title, isRemoved: state === 'removed' })
}
