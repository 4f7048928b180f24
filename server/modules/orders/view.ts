import { fen, qty } from '@contract/money'
import { refundSplit } from '@contract/orders/split'
import { turnOf } from '@contract/orders/story'
import type { Dispute } from './dispute/dispute-store'
import { disputeBrief } from './dispute/dispute-view'
import { openActs, openAsk, openPart } from './rules/guards'
import { remindRefusal } from './rules/remind'
import { termsOf } from './rules/terms'
import type { OrderRow } from './store'
import type { OrderEventTable, Side, TradeOrderTable } from './tables'

/** The part of an order that everybody who may see it sees. */
export function orderFacts(row: OrderRow, disputes: readonly Dispute[], now: number) {
  const dispute = disputes.at(-1)
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    ver: row.ver,
    areaId: row.area_id,
    source: row.source,
    sourceId: row.source_id,
    saleId: row.sale_id ?? 0,
    title: row.title,
    thumb: row.thumb || row.item_picture,
    category: row.category,
    unit: row.unit,
    price: fen(row.price),
    qty: qty(row.qty),
    amount: fen(row.amount),
    fee: fen(row.fee),
    fundShare: fen(row.fund_share),
    terms: termsOf(row),
    delivery: row.delivery,
    place: row.place,
    ...(row.spot !== '' && { spot: row.spot }),
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
    state: row.state,
    deadlineAt: row.deadline_at,
    deadlineDoes: row.deadline_does,
    endedBy: row.ended_act && row.ended_by ? { act: row.ended_act, by: row.ended_by } : null,
    endedAt: row.ended_at,
    cancelAsk: askView(row, now),
    partAsk: partAskView(row, now),
    agreed: agreedView(row),
    extended: { deliver: row.more_deliver, confirm: row.more_confirm },
    dispute: dispute ? disputeBrief(row, dispute) : null,
    messages: row.messages,
    createdAt: row.created_at,
  }
}

function askView(row: TradeOrderTable, now: number) {
  const { cancel_ask_at: at, cancel_ask_until: deadlineAt, cancel_ask_text: text } = row
  const by = openAsk(row, now)
  return by !== null && at !== null && deadlineAt !== null ? { by, text: text ?? '', at, deadlineAt } : null
}

function partAskView(row: TradeOrderTable, now: number) {
  const { part_ask_at: at, part_ask_text: text, part_ask_amount: back } = row
  const open = openPart(row, now)
  const parts = back === null ? undefined : refundSplit(fen(row.amount), fen(back), termsOf(row))
  if (!open || at === null || !parts) return null
  const { buyer: buyerAmount, seller: sellerAmount, fee } = parts
  return { by: open.by, text: text ?? '', at, deadlineAt: open.until, buyerAmount, sellerAmount, fee }
}

const agreedView = ({ amount, agreed_back: back, agreed_fee: fee }: TradeOrderTable) =>
  back === null || fee === null ? null : { buyerAmount: fen(back), sellerAmount: fen(amount - back), fee: fen(fee) }

/** The caller's rating, and the other's as soon as it may be shown. Source: domain model §3.5, row 17. */
function ratingsView(row: TradeOrderTable, side: Side, now: number) {
  const { rate_until: until } = row
  if (until === null) return null
  const given = (stars: number | null, text: string | null) => (stars === null ? null : { stars, text: text ?? '' })
  const buyers = given(row.buyer_stars, row.buyer_words)
  const sellers = given(row.seller_stars, row.seller_words)
  const [mine, others] = side === 'buyer' ? [buyers, sellers] : [sellers, buyers]
  const isShown = mine !== null || now >= until
  return { mine, theirs: isShown ? others : null, until }
}

/**
 * An order as one side sees it; `acts` are the buttons that the transition table and its guards allow that side now. Its own fields are
 * added to the object, not to a copy: V8 makes a new shape for each copy of so many fields that others are added to.
 */
export function orderView(row: OrderRow, disputes: readonly Dispute[], side: Side, now: number) {
  const facts = orderFacts(row, disputes, now)
  return Object.assign(facts, {
    side,
    turn: turnOf(facts, now),
    acts: openActs({ order: row, disputes, role: side, now }),
    mayRemind: remindRefusal(row, side, now) === undefined,
    payNo: row.pay_no,
    ratings: ratingsView(row, side, now),
  })
}

export const timelineView = (events: readonly OrderEventTable[]) =>
  events.map(({ at, act, by, text, images }) => ({ at, act, by, text, images }))

/** Which side of an order a user is; undefined for anybody else. */
export function sideOf(row: { buyer_user_id: number; seller_user_id: number }, userId: number): Side | undefined {
  if (userId === row.buyer_user_id) return 'buyer'
  return userId === row.seller_user_id ? 'seller' : undefined
}
