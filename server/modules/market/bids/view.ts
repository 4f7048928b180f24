import type { buyActs } from '@contract/endpoints/bids'
import { fen, qty } from '@contract/money'
import type { BuyState } from '../tables'
import { restOf } from './money'
import type { BuyRow } from './store'
import { thumbOf } from '../rules/thumb'

export type BuyAct = (typeof buyActs)[number]

/** What the owner may do from each state. Source: domain model §3.4. */
const ownActs: Readonly<Record<BuyState, readonly BuyAct[]>> = {
  unpaid: ['pay', 'cancel'],
  open: ['close'],
  filled: ['renew'],
  closed: ['renew'],
  expired: ['renew'],
  removed: [],
}

export const ownerMay = (act: BuyAct, state: BuyState): boolean => ownActs[state].includes(act)

/** A bid as this user sees it; a guest is user 0. */
export function buyView(row: BuyRow, userId: number) {
  const isMine = row.user_id === userId
  const acts: readonly BuyAct[] = isMine ? ownActs[row.state] : row.state === 'open' ? ['take'] : []
  return {
    buyId: row.buy_id,
    buyNo: row.buy_no,
    ver: row.ver,
    areaId: row.area_id,
    itemId: row.item_id,
    itemName: row.item_name,
    unit: row.unit,
    title: row.title,
    content: row.content,
    thumbs: row.thumbs,
    thumb: thumbOf(row.thumbs, row.item_picture),
    category: row.category,
    price: fen(row.price),
    qty: qty(row.qty),
    qtyLeft: qty(row.qty_left),
    minQty: qty(row.min_qty),
    tick: qty(row.tick),
    amount: fen(row.amount),
    amountLeft: row.state === 'open' ? restOf(row) : fen(0),
    delivery: row.delivery,
    place: row.place,
    days: row.days,
    expireAt: row.expire_at,
    payBefore: row.pay_before,
    payNo: isMine ? row.pay_no : '',
    state: row.state,
    buyer: { userId: row.user_id, blockNo: row.block_no, nickName: row.nick_name, avatar: row.avatar },
    mine: isMine,
    acts: [...acts],
    removedReason: row.removed_reason,
    createdAt: row.created_at,
  }
}

export type BuyShown = ReturnType<typeof buyView>
