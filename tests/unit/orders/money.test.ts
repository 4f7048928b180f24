import fc from 'fast-check'
import { largest } from '@contract/largest'
import { fen } from '@contract/money'
import { isPartOf, orderSplit, refundSplit } from '@contract/orders/split'
import type { Transition } from '@contract/orders/transitions'
import { transitions } from '@contract/orders/transitions'
import { untouched } from '../../../server/modules/orders/deciding/course'
import { moneyOf } from '../../../server/modules/orders/rules/money'
import type { TradeOrderTable } from '../../../server/modules/orders/tables'
import { termRow, terms } from '../../support/terms'

const order: TradeOrderTable = {
  order_id: 1,
  order_no: 'N1',
  ver: 1,
  area_id: 3253,
  source: 'sale',
  source_id: 2,
  sale_id: 2,
  item_id: 3,
  title: '米',
  thumb: '',
  unit: '千克',
  delivery: 'meet',
  place: '北门',
  spot: '',
  buyer_user_id: 4,
  buyer_block_id: 5,
  seller_user_id: 6,
  seller_block_id: 7,
  price: 680,
  qty: 50_000,
  amount: 3_400,
  fee: 34,
  fund_share: 10,
  ...termRow,
  pay_no: 'P1',
  state: 'delivered',
  deadline_at: null,
  deadline_does: null,
  ...untouched,
  messages: 0,
  buyer_reminded_at: null,
  seller_reminded_at: null,
  hold_id: 9,
  created_at: 0,
  updated_at: 0,
}

/** The rows of the table by what they do with money. */
const by = (money: Transition['money'], act?: Transition['act']): Transition => {
  const row = transitions.find((one) => one.money === money && (act === undefined || one.act === act))
  if (!row) throw new Error(`no transition does ${money}`)
  return row
}

const about = { refType: 'order', refId: 1, reference: 'N1' }

it.each(['none', 'part'] as const)('stays where it is when a transition says %s', (money) => {
  expect(moneyOf(order, by(money), undefined)).toBeUndefined()
})

it('is frozen whole, from what the buyer has available, when the order is paid', () => {
  expect(moneyOf({ ...order, hold_id: null }, by('hold'), undefined)).toEqual({
    opens: {
      userId: 4,
      fromKind: 'available',
      amount: 3_400,
      reason: 'order',
      cause: { ...about, type: 'order_pay', memo: '付款转冻结 · 米' },
    },
  })
})

it('comes back whole after a refund', () => {
  const cause = { ...about, type: 'order_refund', memo: '订单退款 · 米' }
  expect(moneyOf(order, by('void'), undefined)).toEqual({ ends: 9, as: 'voided', cause, parts: [] })
})

it('goes to the seller, the platform and the fund of the city, by the fee that the order was made with', () => {
  const cause = { ...about, type: 'order_done', memo: '成交放款 · 米' }
  expect(moneyOf(order, by('post'), undefined)).toEqual({
    ends: 9,
    as: 'posted',
    cause,
    parts: [
      { to: 'user:6:income', amount: 3_366 },
      { to: 'platform:fee', amount: 24 },
      { to: 'area:3253:fund', amount: 10 },
    ],
  })
})

it.each([
  ['agreePart', 'order_part'],
  ['executeSplit', 'order_split'],
] as const)('is divided by %s as %s, with a fee on the seller’s part alone', (act, type) => {
  expect(moneyOf(order, by('split', act), 1_000)).toMatchObject({
    ends: 9,
    as: 'posted',
    cause: { type },
    parts: [{ amount: 990 }, { amount: 7 }, { amount: 3 }],
  })
})

it('gives away exactly what the seller gets before the fee, whatever that is', () => {
  const law = fc.property(fc.integer({ min: 0, max: largest.fen }), (amount) => {
    const move = moneyOf({ ...order, amount }, by('split'), amount)
    const parts = move && 'parts' in move ? move.parts : []
    expect(parts).toHaveLength(3)
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
  })
  fc.assert(law)
})

it('is not divided when nobody says how, and does not end without a hold', () => {
  expect(() => moneyOf(order, by('split'), undefined)).toThrow('N1')
  expect(() => moneyOf({ ...order, hold_id: null }, by('void'), undefined)).toThrow('N1')
})

it.each([
  // 1 % of the seller's part, rounded as every fee.
  [3_400, 1_000, { seller: 2_400, fee: 24, net: 2_376, buyer: 1_000 }],
  [3_400, 1, { seller: 3_399, fee: 34, net: 3_365, buyer: 1 }],
  [3_400, 3_399, { seller: 1, fee: 0, net: 1, buyer: 3_399 }],
  [2, 1, { seller: 1, fee: 0, net: 1, buyer: 1 }],
  // The fee has its top on what is left, too.
  [1_000_000, 100_000, { seller: 900_000, fee: 5_000, net: 895_000, buyer: 100_000 }],
])('of %d fen, %d go back', (amount, back, parts) => {
  const split = refundSplit(fen(amount), fen(back), terms)
  expect(split).toEqual(parts)
  expect(parts.net + parts.fee + parts.buyer).toBe(amount)
})

it.each([undefined, 0, 3_400, 3_401])('%s of 3400 fen leaves one of them without a part', (back) => {
  const part = back === undefined ? undefined : fen(back)
  expect(isPartOf(part, 3_400)).toBe(false)
  expect(refundSplit(fen(3_400), part, terms)).toBeUndefined()
})

it('loses no fen of any amount, however it is divided', () => {
  const amounts = fc
    .integer({ min: 0, max: largest.fen })
    .chain((amount) =>
      fc.record({ amount: fc.constant(fen(amount)), seller: fc.integer({ min: 0, max: amount }).map(fen) }),
    )
  const law = fc.property(amounts, ({ amount, seller }) => {
    const split = orderSplit(amount, seller, terms)
    expect(split.net + split.fee + split.buyer).toBe(amount)
    expect(split.net).toBeGreaterThanOrEqual(0)
    const back = fen(amount - seller)
    expect(refundSplit(amount, back, terms)).toEqual(back > 0 && seller > 0 ? split : undefined)
  })
  fc.assert(law)
})

it('may give the seller everything or nothing, as a decision may', () => {
  expect(orderSplit(fen(3_400), fen(3_400), terms)).toEqual({ seller: 3_400, fee: 34, net: 3_366, buyer: 0 })
  expect(orderSplit(fen(3_400), fen(0), terms)).toEqual({ seller: 0, fee: 0, net: 0, buyer: 3_400 })
})
