import type { CartLine } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import { chosenOf, guestOpen, parted, sumOfLines } from '@/features/block-market/cart/rules/lines'
import { blocksBill, pathGroups } from '@/features/block-market/check-out/rules/bill'
import { movedLines, restOf } from '@/features/block-market/check-out/rules/moved'

const block = (blockId: number, price: number) => ({
  blockId,
  ver: 1,
  areaId: 1,
  areaName: '测试城',
  place: '北郊',
  blockNo: 2000 + blockId,
  name: '',
  thumbs: '',
  state: 'transfer' as const,
  price: fen(price),
  until: 9,
  capacity: 3,
  ownerName: '',
  mine: false,
  busyUntil: null,
  payNo: null,
  inCart: true,
})

const line = (blockId: number, fault: CartLine['fault'], price = 100): CartLine => ({
  blockId,
  priceSeen: fen(100),
  addedAt: 1,
  fault,
  soldAt: null,
  payNo: null,
  block: fault === 'gone' ? null : block(blockId, price),
})

describe('the lines of a cart', () => {
  const { open, closed } = parted([line(1, null), line(2, 'priceChanged', 120), line(3, 'reserved'), line(4, 'gone')])

  it('are parted into what can be bought, perhaps at another price, and what cannot', () => {
    expect(open.map(({ blockId, price, priceSeen }) => [blockId, price, priceSeen])).toEqual([
      [1, 100, undefined],
      [2, 120, 100],
    ])
    expect(closed.map(({ blockId }) => blockId)).toEqual([3, 4])
  })

  it('are bought unless they are left, and never at a price that nobody accepted', () => {
    expect(chosenOf(open, new Set()).map(({ blockId }) => blockId)).toEqual([1])
    expect(chosenOf(open, new Set([1]))).toEqual([])
    expect(sumOfLines(open)).toBe(220)
  })

  it('of a guest are bought at the prices that were seen; what has none is no line', () => {
    expect(guestOpen([block(1, 100), { ...block(2, 100), price: null }]).map(({ price }) => price)).toEqual([100])
  })
})

describe('a refused check-out', () => {
  const wish = [1, 2, 3].map((blockId) => ({
    blockId,
    ver: 1,
    price: fen(100),
    blockNo: blockId,
    isUnsold: false,
    until: 9,
  }))
  const refused = (data: Readonly<Record<string, unknown>>) =>
    ({ kind: 'refused', reason: 'SOLD_OUT', msg: '', data }) as const
  const lines = movedLines(
    refused({
      lines: [
        { blockId: 1, fault: null, ver: 1, price: 100 },
        { blockId: 2, fault: 'reserved', until: 7, payNo: 'P7' },
        { blockId: 3, fault: 'priceChanged', ver: 4, price: 130 },
      ],
    }),
    wish,
  )

  it('tells what became of each block, and the rest as it is now', () => {
    expect(lines?.map(({ fault, until, payNo }) => [fault, until, payNo])).toEqual([
      [null, undefined, undefined],
      ['reserved', 7, 'P7'],
      ['priceChanged', undefined, undefined],
    ])
    expect(restOf(lines ?? []).map(({ blockId, ver, price }) => [blockId, ver, price])).toEqual([
      [1, 1, 100],
      [3, 4, 130],
    ])
  })

  it('without lines was refused for another reason', () => {
    expect(movedLines(refused({}), wish)).toBeUndefined()
    expect(movedLines({ kind: 'timeout' }, wish)).toBeUndefined()
  })
})

describe('the bill of blocks', () => {
  const order = {
    orderId: 1,
    no: 'B1',
    blockId: 1,
    place: '北郊',
    capacity: 3,
    fundShare: fen(86),
    handoverHours: 24,
    state: 'unpaid',
  } as const
  const orders = [
    { ...order, blockNo: 2046, price: fen(28_800), sellerBlockNo: 560, fee: fen(288) },
    { ...order, blockNo: 2041, price: fen(9_900), sellerBlockNo: null, fee: fen(0) },
  ]

  it('names each block with its seller and price', () => {
    const cart = { cartId: 1, ver: 1, areaId: 1, areaName: '测试城', payNo: 'P1', amount: fen(38_700), expireAt: 9 }
    const { lines } = blocksBill({ ...cart, state: 'unpaid', orders, firstPurchase: false, acts: [] })
    expect(
      lines.map(({ name, text, block }) => [block?.no, block?.isUnsold, block?.note, name, text].join(' ')),
    ).toEqual([
      '2046 false 居民 560 转让 北郊 · 格位 3 288.00',
      '2041 true 城市未售 北郊 · 格位 3 99.00',
      '   价格与结算时一致 你不付手续费',
    ])
  })

  it('says where the money goes: to the seller less the fee, and to the city', () => {
    const line = (one: { readonly name: string; readonly text: string } | undefined) => one && `${one.name} ${one.text}`
    expect(
      pathGroups({ orders }).map((group) => [line(group), group.note, line(group.fee), line(group.share)]),
    ).toEqual([
      ['560 的收入 285.12', '先冻结 24 小时，防止密码被盗转让', '手续费，560 付 2.88', '其中进社区基金 0.86'],
      ['城市财库 99.00', undefined, undefined, undefined],
    ])
  })
})
