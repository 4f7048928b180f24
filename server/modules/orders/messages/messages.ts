import type * as v from 'valibot'
import type { messageAdd, messageList } from '@contract/endpoints/orders/messages'
import { pageSize } from '@contract/envelope'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../../db/page-frame'
import { doOnce } from '../../../db/once/once'
import { pageStart } from '../../../db/page-start'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { emptyMessage } from '../../mutual/open/messages'
import { tell } from '../../notices/open/tell'
import { mayJudge } from '../dispute/decide'
import * as store from './message-store'
import { removedWords } from '../open/reported'
import { messageNews } from '../rules/message-news'
import { findOrder } from '../store'
import { sideOf } from '../view'

const messageView = (row: store.ShownMessage, userId: number) => ({
  msgId: row.msg_id,
  orderId: row.order_id,
  by: row.by,
  mine: row.from_user_id === userId,
  text: row.hidden_at === null ? row.text : removedWords,
  images: row.hidden_at === null ? row.images : '',
  at: row.at,
})

/** Messages of an order, newest first; for its parties and for those who may decide its dispute. Refusal: NOT_FOUND. */
export async function listMessages({ db }: Deps, caller: Caller, input: v.InferOutput<typeof messageList.input>) {
  const order = await findOrder(db, input.id)
  if (!order) return err(refusal('NOT_FOUND'))
  if (!sideOf(order, caller.userId) && !(await mayJudge(db, caller, order))) return err(refusal('NOT_FOUND'))
  const found = await store.messagesOf(db, input.id, pageSize + 1, pageStart(input))
  const { rows, frame } = pageFrame(found, { page: input.page, total: order.messages, cursorOf: (last) => last.msg_id })
  return ok({
    data: rows.map((row) => messageView(row, caller.userId)),
    ...frame,
  })
}

/** Writes to the other party. Does not change the order's version. Refusals: NOT_FOUND, FORM (neither text nor picture). */
export function addMessage(deps: Deps, caller: Caller, input: v.InferOutput<typeof messageAdd.input>) {
  const now = deps.clock.now()
  return doOnce(deps, { userId: caller.userId, call: '/bctMsg/add', input }, async (tx) => {
    const order = await findOrder(tx, input.id)
    const by = order && sideOf(order, caller.userId)
    if (!order || !by) return err(refusal('NOT_FOUND'))
    if (input.text === '' && input.images === '') return err(emptyMessage)
    const about = { msg_id: deps.ids.next(), order_id: order.order_id, from_user_id: caller.userId, by, at: now }
    const row = { ...about, text: input.text, images: input.images }
    await store.insertMessage(tx, row)
    await tell(tx, deps, {
      userId: by === 'buyer' ? order.seller_user_id : order.buyer_user_id,
      type: 'trade',
      kind: 'message',
      refType: 'order',
      refId: order.order_id,
      ...messageNews(order, row),
      onlyOnce: 'newest',
    })
    return ok(messageView({ ...row, hidden_at: null }, caller.userId))
  })
}
