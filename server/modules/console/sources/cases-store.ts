import { sql } from 'kysely'
import { offerKindNames, offerStateNames } from '@contract/console/row-words'
import type { caseExport } from '@contract/endpoints/console/cases'
import type { offerExport } from '@contract/endpoints/console/offers'
import { queueTexts, disputeStateTexts, reasonTexts, rulingTexts } from '@contract/orders/dispute-words'
import { amountIn } from '../../../db/amount'
import { shownUnit } from '../../market/open/sale-unit'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea, worth } from '../list-source-store'

/** In whose queue a dispute waits: that of a mayor or an arbiter up to an amount and until an appeal, else the platform's. */
const queue = sql`case when d.ended_at is not null then 'ended'
  when d.state = 'appealed' or o.amount > o.arbiter_most then 'platform' else 'mayor' end`

export const casesSource = listSource<Filters<typeof caseExport>>({
  rows: (where) => sql`
    select d.dispute_id as "disputeId", d.order_id as "orderId", o.order_no as "orderNo", d.area_id as "areaId", o.title, o.amount,
      o.arbiter_most as "arbiterMost",
      ${queue} as queue, d.state, d.reason, d.text, o.buyer_user_id as "buyerId", bb.block_no as "buyerNo",
      bu.nick_name as "buyerName", o.seller_user_id as "sellerId", sb.block_no as "sellerNo", su.nick_name as "sellerName", d.opened_at as "openedAt",
      d.evidence_until as "evidenceUntil", d.decide_by as "decideBy", o.deadline_at as "deadlineAt", d.ended_at as "endedAt",
      s.name as handler, (select r.kind from dispute_ruling r where r.dispute_id = d.dispute_id order by r.ruling_id desc limit 1) as ruling
    from dispute d join trade_order o on o.order_id = d.order_id join block bb on bb.block_id = o.buyer_block_id
      join user_account bu on bu.user_id = o.buyer_user_id join user_account su on su.user_id = o.seller_user_id
      join block sb on sb.block_id = o.seller_block_id left join dispute_handler h on h.dispute_id = d.dispute_id
      left join staff s on s.staff_id = h.staff_id
    where ${where}`,
  whose: ofArea('d.area_id'),
  by: {
    ...between('d.opened_at'),
    ...worth('o.amount'),
    state: (state) => sql`${queue} = ${state}`,
    userId: (userId) => sql`${userId} in (o.buyer_user_id, o.seller_user_id)`,
    q: begins('o.order_no', 'bb.block_no', 'sb.block_no', 'o.title', 's.name'),
  },
  sorts: {
    deadline: '"endedAt" desc nulls first, "decideBy", "disputeId"',
    ...byAge('disputeId'),
    amount: 'amount desc, "disputeId" desc',
  },
  sum: 'amount',
  columns: [
    ['单号', 'orderNo', 'text'],
    ['物品', 'title', 'text'],
    ['金额', 'amount', 'fen'],
    ['由谁裁定', 'queue', queueTexts],
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
})

/** Whether it is a thing in its seller's own words; no bid asks for one. */
const isOwn = (kind: 'sale' | 'buy') => (kind === 'sale' ? sql`o.own_unit <> ''` : sql`false`)

/** Listings, or bids, as rows of one list; `kind` is a word of ours. */
const offersOf = (kind: 'sale' | 'buy') => {
  const [table, id, no] = kind === 'sale' ? ['sale', 'sale_id', 'sale_no'] : ['buy_order', 'buy_id', 'buy_no']
  return listSource<Filters<typeof offerExport>>({
    rows: (
      where,
    ) => sql`select ${kind}::text as kind, o.${sql.ref(id)} as "offerId", o.${sql.ref(no)} as "offerNo", o.ver, o.area_id as "areaId",
      o.state, i.name as item, o.title, o.content, o.thumbs, ${kind === 'sale' ? shownUnit('o') : sql`i.unit`} as unit, o.qty, o.qty_left as "qtyLeft", o.price,
      ${amountIn('o.price', 'o.qty_left')} as amount, o.user_id as "userId", b.block_no as "blockNo", u.nick_name as "nickName",
      (select count(*) from report r where r.ref_type = ${kind} and r.ref_id = o.${sql.ref(id)} and r.decided_at is null) as reports,
      o.removed_reason as "removedReason", o.created_at as "createdAt", ${
        kind === 'sale' ? sql`o.state <> 'removed'` : sql`o.state not in ('removed', 'filled')`
      } as "isRemovable", ${isOwn(kind)} as "isOwn", o.item_id as "itemId"
      from ${sql.table(table)} o join item i on i.item_id = o.item_id join block b on b.block_id = o.block_id
        join user_account u on u.user_id = o.user_id
      where ${where}`,
    whose: ofArea('o.area_id'),
    by: {
      ...between('o.created_at'),
      kind: (wished) => (wished === kind ? undefined : sql`false`),
      state: 'o.state',
      itemId: 'o.item_id',
      userId: 'o.user_id',
      goods: (goods) => (goods === 'own' ? isOwn(kind) : sql`not (${isOwn(kind)})`),
      q: begins(`o.${no}`, 'o.title', 'i.name', 'b.block_no', 'u.nick_name'),
    },
    sorts: { ...byAge('offerId'), amount: 'amount desc, "offerId" desc' },
  })
}

const [sales, buys] = [offersOf('sale'), offersOf('buy')]

export const offersSource: typeof sales = {
  ...sales,
  rows: (...asked) => sql`${sales.rows(...asked)} union all ${buys.rows(...asked)}`,
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
