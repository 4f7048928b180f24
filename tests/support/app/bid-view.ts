import type { BuyView } from '@contract/endpoints/market/bids'
import { fen, qty } from '@contract/money'

/** A bid of block 128 for rice, as its owner sees it: open, 3 of 5 kilograms left. */
export function bidView(facts: Partial<BuyView> = {}): BuyView {
  return {
    buyId: 70,
    buyNo: 'B261121-0003',
    ver: 4,
    areaId: 3253,
    itemId: 7,
    itemName: '社区大米',
    unit: '千克',
    title: '社区大米',
    content: '要当季的',
    thumbs: '',
    thumb: '',
    category: '粮食',
    price: fen(650),
    qty: qty(50_000),
    qtyLeft: qty(30_000),
    minQty: qty(5_000),
    tick: qty(5_000),
    amount: fen(3_250),
    amountLeft: fen(1_950),
    delivery: 'meet',
    place: '北门',
    days: 7,
    expireAt: Date.UTC(2026, 10, 28, 4),
    payBefore: null,
    payNo: 'P9',
    state: 'open',
    buyer: { userId: 128, blockNo: 128, nickName: '巷口的猫', avatar: '' },
    mine: true,
    acts: ['close'],
    removedReason: '',
    createdAt: Date.UTC(2026, 10, 21, 3),
    ...facts,
  }
}
