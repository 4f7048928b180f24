import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { partOf } from '../info'
import { missing } from '../missing'
import { findPost, lockPost } from '../post-store'
import { movePost } from '../posts'
import { rolesOf } from '../rules/part'

/** What a report of a post has to know of it. Refusal: NOT_FOUND. */
export async function reportedPost(db: Db, mutualId: number) {
  const post = await findPost(db, mutualId)
  if (!post) return err(missing)
  const { area_id: areaId, user_id: authorId, no, title, content, thumbs, place, created_at: createdAt, state } = post
  return ok({ areaId, authorId, no, title, content, thumbs, place, createdAt, isRemoved: state === 'removed' })
}

/** The same of a post that is decided about, locked, and whether it is about who decides. Refusal: NOT_FOUND. */
export async function lockReported(tx: Tx, caller: Caller, mutualId: number) {
  const post = await lockPost(tx, mutualId)
  if (!post) return err(missing)
  const isParty = !rolesOf(post, await partOf(tx, caller, post)).has('operator')
  const { area_id: areaId, no, title, state } = post
  return ok({ areaId, no, title, isParty, isRemoved: state === 'removed' })
}

/** Removes a locked post, as an operator does in the app. Refusals: NOT_FOUND, CLOSED. Source: community §6, row 12. */
export async function removeReported(tx: Tx, deps: Deps, mutualId: number, reason: string) {
  const post = await lockPost(tx, mutualId)
  return post ? movePost(tx, deps, post, { act: 'remove', by: 'operator', change: { reason } }) : err(missing)
}
