import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { orderStateWords, withdrawStateNames, withdrawWayNames } from '@contract/console/queue-words'
import type { orderExport } from '@contract/endpoints/console/lists/rows'
import type { withdrawExport } from '@contract/endpoints/console/money/withdrawals'
import { movedOf } from '../../orders/open/moved'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea, worth } from '../list-source-store'
import type { Now } from '../source-store'

export const ordersSource = listSource<Filters<typeof orderExport>>({
  rows: (where) => sql`
    select o.order_id as "orderId", o.order_no as "orderNo", o.area_id as "areaId", o.state, o.title, o.unit, o.qty, o.price, o.amount,
      ${movedOf('back')} as back, ${movedOf('fee')} as fee, o.buyer_user_id as "buyerId", bb.block_no as "buyerNo", bu.nick_name as "buyerName", o.seller_user_id as "sellerId",
      sb.block_no as "sellerNo", su.nick_name as "sellerName", o.created_at as "createdAt", o.deadline_at as "deadlineAt",
      o.ended_at as "endedAt"
    from trade_order o join user_account bu on bu.user_id = o.buyer_user_id join block bb on bb.block_id = o.buyer_block_id
      join user_account su on su.user_id = o.seller_user_id join block sb on sb.block_id = o.seller_block_id
    where ${where}`,
  whose: ofArea('o.area_id'),
  by: {
    ...between('o.created_at'),
    ...worth('o.amount'),
    state: (state) =>
      state === 'running' ? sql`o.state in ('unpaid', 'paid', 'delivered', 'dispute')` : sql`o.state = ${state}`,
    itemId: 'o.item_id',
    userId: (userId) => sql`${userId} in (o.buyer_user_id, o.seller_user_id)`,
    q: begins('o.order_no', 'bb.block_no', 'sb.block_no', 'bu.nick_name', 'su.nick_name', 'o.title'),
  },
  sorts: {
    ...byAge('orderId'),
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
})

/** What a withdrawal takes or pays, as its list says it: as planned until it is paid, and nothing of one that ended without a payment. */
const unlessEnded = (amount: RawBuilder<unknown>) =>
  sql`case when w.state in ('rejected', 'cancelled', 'failed', 'returned') then 0 else ${amount} end`

export const withdrawalsSource = listSource<Filters<typeof withdrawExport> & Now>({
  rows: (where, { now }) => sql`
    select w.withdraw_id as "withdrawId", w.withdraw_no as "withdrawNo", w.way,
      case when exists (select from approval a where a.ref_type = 'withdraw' and a.ref_id = w.withdraw_id and a.state = 'waiting'
        and a.expires_at > ${now}) then 'waiting' else w.state end as state, w.name, w.account, w.bank, w.amount, ${unlessEnded(sql`w.fee`)} as fee,
      ${unlessEnded(sql`w.amount - w.fee`)} as net,
      w.reference, coalesce(b.block_no, 0) as "blockNo", u.nick_name as "userName", w.created_at as "createdAt", w.ended_at as "endedAt"
    from withdrawal w left join block b on b.block_id = w.block_id join user_account u on u.user_id = w.user_id
    where ${where}`,
  whose: ofArea('w.area_id'),
  by: {
    ...between('w.created_at'),
    ...worth('w.amount'),
    state: (state) => {
      if (state === 'all') return undefined
      return state === 'open' ? sql`w.state in ('applied', 'approved', 'paying')` : sql`w.state = ${state}`
    },
    way: 'w.way',
    userId: 'w.user_id',
    q: begins('w.withdraw_no', 'b.block_no', 'u.nick_name', 'w.reference'),
  },
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
    ['申请', 'amount', 'fen'],
    ['手续费', 'fee', 'fen'],
    ['实付', 'net', 'fen'],
    ['流水号', 'reference', 'text'],
    ['申请时间', 'createdAt', 'at'],
    ['结束时间', 'endedAt', 'at'],
  ],
})
