import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { areaNotices } from '../../limits'
import { noticeRefTypes, noticeTypes } from '../../people/notices'
import { orderWaits } from '../../orders/story'
import { ClientNo, FormInteger, Id, Instant, Line, Picture, Text, pageInput, pageOf } from '../../fields'

/** How the notice page sorts the types: trade, money, vote, community, system. Source: mockup 12-notice. */
export const noticeGroups = ['trade', 'money', 'vote', 'area', 'system'] as const

/** What changed for this reader, and where to look. Source: domain model §3.10. */
export const NoticeView = v.object({
  noticeId: Id,
  type: v.picklist(noticeTypes),
  /** What happened, in a stable word. */
  kind: v.string(),
  title: v.string(),
  content: v.string(),
  /**
   * What it is about, by `refType`: `order` an order, `dispute` an order whose dispute the reader may decide, `sale` and `buy` the
   * reader's listing or bid, `block` the reader's block, `handover` the order of a block that the reader sold or bought, `expand` the
   * reader's purchase of slots, `round` a round of the area, `fund` the reader's gift to a fund, `fundSpend` a spend of one, `vote` a
   * vote, `shop` a shop, `mutual` a post of mutual aid, `mayor` an election, `withdrawDesk` a withdrawal, or an objection to a sale of a
   * block, for operators, `account` a change of how one signs in. `areaNotice` is a notice to a whole area; its content is rich text, and
   * so is that of `kind` `payLate`.
   */
  refType: v.picklist(noticeRefTypes),
  refId: Id,
  /** There is a file to open, by `/bctNotice/download`. On notices to an area only. */
  hasAttachment: v.optional(v.boolean()),
  /**
   * Whose turn it is in the order, while that runs: the next step, its deadline, and the other party's block. On the newest notice of an
   * order only. Our decision: docs/decisions/0071-notices.md
   */
  turn: v.optional(
    v.object({
      wait: v.picklist(orderWaits),
      who: v.picklist(['buyer', 'seller', 'both', 'arbiter', 'operator']),
      isMine: v.boolean(),
      other: v.number(),
      until: v.nullable(Instant),
    }),
  ),
  isRead: v.boolean(),
  at: Instant,
})
export type NoticeView = v.InferOutput<typeof NoticeView>

export const noticeList = endpoint({
  path: '/bctNotice/list',
  body: 'form',
  access: 'user',
  summary: 'Own notices, newest first',
  input: v.object({
    ...pageInput,
    unread: v.optional(FormInteger(0, 1), 0),
    group: v.optional(v.picklist(noticeGroups)),
  }),
  output: pageOf(NoticeView),
  refusals: [],
})

export const noticeGetNum = endpoint({
  path: '/bctNotice/getNum',
  body: 'form',
  access: 'user',
  summary: 'How many own notices are unread',
  input: v.object({}),
  output: v.object({
    unread: v.number(),
    groups: v.object({ trade: v.number(), money: v.number(), vote: v.number(), area: v.number(), system: v.number() }),
  }),
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

/** The newest unread notice of those that open by themselves, once, when the app starts. Source: specification §7; domain model §3.10. */
export const noticeGetInfo = endpoint({
  path: '/bctNotice/getInfo',
  body: 'form',
  access: 'user',
  summary: 'The newest unread notice that opens by itself',
  input: v.object({}),
  output: v.object({ notice: v.nullable(NoticeView) }),
  refusals: [],
})

/** Our decision: docs/decisions/0071-notices.md */
export const noticeReadAll = endpoint({
  path: '/bctNotice/readAll',
  body: 'form',
  access: 'user',
  summary: 'Mark all own notices as read',
  input: v.object({}),
  output: v.object({ unread: v.number() }),
  refusals: [],
})

/** Source: specification §7; domain model §3.10. */
export const noticeRemove = endpoint({
  path: '/bctNotice/remove',
  body: 'form',
  access: 'user',
  summary: 'Remove an own notice',
  input: v.object({ id: Id }),
  output: v.object({}),
  refusals: ['NOT_FOUND'],
})

/** Source: specification §7; domain model §6.1 (attachment). */
export const noticeDownload = endpoint({
  path: '/bctNotice/download',
  body: 'form',
  access: 'user',
  summary: 'Where the attachment of an own notice lies',
  input: v.object({ id: Id }),
  output: v.object({ path: v.string() }),
  refusals: ['NOT_FOUND'],
})

const told = {
  title: v.pipe(Line(areaNotices.title), v.minLength(1)),
  /** Rich text; what the app does not draw is not kept. Our decision: docs/decisions/0490-texts.md */
  content: v.pipe(Text(areaNotices.content), v.minLength(1)),
  type: v.optional(v.picklist(noticeTypes), 'system'),
  /** Whether it opens by itself at a resident's next start. */
  popup: v.optional(v.boolean(), false),
  /** Relative path of an uploaded file. */
  attachment: v.optional(Picture, ''),
}

/** A notice to an area, for those who may change it. `popup`: it opens by itself. `readers` still have it, `read` of them have read it. */
export const AreaNotice = v.object({
  areaNoticeId: Id,
  type: v.picklist(noticeTypes),
  title: v.string(),
  content: v.string(),
  popup: v.boolean(),
  attachment: v.string(),
  readers: v.number(),
  read: v.number(),
  at: Instant,
})
export type AreaNotice = v.InferOutput<typeof AreaNotice>

/**
 * [ours] Notices to an area, newest first, and how many `residents` a new one would reach. For the mayor of that area. Our decision:
 * docs/decisions/0071-notices.md
 */
export const noticeManage = endpoint({
  path: '/bctNotice/manage',
  body: 'form',
  access: 'user',
  summary: 'What an area was told, for those who may change it',
  input: v.object({ ...pageInput, areaId: Id }),
  output: v.object({ ...pageOf(AreaNotice).entries, residents: v.number() }),
  refusals: ['NO_RIGHT', 'NOT_FOUND'],
})

/** Sends a notice to every resident of an area. For operators, and for the mayor of that area. Source: domain model §2, §3.10. */
export const noticeAdd = endpoint({
  path: '/bctNotice/add',
  body: 'json',
  access: 'user',
  summary: 'Tell an area',
  input: v.object({ areaId: Id, ...told, clientNo: ClientNo }),
  output: v.object({ areaNoticeId: Id, readers: v.number() }),
  refusals: ['NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** Changes a notice to an area, for every reader. */
export const noticeEdit = endpoint({
  path: '/bctNotice/edit',
  body: 'json',
  access: 'user',
  summary: 'Change what an area was told',
  input: v.object({ areaNoticeId: Id, ...told }),
  output: v.object({ areaNoticeId: Id }),
  refusals: ['NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** Takes a notice to an area back from every reader. Our decision: docs/decisions/0071-notices.md */
export const noticeWithdraw = endpoint({
  path: '/bctNotice/withdraw',
  body: 'form',
  access: 'user',
  summary: 'Take back what an area was told',
  input: v.object({ areaNoticeId: Id }),
  output: v.object({}),
  refusals: ['NO_RIGHT', 'NOT_FOUND'],
})
