import { fen, qty } from '@contract/money'
import type { OrderDetail, OrderView } from '@contract/endpoints/orders/orders'
import { terms } from '../terms'

/** An order of rice between 128 (buyer) and 3021 (seller), as one side sees it. */
export function order(facts: Partial<OrderView> = {}): OrderView {
  return {
    orderId: 500,
    orderNo: 'D261121-0047',
    ver: 3,
    areaId: 3253,
    source: 'sale',
    sourceId: 60,
    saleId: 60,
    title: '北郊农场 当季新米',
    thumb: '',
    category: '粮食',
    unit: '千克',
    price: fen(680),
    qty: qty(50_000),
    amount: fen(3_400),
    fee: fen(34),
    fundShare: fen(10),
    terms,
    delivery: 'meet',
    place: '北门',
    buyer: { userId: 1, blockNo: 128, nickName: '巷口的猫', avatar: '' },
    seller: { userId: 2, blockNo: 3021, nickName: '麦田', avatar: '' },
    side: 'buyer',
    state: 'unpaid',
    turn: null,
    acts: [],
    deadlineAt: null,
    deadlineDoes: null,
    mayRemind: false,
    payNo: 'P1',
    endedBy: null,
    endedAt: null,
    cancelAsk: null,
    partAsk: null,
    agreed: null,
    extended: { deliver: false, confirm: false },
    dispute: null,
    messages: 0,
    ratings: null,
    createdAt: Date.UTC(2026, 10, 21, 3),
    ...facts,
  }
}

/** The same order with its timeline. */
export function detail(facts: Partial<OrderDetail> = {}): OrderDetail {
  const { timeline = [], dispute = null, ...rest } = facts
  return { ...order(rest), dispute, timeline }
}
