import { fen } from '@contract/money'
import { foldedRows } from '@/features/wallet/rules/folded'
import type { MoneyRow } from '@/features/wallet/money-list'

/** The payer's frozen money leaves order 500 for the seller's block 3021: 33.66 to the seller, 0.24 and 0.10 of the fee. */
const part = (entryId: number, amount: number, balance: number, facts: Partial<MoneyRow> = {}): MoneyRow => ({
  entryId,
  type: 'order_done',
  direction: 'out',
  amount: fen(amount),
  balance: fen(balance),
  memo: '成交放款',
  reference: 'D261121-0047',
  refType: 'order',
  refId: 500,
  sellerBlockNo: 3021,
  at: 1_000,
  ...facts,
})

const parts = [part(13, 10, 0), part(12, 24, 10), part(11, 3_366, 34)]

const amountsOf = (rows: readonly MoneyRow[]) => foldedRows(rows).map(({ amount, isFolded }) => [amount, isFolded])

it('tells the parts of one order’s release as one amount, with the balance after the last part', () => {
  expect(foldedRows(parts)).toEqual([{ ...part(13, 3_400, 0), memo: '放款给 3021', isFolded: true }])
})

it('leaves nothing out and makes nothing up', () => {
  expect(foldedRows([])).toEqual([])
  expect(amountsOf([part(13, 10, 0)])).toEqual([[10, false]])
})

it.each<[string, Partial<MoneyRow>]>([
  ['another kind of movement', { type: 'hold_void' }],
  ['something that is no order', { refType: 'buy' }],
  ['another order', { refId: 501 }],
  ['another moment', { at: 999 }],
  ['the other direction', { direction: 'in' }],
])('keeps %s apart', (_what, facts) => {
  expect(amountsOf([part(12, 24, 10), part(11, 3_366, 34, facts)])).toEqual([
    [24, false],
    [3_366, false],
  ])
})

it('keeps what is no order apart from an order of the same number below it', () => {
  expect(amountsOf([part(12, 24, 10, { refType: 'buy' }), part(11, 3_366, 34)])).toHaveLength(2)
})

it('folds only neighbours: what stands between two parts keeps them apart', () => {
  const [first, second] = [part(13, 10, 0), part(11, 24, 10)]
  expect(amountsOf([first, part(12, 5, 10, { refId: 501 }), second])).toHaveLength(3)
})

it('tells a shop’s fee as one amount, though it goes to the platform and the fund', () => {
  const fee = { type: 'shop_fee', refType: 'shopTerm', memo: '商铺赞助', sellerBlockNo: undefined } as const
  expect(foldedRows([part(12, 1_980, 0, fee), part(11, 7_920, 1_980, fee)])).toEqual([
    { ...part(12, 9_900, 0, fee), isFolded: true },
  ])
})

it('names the fee of a withdrawal beside what was sent', () => {
  const paid = { type: 'withdraw_paid', refType: 'withdraw', memo: '提现打款', sellerBlockNo: undefined } as const
  const memos = (rows: readonly MoneyRow[]) => foldedRows(rows).map(({ memo, amount }) => [memo, amount])
  const [fee, sent] = [part(12, 180, 0, paid), part(11, 29_820, 180, paid)]
  expect(memos([fee, sent])).toEqual([
    ['提现手续费', 180],
    ['提现打款', 29_820],
  ])
  expect(memos([sent])).toEqual([['提现打款', 29_820]])
  expect(memos([fee, { ...sent, refId: 501 }])).toEqual([
    ['提现打款', 180],
    ['提现打款', 29_820],
  ])
})

it('folds nothing else', () => {
  const buy = { refType: 'buy', type: 'hold_void' } as const
  expect(
    foldedRows([part(12, 24, 10, buy), part(11, 3_366, 34, buy)]).map(({ memo, isFolded }) => [memo, isFolded]),
  ).toEqual([
    ['成交放款', false],
    ['成交放款', false],
  ])
})

it.each<[string, Partial<MoneyRow>, string]>([
  ['the release of an order names the seller’s block', {}, '放款给 3021'],
  ['a release whose seller is not told keeps its words', { sellerBlockNo: undefined }, '成交放款'],
  ['another movement of an order keeps its words', { type: 'hold_void', memo: '超时退款' }, '超时退款'],
  ['a movement of something else keeps its words', { refType: 'block' }, '成交放款'],
])('%s', (_what, facts, memo) => {
  expect(foldedRows([part(11, 3_400, 0, facts)])[0]?.memo).toBe(memo)
})
