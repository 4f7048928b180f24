import { fen, qty } from '@contract/money'
import type { ItemView } from '@contract/endpoints/market/items'
import type { SaleView } from '@contract/endpoints/market/market'

/** An item of the board. */
export function item(facts: Partial<ItemView> = {}): ItemView {
  return {
    itemId: 7,
    categoryId: 1,
    name: '社区大米',
    unit: '千克',
    minQty: qty(5_000),
    tick: qty(5_000),
    bestAsk: fen(680),
    bestBid: fen(650),
    lastPrice: fen(680),
    asks: [{ price: fen(680), qty: qty(125_000) }],
    bids: [{ price: fen(650), qty: qty(100_000) }],
    ...facts,
  }
}

/** A listing of rice by block 3021. */
export function sale(facts: Partial<SaleView> = {}): SaleView {
  return {
    saleId: 60,
    saleNo: 'S261121-0001',
    ver: 1,
    areaId: 3253,
    itemId: 7,
    itemName: '社区大米',
    unit: '千克',
    title: '北郊农场 当季新米',
    content: '上周碾的新米，每袋 5 千克，可散称。',
    thumbs: '',
    thumb: '',
    category: '粮食',
    price: fen(680),
    qty: qty(125_000),
    qtyLeft: qty(125_000),
    minQty: qty(5_000),
    tick: qty(5_000),
    delivery: 'meet',
    place: '北门',
    expireAt: Date.UTC(2026, 11, 18, 15, 59),
    state: 'on',
    seller: { userId: 2, blockNo: 3021, nickName: '麦田', avatar: '' },
    mine: false,
    reservedUntil: null,
    acts: ['take'],
    removedReason: '',
    createdAt: Date.UTC(2026, 10, 18, 4),
    ...facts,
  }
}
