import { fen, qty } from '@contract/money'
import { actsFor, turnOf } from '@contract/orders/transitions'
import type { OrderRow } from './store'
import type { OrderEventTable, Side } from './tables'

const buttonActs = ['pay', 'cancel', 'deliver', 'refuse', 'confirm'] as const
type ButtonAct = (typeof buttonActs)[number]

const isButtonAct = (act: string): act is ButtonAct => buttonActs.some((known) => known === act)

/** An order as one side sees it; `acts` are the buttons of the transition table for that side. */
export function orderView(row: OrderRow, side: Side) {
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    ver: row.ver,
    areaId: row.area_id,
    source: row.source,
    sourceId: row.source_id,
    saleId: row.sale_id ?? 0,
    title: row.title,
    thumb: row.thumb,
    unit: row.unit,
    price: fen(row.price),
    qty: qty(row.qty),
    amount: fen(row.amount),
    fee: fen(row.fee),
    fundShare: fen(row.fund_share),
    delivery: row.delivery,
    place: row.place,
    buyer: {
      userId: row.buyer_user_id,
      blockNo: row.buyer_block_no,
      nickName: row.buyer_nick_name,
      avatar: row.buyer_avatar,
    },
    seller: {
      userId: row.seller_user_id,
      blockNo: row.seller_block_no,
      nickName: row.seller_nick_name,
      avatar: row.seller_avatar,
    },
    side,
    state: row.state,
    turn: turnOf(row.state) ?? null,
    acts: actsFor(side, row.state).filter(isButtonAct),
    deadlineAt: row.deadline_at,
    deadlineDoes: row.deadline_does,
    payNo: row.pay_no,
    endedBy: row.ended_act && row.ended_by ? { act: row.ended_act, by: row.ended_by } : null,
    endedAt: row.ended_at,
    cancelAsk: null,
    extended: { deliver: false, confirm: false },
    dispute: null,
    messages: 0,
    ratings: null,
    createdAt: row.created_at,
  }
}

export function orderDetail(row: OrderRow, side: Side, events: readonly OrderEventTable[]) {
  const timeline = events.map(({ at, act, by, text, images }) => ({ at, act, by, text, images }))
  return { ...orderView(row, side), timeline }
}

/** Which side of an order a user is; undefined for anybody else. */
export function sideOf(row: { buyer_user_id: number; seller_user_id: number }, userId: number): Side | undefined {
  if (userId === row.buyer_user_id) return 'buyer'
  return userId === row.seller_user_id ? 'seller' : undefined
}
