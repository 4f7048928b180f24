import type { SlotPurchase } from '@contract/endpoints/community/expand'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import { payableOf } from '@/features/cashier/rules/bill'
import { slotsBill } from '@/features/expand/rules/bill'

const until = Date.UTC(2026, 10, 22, 4, 15)
const pay: PayView = {
  payNo: 'P261122-0009',
  bizType: 'expand',
  bizId: 7,
  ver: 3,
  subject: '格位 3 个',
  amount: fen(3_970),
  state: 'unpaid',
  expireAt: until,
  createdAt: until - 900_000,
}
const lines = [
  { from: 4, to: 5, price: fen(990), count: 2 },
  { from: 6, to: 6, price: fen(1_990), count: 1 },
]

const purchase: SlotPurchase = {
  expandId: 7,
  no: 'K261122-0007',
  ver: 1,
  roundId: 1,
  payNo: pay.payNo,
  areaId: 3253,
  fromCapacity: 3,
  count: 3,
  lines,
  amount: pay.amount,
  expireAt: until,
  acts: [],
}

const bill = (part: Partial<PayView> = {}) => payableOf({ ...pay, ...part }, slotsBill(purchase))

it('the cashier takes what the parts cost together, and says where it goes', () => {
  const { words, ...payable } = bill()
  expect(payable).toEqual({
    payNo: 'P261122-0009',
    ver: 3,
    amount: 3_970,
    state: 'unpaid',
    deadlineAt: until,
    goods: { title: '格位 3 个', thumb: '', icon: 'expand', note: '付款后立即可用，不退款' },
    lines: [
      { name: '第 4–5 个', text: '9.90 × 2' },
      { name: '第 6 个', text: '19.90 × 1' },
      { name: '资金去向', text: '城市财库，不收手续费' },
    ],
  })
  expect(words).toMatchObject({ number: 'K261122-0007', otherwise: '超时关闭，名额释放', rules: [] })
})

it('a purchase that is not known is paid without its parts, under the number of its payment', () => {
  const { words, lines: told } = payableOf(pay, slotsBill(undefined))
  expect(words.number).toBe('P261122-0009')
  expect(told.map(({ name }) => name)).toEqual(['资金去向'])
})

it.each([
  ['unpaid', 'unpaid', until],
  ['paying', 'unpaid', until],
  ['paid', 'paid', null],
  ['closed', 'closed', null],
] as const)('one that is %s is %s, to be paid until %p', (state, told, deadline) => {
  expect(bill({ state })).toMatchObject({ state: told, deadlineAt: deadline })
})
