import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { missing } from '../missing'
import { findPost, lockPost } from '../post-store'
import { movePost } from '../posts'
import { messagesOf } from '../reply-store'

/** What a report of a post has to know of it. Refusal: NOT_FOUND. */
export async function reportedPost(db: Db, mutualId: number) {
  const post = await findPost(db, mutualId)
  if (!post) return err(missing)
  const { area_id: areaId, user_id: authorId, no, title, content, thumbs, place, created_at: createdAt, state } = post
  const people = [authorId, ...(post.helper_user_id === null ? [] : [post.helper_user_id])]
  const isRemoved = state === 'removed'
  const blockId = post.block_id
  return ok({ areaId, authorId, blockId, no, title, content, thumbs, place, createdAt, isRemoved, people })
}

/** Removes a locked post, as an operator does in the app. Refusals: NOT_FOUND, CLOSED. Source: community §6, row 12. */
export async function removeReported(tx: Tx, deps: Deps, mutualId: number, reason: string) {
  const post = await lockPost(tx, mutualId)
  return post ? movePost(tx, deps, post, { act: 'remove', by: 'operator', change: { reason } }) : err(missing)
}

/** More than the two of a post write. */
const mostMessages = 500

/** What only the two of a post see: its exact place, and their words to each other, the oldest first. */
export async function privateWords(db: Db, mutualId: number) {
  const post = await findPost(db, mutualId)
  if (!post) return undefined
  const start = { beforeId: Number.MAX_SAFE_INTEGER, offset: 0 }
  const rows = post.chosen_id === null ? [] : await messagesOf(db, post.chosen_id, mostMessages, start)
  const messages = rows.reverse().map((row) => ({
    by: row.from_user_id === post.user_id ? ('author' as const) : ('chosen' as const),
    text: row.text,
    images: row.images,
    at: row.at,
  }))
  return { areaId: post.area_id, place: post.place_detail, messages }
}
