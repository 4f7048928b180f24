import { sql } from 'kysely'
import type * as v from 'valibot'
import {
  correctionStateNames,
  lateSpend,
  reportDecisionNames,
  reportTypeNames,
  roundKindNames,
  roundStateNames,
  shopCategoryNames,
  shopStateNames,
  spendStateNames,
} from '@contract/console/queue-words'
import type { roundExport } from '@contract/endpoints/console/areas'
import type { handoverExport } from '@contract/endpoints/console/cases'
import type { fundExport, shopExport } from '@contract/endpoints/console/community'
import type { correctionExport } from '@contract/endpoints/console/refunds'
import type { reportExport } from '@contract/endpoints/console/reports'
import { reportWords } from '@contract/people/reports'
import { levelNames } from '@contract/shop/level-names'
import { inAreas } from '../../area/open/in-areas'
import type { Now, Source } from '../source-store'
import { between, equals, every, everywhere, startsWith } from '../source-store'

type Filters<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>

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
export const reportsSource: Source<Filters<typeof reportExport>> = {
  rows: ({ areaId, refType, tab }, areas) => sql`
    select r.ref_type as "refType", ${reportedNo} as no, ${reportedTitle} as title, a.nick_name as author, count(*) as reports,
      string_agg(distinct ${reasonWords}, '、') as reasons, min(r.created_at) as "firstAt", r.decision,
      coalesce(s.name, u.nick_name) as decider, r.decided_at as "decidedAt", min(r.report_id) as "firstId",
      ${tab === 'open' ? sql`min(r.report_id)` : sql`-r.decided_at`} as place
    from report r join user_account a on a.user_id = r.author_id left join user_account u on u.user_id = r.decided_by
      left join staff s on s.user_id = r.decided_by
    where ${every(
      inAreas('r.area_id', areas),
      equals('r.area_id', areaId),
      equals('r.ref_type', refType),
      tab === 'open' ? sql`r.decided_at is null` : sql`r.decided_at is not null`,
    )}
    group by r.ref_type, r.ref_id, r.decided_at, r.decision, a.nick_name, s.name, u.nick_name`,
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
}

/** Sales of blocks that somebody objected to. */
export const handoversSource: Source<Filters<typeof handoverExport>> = {
  rows: ({ areaId, q, tab }, areas) => sql`
    select h.order_id as "orderId", o.no, b.block_no as "blockNo", c.name as area, s.nick_name as seller, u.nick_name as buyer, o.price,
      h.objected_at as "objectedAt", h.objection, h.decide_by as "decideBy", h.decided_at as "decidedAt", h.decision,
      case h.state when 'undone' then 'undone' when 'done' then 'done' else 'open' end as state
    from handover h join block_order o on o.order_id = h.order_id join block b on b.block_id = o.block_id
      join area c on c.area_id = h.area_id left join user_account s on s.user_id = h.from_user_id
      join user_account u on u.user_id = h.to_user_id
    where h.objected_at is not null and ${every(
      inAreas('h.area_id', areas),
      equals('h.area_id', areaId),
      startsWith(q, 'o.no', 'b.block_no', 's.nick_name', 'u.nick_name'),
      tab === 'open' && sql`h.decided_at is null`,
      tab === 'decided' && sql`h.decided_at is not null`,
    )}`,
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
    ['裁定', 'state', { open: '待裁定', done: '维持过户', undone: '撤销过户' }],
    ['裁定理由', 'decision', 'text'],
    ['裁定时间', 'decidedAt', 'at'],
  ],
}

/** Corrections belong to no area, as the ledger: who may not act everywhere finds none. */
export const correctionsSource: Source<Filters<typeof correctionExport>> = {
  rows: ({ q, from, until, state }, areas) => sql`
    select c.correction_id as "correctionId", t.reference, t.type, t.memo, c.state, c.reason, p.nick_name as "proposedBy",
      c.proposed_at as "proposedAt", d.nick_name as "decidedBy", c.decided_at as "decidedAt", c.refused_reason as "refusedReason",
      (select coalesce(sum(e.amount), 0)::bigint from entry e where e.txn_id = c.txn_id) as amount
    from correction c join txn t on t.txn_id = c.txn_id join user_account p on p.user_id = c.proposed_by
      left join user_account d on d.user_id = c.decided_by
    where ${every(
      everywhere(areas),
      equals('c.state', state),
      between('c.proposed_at', from, until),
      startsWith(q, 't.reference', 't.memo'),
    )}`,
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
}

