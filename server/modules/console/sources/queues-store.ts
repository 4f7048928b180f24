import { sql } from 'kysely'
import { correctionStateNames, reportDecisionNames, reportTypeNames } from '@contract/console/queue-words'
import type { handoverExport } from '@contract/endpoints/console/cases'
import type { correctionExport } from '@contract/endpoints/console/money/refunds'
import type { reportExport } from '@contract/endpoints/console/reports'
import { reportWords } from '@contract/people/reports'
import type { Filters } from '../list-source-store'
import { begins, between, listSource, ofArea, ofNoArea } from '../list-source-store'

/** What was reported, as the page names it; words between two are not said. */
const reportedTitle = sql`case r.ref_type
  when 'mutual' then (select m.title from mutual_post m where m.mutual_id = r.ref_id)
  when 'sale' then (select s.title from sale s where s.sale_id = r.ref_id)
  when 'buy' then (select b.title from buy_order b where b.buy_id = r.ref_id)
  when 'shop' then (select s.name from shop s where s.shop_id = r.ref_id)
  when 'user' then a.nick_name
  else '' end`

/** The number by which the page names it. */
const reportedNo = sql`case r.ref_type
  when 'mutual' then (select m.no from mutual_post m where m.mutual_id = r.ref_id)
  when 'sale' then (select s.sale_no from sale s where s.sale_id = r.ref_id)
  when 'buy' then (select b.buy_no from buy_order b where b.buy_id = r.ref_id)
  when 'shop' then (select s.no from shop s where s.shop_id = r.ref_id)
  when 'message' then (select o.order_no from order_message m join trade_order o on o.order_id = m.order_id where m.msg_id = r.ref_id)
  when 'user' then ''
  else (select o.order_no from trade_order o where o.order_id = r.ref_id) end`

const reasonWords = sql`case r.reason ${sql.join(
  Object.entries(reportWords).map(([reason, words]) => sql`when ${reason} then ${words}::text`),
  sql` `,
)} end`

/** What was reported, all reports of a thing in one row. */
export const reportsSource = listSource<Filters<typeof reportExport>>({
  rows: (where) => sql`
    select r.ref_type as "refType", ${reportedNo} as no, ${reportedTitle} as title, a.nick_name as author, count(*) as reports,
      string_agg(distinct ${reasonWords}, '、') as reasons, min(r.created_at) as "firstAt", r.decision,
      coalesce(s.name, u.nick_name) as decider, r.decided_at as "decidedAt", min(r.report_id) as "firstId",
      case when r.decided_at is null then min(r.report_id) else -r.decided_at end as place
    from report r join user_account a on a.user_id = r.author_id left join user_account u on u.user_id = r.decided_by
      left join staff s on s.user_id = r.decided_by
    where ${where}
    group by r.ref_type, r.ref_id, r.decided_at, r.decision, a.nick_name, s.name, u.nick_name`,
  whose: ofArea('r.area_id'),
  by: {
    refType: 'r.ref_type',
    authorId: 'r.author_id',
    reporterId: 'r.user_id',
    tab: (tab) => (tab === 'open' ? sql`r.decided_at is null` : sql`r.decided_at is not null`),
  },
  sorts: { place: 'place, "firstId" desc' },
  columns: [
    ['类别', 'refType', reportTypeNames],
    ['单号', 'no', 'text'],
    ['内容', 'title', 'text'],
    ['作者', 'author', 'text'],
    ['举报', 'reports', 'number'],
    ['理由', 'reasons', 'text'],
    ['最早举报', 'firstAt', 'at'],
    ['结果', 'decision', reportDecisionNames],
    ['经办', 'decider', 'text'],
    ['处理时间', 'decidedAt', 'at'],
  ],
})

/** Sales of blocks that somebody objected to, or all of them. */
export const handoversSource = listSource<Filters<typeof handoverExport>>({
  rows: (where) => sql`
    select h.order_id as "orderId", o.no, b.block_no as "blockNo", c.name as area, s.nick_name as seller, u.nick_name as buyer, o.price,
      h.objected_at as "objectedAt", h.objection, h.decide_by as "decideBy", h.decided_at as "decidedAt", h.decision,
      case when h.objected_at is null then 'none' when h.state in ('undone', 'done') then h.state else 'open' end as state
    from handover h join block_order o on o.order_id = h.order_id join block b on b.block_id = o.block_id
      join area c on c.area_id = h.area_id left join user_account s on s.user_id = h.from_user_id
      join user_account u on u.user_id = h.to_user_id
    where ${where}`,
  whose: ofArea('h.area_id'),
  by: {
    q: begins('o.no', 'b.block_no', 's.nick_name', 'u.nick_name'),
    tab: (tab) =>
      ({
        open: sql`h.objected_at is not null and h.decided_at is null`,
        decided: sql`h.objected_at is not null and h.decided_at is not null`,
        all: sql`h.objected_at is not null`,
        sales: undefined,
      })[tab],
    userId: (userId) => sql`${userId} in (h.from_user_id, h.to_user_id)`,
    blockId: 'h.block_id',
  },
  sorts: { newest: '"orderId" desc' },
  sum: 'price',
  columns: [
    ['单号', 'no', 'text'],
    ['区块', 'blockNo', 'number'],
    ['城市', 'area', 'text'],
    ['卖方', 'seller', 'text'],
    ['买方', 'buyer', 'text'],
    ['价格', 'price', 'fen'],
    ['申诉时间', 'objectedAt', 'at'],
    ['申诉', 'objection', 'text'],
    ['裁定期限', 'decideBy', 'at'],
    ['裁定', 'state', { none: '未申诉', open: '待裁定', done: '维持过户', undone: '撤销过户' }],
    ['裁定理由', 'decision', 'text'],
    ['裁定时间', 'decidedAt', 'at'],
  ],
})

export const correctionsSource = listSource<Filters<typeof correctionExport>>({
  rows: (where) => sql`
    select c.correction_id as "correctionId", t.reference, t.type, t.memo, c.state, c.reason, p.nick_name as "proposedBy",
      c.proposed_at as "proposedAt", d.nick_name as "decidedBy", c.decided_at as "decidedAt", c.refused_reason as "refusedReason",
      (select coalesce(sum(e.amount), 0)::bigint from entry e where e.txn_id = c.txn_id) as amount
    from correction c join txn t on t.txn_id = c.txn_id join user_account p on p.user_id = c.proposed_by
      left join user_account d on d.user_id = c.decided_by
    where ${where}`,
  whose: ofNoArea,
  by: { ...between('c.proposed_at'), state: 'c.state', q: begins('t.reference', 't.memo') },
  sorts: { newest: '"correctionId" desc' },
  sum: 'amount',
  columns: [
    ['原账', 'reference', 'text'],
    ['类别', 'type', 'txnKind'],
    ['说明', 'memo', 'text'],
    ['金额', 'amount', 'fen'],
    ['理由', 'reason', 'text'],
    ['提出', 'proposedBy', 'text'],
    ['提出时间', 'proposedAt', 'at'],
    ['状态', 'state', correctionStateNames],
    ['复核', 'decidedBy', 'text'],
    ['复核时间', 'decidedAt', 'at'],
    ['驳回理由', 'refusedReason', 'text'],
  ],
})
