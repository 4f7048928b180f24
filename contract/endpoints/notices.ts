import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { FormInteger, Id, Instant, pageInput, pageOf } from '../fields'

export const noticeTypes = ['trade', 'money', 'vote', 'mayor', 'fund', 'shop', 'mutual', 'block', 'system'] as const

/** What changed for this reader, and where to look. Source: domain model §3.10. */
export const NoticeView = v.object({
  noticeId: Id,
  type: v.picklist(noticeTypes),
  /** What happened, in a stable word. */
  kind: v.string(),
  title: v.string(),
  content: v.string(),
  /**
   * What it is about; `refType` `order` is the id of an order, `dispute` that of an order whose dispute one may decide, `sale` and `buy`
   * an own listing or bid, `block` an own block; `withdrawDesk` a withdrawal for operators.
   */
  refType: v.picklist(['order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'none']),
  refId: Id,
  isRead: v.boolean(),
  at: Instant,
})
export type NoticeView = v.InferOutput<typeof NoticeView>

export const noticeList = endpoint({
  path: '/bctNotice/list',
  body: 'form',
  access: 'user',
  summary: 'Own notices, newest first',
  input: v.object({ ...pageInput, unread: v.optional(FormInteger(0, 1), 0) }),
  output: pageOf(NoticeView),
  refusals: [],
})

export const noticeGetNum = endpoint({
  path: '/bctNotice/getNum',
  body: 'form',
  access: 'user',
  summary: 'How many own notices are unread',
  input: v.object({}),
  output: v.object({ unread: v.number() }),
  refusals: [],
})

/** Reading it marks it as read. */
export const noticeInfo = endpoint({
  path: '/bctNotice/info',
  body: 'form',
  access: 'user',
  summary: 'One own notice; it is read from then on',
  input: v.object({ id: Id }),
  output: NoticeView,
  refusals: ['NOT_FOUND'],
})