/** Shops that wait for review, the most urgent first; those that run, or all, the newest first. Nobody's contact is in the file. */
export const shopsSource: Source<Filters<typeof shopExport>> = {
  rows: ({ areaId, q, tab, level }, areas) => sql`
    select s.shop_id as "shopId", s.no, s.name, b.block_no as "blockNo", u.nick_name as owner, s.level, s.category, s.fee, s.state,
      s.applied_at as "appliedAt", coalesce(s.review_by, s.end_at) as until, ${tab === 'queue' ? sql`s.review_by` : sql`-s.shop_id`} as place
    from shop s join block b on b.block_id = s.block_id join user_account u on u.user_id = s.user_id
    where ${every(
      inAreas('s.area_id', areas),
      equals('s.area_id', areaId),
      equals('s.level', level),
      startsWith(q, 's.no', 's.name', 'b.block_no', 'u.nick_name'),
      tab === 'queue' && sql`s.state in ('applied', 'active') and s.review_by is not null`,
      tab === 'running' && sql`s.state in ('unpaid', 'active', 'expired')`,
    )}`,
  sorts: { place: 'place, "shopId"' },
  sum: 'fee',
  columns: [
    ['编号', 'no', 'text'],
    ['名称', 'name', 'text'],
    ['区块', 'blockNo', 'number'],
    ['店主', 'owner', 'text'],
    ['位置', 'level', levelNames],
    ['类别', 'category', shopCategoryNames],
    ['费用', 'fee', 'fen'],
    ['状态', 'state', shopStateNames],
    ['申请时间', 'appliedAt', 'at'],
    ['期限', 'until', 'at'],
  ],
}

/** Rounds with their drafts. */
export const roundsSource: Source<Filters<typeof roundExport> & Now> = {
  rows: ({ areaId, kind, state, now }, areas) => sql`
    select * from (
      select r.round_id as "roundId", r.no, r.kind, r.title, r.open_at as "openAt", r.close_at as "closeAt",
        nullif(r.quota, 0) as quota, r.per_user as "perUser", d.nick_name as "draftBy", p.nick_name as "approvedBy", r.halt_reason as "haltReason",
        case when r.kind = 'slot'
          then (select coalesce(sum(s.count), 0)::bigint from slot_purchase s where s.round_id = r.round_id and s.state = 'done')
          else (select count(*) from block_order o where o.round_id = r.round_id and o.state = 'done') end as sold,
        case when r.state = 'draft' and exists (select from approval a where a.kind = 'round' and a.ref_type = 'round'
          and a.ref_id = r.round_id and a.state = 'waiting' and a.expires_at > ${now}) then 'asked' else r.state end as state
      from expand_round r left join user_account d on d.user_id = r.draft_by left join user_account p on p.user_id = r.approved_by
      where ${every(inAreas('r.area_id', areas), equals('r.area_id', areaId), equals('r.kind', kind))}
    ) as r where ${every(equals('r.state', state))}`,
  sorts: { newest: '"openAt" desc, "roundId" desc' },
  columns: [
    ['期号', 'no', 'text'],
    ['类别', 'kind', roundKindNames],
    ['名称', 'title', 'text'],
    ['状态', 'state', roundStateNames],
    ['开放', 'openAt', 'at'],
    ['截止', 'closeAt', 'at'],
    ['数量', 'quota', 'number'],
    ['每人最多', 'perUser', 'number'],
    ['已售', 'sold', 'number'],
    ['排期', 'draftBy', 'text'],
    ['复核', 'approvedBy', 'text'],
    ['停售理由', 'haltReason', 'text'],
  ],
}

/** Spends that are public, or wait for their proof, by the moment of their payment. */
export const spendsSource: Source<Filters<typeof fundExport> & Now> = {
  rows: ({ areaId, state, now }, areas) => sql`
    select s.spend_id as "spendId", s.no, s.purpose, s.amount, s.payee_block_no as "payeeNo", s.vote_no as "voteNo", s.pay_at as "payAt",
      s.paid_at as "paidAt", s.proof_before as "proofBefore",
      case when s.state = 'paid' and s.proof_before <= ${now} then 'late' else s.state end as state
    from fund_spend s
    where s.state in ('approved', 'paid') and ${every(
      inAreas('s.area_id', areas),
      equals('s.area_id', areaId),
      equals('s.state', state),
    )}`,
  sorts: { payAt: '"payAt", "spendId"' },
  sum: 'amount',
  columns: [
    ['单号', 'no', 'text'],
    ['用途', 'purpose', 'text'],
    ['金额', 'amount', 'fen'],
    ['收款门牌', 'payeeNo', 'number'],
    ['状态', 'state', { ...spendStateNames, late: lateSpend }],
    ['投票', 'voteNo', 'text'],
    ['付款', 'payAt', 'at'],
    ['已付', 'paidAt', 'at'],
    ['凭证最晚', 'proofBefore', 'at'],
  ],
}
