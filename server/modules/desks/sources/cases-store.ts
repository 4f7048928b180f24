import { sql } from 'kysely'
import type * as v from 'valibot'
import { arbiterMaxFen } from '@contract/limits'
import { offerKindNames, offerStateNames } from '@contract/console/row-words'
import type { caseExport } from '@contract/endpoints/console/cases'
import type { offerExport } from '@contract/endpoints/console/community'
import { deskTexts, disputeStateTexts, reasonTexts, rulingTexts } from '@contract/orders/dispute-words'
import { inAreas } from '../../area/open/in-areas'
import { shownUnit } from '../../market/open/sale-unit'
import type { Source } from '../source-store'
import { between, equals, every, startsWith } from '../source-store'

/** Whose desk a dispute lies on: that of a mayor or an arbiter up to an amount and until an appeal, else the platform's. */
const desk = sql`case when d.ended_at is not null then 'ended'
  when d.state = 'appealed' or o.amount > ${arbiterMaxFen} then 'platform' else 'mayor' end`

export const casesSource: Source<v.InferOutput<typeof caseExport.input>> = {
  rows: ({ areaId, q, from, until, minFen, maxFen, state }, areas) => sql`
    select d.dispute_id as "disputeId", d.order_id as "orderId", o.order_no as "orderNo", d.area_id as "areaId", o.title, o.amount,
      ${desk} as desk, d.state, d.reason, d.text, bb.block_no as "buyerNo", sb.block_no as "sellerNo", d.opened_at as "openedAt",
      d.evidence_until as "evidenceUntil", d.decide_by as "decideBy", o.deadline_at as "deadlineAt", d.ended_at as "endedAt",
      s.name as handler, (select r.kind from dispute_ruling r where r.dispute_id = d.dispute_id order by r.ruling_id desc limit 1) as ruling
    from dispute d join trade_order o on o.order_id = d.order_id join block bb on bb.block_id = o.buyer_block_id
      join block sb on sb.block_id = o.seller_block_id left join dispute_handler h on h.dispute_id = d.dispute_id
      left join staff s on s.staff_id = h.staff_id
    where ${every(
      inAreas('d.area_id', areas),
      equals('d.area_id', areaId),
      state !== undefined && sql`${desk} = ${state}`,
      between('d.opened_at', from, until),
      between('o.amount', minFen, maxFen === undefined ? undefined : maxFen + 1),
      startsWith(q, 'o.order_no', 'bb.block_no', 'sb.block_no', 'o.title', 's.name'),
    )}`,
  sorts: {
    deadline: '"endedAt" desc nulls first, "decideBy", "disputeId"',
    newest: '"disputeId" desc',
    oldest: '"disputeId"',
    amount: 'amount desc, "disputeId" desc',
  },
  sum: 'amount',
  columns: [
    ['单号', 'orderNo', 'text'],
    ['物品', 'title', 'text'],
    ['金额', 'amount', 'fen'],
    ['由谁裁定', 'desk', deskTexts],
    ['状态', 'state', disputeStateTexts],
    ['理由', 'reason', reasonTexts],
    ['说明', 'text', 'text'],
    ['买方门牌', 'buyerNo', 'number'],
    ['卖方门牌', 'sellerNo', 'number'],
    ['发起时间', 'openedAt', 'at'],
    ['裁定期限', 'decideBy', 'at'],
    ['裁定', 'ruling', rulingTexts],
    ['结束时间', 'endedAt', 'at'],
    ['经办', 'handler', 'text'],
  ],
}

/** Whether it is a thing in its seller's own words; no bid asks for one. */
const isOwn = (kind: 'sale' | 'buy') => (kind === 'sale' ? sql`o.own_unit <> ''` : sql`false`)

/** What a listing and a bid have in common, as a row of the list; `kind` is a word of ours. */
const offers = (kind: 'sale' | 'buy') => {
  const [table, id, no] = kind === 'sale' ? ['sale', 'sale_id', 'sale_no'] : ['buy_order', 'buy_id', 'buy_no']
  return sql`select ${kind}::text as kind, o.${sql.ref(id)} as "offerId", o.${sql.ref(no)} as "offerNo", o.ver, o.area_id as "areaId",
    o.state, i.name as item, o.title, o.content, o.thumbs, ${kind === 'sale' ? shownUnit('o') : sql`i.unit`} as unit, o.qty, o.qty_left as "qtyLeft", o.price,
    (o.price::numeric * o.qty_left / 10000)::bigint as amount, o.user_id as "userId", b.block_no as "blockNo", u.nick_name as "nickName",
    (select count(*) from report r where r.ref_type = ${kind} and r.ref_id = o.${sql.ref(id)} and r.decided_at is null) as reports,
    o.removed_reason as "removedReason", o.created_at as "createdAt", ${
      kind === 'sale' ? sql`o.state <> 'removed'` : sql`o.state not in ('removed', 'filled')`
    } as "isRemovable", ${isOwn(kind)} as "isOwn", o.item_id as "itemId"
    from ${sql.table(table)} o join item i on i.item_id = o.item_id join block b on b.block_id = o.block_id
      join user_account u on u.user_id = o.user_id`
}

export const offersSource: Source<v.InferOutput<typeof offerExport.input>> = {
  rows: ({ areaId, q, from, until, kind, state, itemId, userId, goods }, areas) => {
    const where = every(
      inAreas('o.area_id', areas),
      equals('o.area_id', areaId),
      equals('o.state', state),
      equals('o.item_id', itemId),
      equals('o.user_id', userId),
      between('o.created_at', from, until),
    )
    const text = (no: string) => startsWith(q, no, 'o.title', 'i.name', 'b.block_no', 'u.nick_name')
    const of = (one: 'sale' | 'buy') =>
      sql`${offers(one)} where ${every(
        where,
        text(one === 'sale' ? 'o.sale_no' : 'o.buy_no'),
        goods !== undefined && (goods === 'own' ? isOwn(one) : sql`not (${isOwn(one)})`),
      )}`
    return kind === undefined ? sql`${of('sale')} union all ${of('buy')}` : of(kind)
  },
  sorts: { newest: '"offerId" desc', oldest: '"offerId"', amount: 'amount desc, "offerId" desc' },
  sum: 'amount',
  columns: [
    ['单号', 'offerNo', 'text'],
    ['类别', 'kind', offerKindNames],
    ['物品', 'item', 'text'],
    ['标题', 'title', 'text'],
    ['状态', 'state', offerStateNames],
    ['单位', 'unit', 'text'],
    ['数量', 'qty', 'qty'],
    ['还剩', 'qtyLeft', 'qty'],
    ['单价', 'price', 'fen'],
    ['剩余金额', 'amount', 'fen'],
    ['门牌', 'blockNo', 'number'],
    ['发布', 'nickName', 'text'],
    ['举报', 'reports', 'number'],
    ['发布时间', 'createdAt', 'at'],
  ],
}
