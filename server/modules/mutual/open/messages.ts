import type * as v from 'valibot'
import type { messageAdd, messageList } from '@contract/endpoints/orders/messages'
import { pageSize } from '@contract/envelope'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import { pageFrame } from '../../../db/page-frame'
import { pageStart } from '../../../db/page-start'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { missing } from '../missing'
import { tellMessage } from '../news'
import { findPost } from '../post-store'
import * as store from '../reply-store'
import type { MutualMessageTable, MutualPostTable } from '../tables'

/** A message has neither text nor picture. */
export const emptyMessage = refusal('FORM', { fields: { text: '请填写内容或添加图片' } })

/** The two who matched, as a caller who is one of them sees it. */
interface Pair {
  readonly post: MutualPostTable
  readonly replyId: number
  readonly authorId: number
  readonly otherId: number
  /** The block that the caller matched with. */
  readonly blockId: number
}

/** Refusals: NO_RIGHT (a manager's session), NOT_FOUND (no match, or the caller is not one of the two). */
async function pairOf(db: Db, { userId, isManager }: Caller, mutualId: number): Promise<Result<Pair, Refusal>> {
  if (isManager) return err(refusal('NO_RIGHT', {}, '管理登录不能做这一步'))
  const post = await findPost(db, mutualId)
  const chosen = post && post.chosen_id !== null ? await store.replyOf(db, mutualId, post.chosen_id) : undefined
  if (!post || !chosen || (userId !== post.user_id && userId !== chosen.user_id)) return err(missing)
  const [own, other] = userId === post.user_id ? [post, chosen] : [chosen, post]
  return ok({ post, replyId: chosen.reply_id, authorId: post.user_id, otherId: other.user_id, blockId: own.block_id })
}

const messageView = (row: MutualMessageTable, authorId: number, userId: number) => ({
  msgId: row.msg_id,
  orderId: 0,
  by: row.from_user_id === authorId ? ('author' as const) : ('chosen' as const),
  mine: row.from_user_id === userId,
  text: row.text,
  images: row.images,
  at: row.at,
})

/** Private words of a post, newest first, for its author and the chosen one. Refusals: NO_RIGHT, NOT_FOUND. Source: community §6. */
export async function listMutualMessages({ db }: Deps, caller: Caller, input: v.InferOutput<typeof messageList.input>) {
  const pair = await pairOf(db, caller, input.id)
  if (!pair.ok) return pair
  const { replyId, authorId } = pair.value
  const found = await store.messagesOf(db, replyId, pageSize + 1, pageStart(input))
  const total = await store.countMessages(db, replyId)
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: (last) => last.msg_id })
  return ok({ data: rows.map((row) => messageView(row, authorId, caller.userId)), ...frame })
}

/**
 * Writes to the other of the two, while they are matched and after the thanks. Refusals: NO_RIGHT, NOT_FOUND, CLOSED, FORM (neither text
 * nor picture). Source: community §6.
 */
export function addMutualMessage(deps: Deps, caller: Caller, input: v.InferOutput<typeof messageAdd.input>) {
  const { userId } = caller
  const now = deps.clock.now()
  return doOnce(deps, { userId, call: '/bctMsg/add', input }, async (tx) => {
    const pair = await pairOf(tx, caller, input.id)
    if (!pair.ok) return pair
    const { post, replyId, authorId, otherId, blockId } = pair.value
    if (post.state !== 'matched' && post.state !== 'done') return err(refusal('CLOSED', {}, '已结束，不能再留言'))
    if (input.text === '' && input.images === '') return err(emptyMessage)
    const said = { text: input.text, images: input.images, at: now }
    const row = { msg_id: deps.ids.next(), reply_id: replyId, from_user_id: userId, ...said }
    await store.insertMessage(tx, row)
    await tellMessage(tx, deps, post, { ...said, to: otherId, from: blockId })
    return ok(messageView(row, authorId, userId))
  })
}
