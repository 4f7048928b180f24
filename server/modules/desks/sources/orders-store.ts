import { sql } from 'kysely'
import type * as v from 'valibot'
import { orderStateWords, withdrawStateNames, withdrawWayNames } from '@contract/console/queue-words'
import type { orderExport } from '@contract/endpoints/console/lists'
import type { withdrawExport } from '@contract/endpoints/console/withdrawals'
import { inAreas } from '../../area/open/in-areas'
import { movedOf } from '../../orders/open/moved'
import type { Now, Source } from '../source-store'
import { between, equals, every, startsWith } from '../source-store'

export const ordersSource: Source<v.InferOutput<typeof orderExport.input>> = {
  rows: ({ areaId, q, from, until, minFen, maxFen, state, itemId, userId }, areas) => sql`
    select o.order_id as "orderId", o.order_no as "orderNo", o.area_id as "areaId", o.state, o.title, o.unit, o.qty, o.price, o.amount,
      ${movedOf('back')} as back, ${movedOf('fee')} as fee, o.buyer_user_id as "buyerId", bb.block_no as "buyerNo", bu.nick_name as "buyerName", o.seller_user_id as "sellerId",
      sb.block_no as "sellerNo", su.nick_name as "sellerName", o.created_at as "createdAt", o.deadline_at as "deadlineAt",
      o.ended_at as "endedAt"
    from trade_order o join user_account bu on bu.user_id = o.buyer_user_id join block bb on bb.block_id = o.buyer_block_id
      join user_account su on su.user_id = o.seller_user_id join block sb on sb.block_id = o.seller_block_id
    where ${every(
      inAreas('o.area_id', areas),
      equals('o.area_id', areaId),
      state === 'running'
        ? sql`o.state in ('unpaid', 'paid', 'delivered', 'dispute')`
        : state !== undefined && sql`o.state = ${state}`,
      equals('o.item_id', itemId),
      userId !== undefined && sql`${userId} in (o.buyer_user_id, o.seller_user_id)`,
      between('o.created_at', from, until),
      between('o.amount', minFen, maxFen === undefined ? undefined : maxFen + 1),
      startsWith(q, 'o.order_no', 'bb.block_no', 'sb.block_no', 'bu.nick_name', 'su.nick_name', 'o.title'),
    )}`,
  sorts: {
    newest: '"orderId" desc',
    oldest: '"orderId"',
    amount: 'amount desc, "orderId" desc',
    deadline: '"deadlineAt" nulls last, "orderId"',
  },
  sum: 'amount',
  columns: [
    ['单号', 'orderNo', 'text'],
    ['状态', 'state', orderStateWords],
    ['物品', 'title', 'text'],
    ['数量', 'qty', 'qty'],
    ['单位', 'unit', 'text'],
    ['单价', 'price', 'fen'],
    ['金额', 'amount', 'fen'],
    ['退回买方', 'back', 'fen'],
    ['手续费', 'fee', 'fen'],
    ['买方门牌', 'buyerNo', 'number'],
    ['买方', 'buyerName', 'text'],
    ['卖方门牌', 'sellerNo', 'number'],
    ['卖方', 'sellerName', 'text'],
    ['下单时间', 'createdAt', 'at'],
    ['结束时间', 'endedAt', 'at'],
  ],
}

export const withdrawalsSource: Source<v.InferOutput<typeof withdrawExport.input> & Now> = {
  rows: ({ areaId, q, from, until, minFen, maxFen, state, way, now }, areas) => sql`
    select w.withdraw_id as "withdrawId", w.withdraw_no as "withdrawNo", w.way,
      case when exists (select from approval a where a.ref_type = 'withdraw' and a.ref_id = w.withdraw_id and a.state = 'waiting'
        and a.expires_at > ${now}) then 'waiting' else w.state end as state, w.name, w.account, w.bank, w.amount, w.fee,
      w.reference, coalesce(b.block_no, 0) as "blockNo", u.nick_name as "userName", w.created_at as "createdAt", w.ended_at as "endedAt"
    from withdrawal w left join block b on b.block_id = w.block_id join user_account u on u.user_id = w.user_id
    where ${every(
      inAreas('w.area_id', areas),
      equals('w.area_id', areaId),
      state === 'open'
        ? sql`w.state in ('applied', 'approved', 'paying')`
        : state !== undefined && state !== 'all' && equals('w.state', state),
      equals('w.way', way),
      between('w.created_at', from, until),
      between('w.amount', minFen, maxFen === undefined ? undefined : maxFen + 1),
      startsWith(q, 'w.withdraw_no', 'b.block_no', 'u.nick_name', 'w.reference'),
    )}`,
  sorts: { newest: '"withdrawId" desc' },
  sum: 'amount',
  columns: [
    ['单号', 'withdrawNo', 'text'],
    ['状态', 'state', withdrawStateNames],
    ['门牌', 'blockNo', 'number'],
    ['居民', 'userName', 'text'],
    ['方式', 'way', withdrawWayNames],
    ['收款人', 'name', 'text'],
    ['账号', 'account', 'text'],
    ['银行', 'bank', 'text'],
    ['金额', 'amount', 'fen'],
    ['手续费', 'fee', 'fen'],
    ['流水号', 'reference', 'text'],
    ['申请时间', 'createdAt', 'at'],
    ['结束时间', 'endedAt', 'at'],
  ],
}
