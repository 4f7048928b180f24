import type { RechargeView } from '@contract/endpoints/money/recharge'
import { fen } from '@contract/money'
import { payableRecharge } from '@/features/recharge/rules/payable'

const until = Date.UTC(2026, 10, 22, 4, 15)
const recharge: RechargeView = {
  rechargeId: 5,
  rechargeNo: 'R261122-0005',
  ver: 3,
  amount: fen(50_000),
  bonus: fen(800),
  state: 'created',
  payNo: 'P261122-0009',
  expireAt: until,
  createdAt: until - 900_000,
  paidAt: null,
  channel: '',
}

it('the cashier takes the amount and tells what it adds, the bonus included', () => {
  const payable = payableRecharge(recharge)
  expect(payable).toMatchObject({ payNo: 'P261122-0009', ver: 3, amount: 50_000, credits: 50_800 })
  expect(payable.goods).toMatchObject({ thumb: '', icon: 'recharge' })
  expect(payable.words).toMatchObject({ number: 'R261122-0005', rules: [] })
  expect(payable.lines.map(({ text, isGood }) => [text, isGood])).toEqual([
    ['500.00', undefined],
    ['+8.00', true],
    ['508.00', undefined],
  ])
})

it('a bill without a bonus has no lines: the amount says it all', () => {
  const payable = payableRecharge({ ...recharge, bonus: fen(0) })
  expect([payable.credits, payable.lines]).toEqual([50_000, []])
})

it.each([
  ['created', 'unpaid', until],
  ['paid', 'paid', null],
  ['closed', 'closed', null],
] as const)('one that is %s is %s, to be paid until %p', (state, told, deadline) => {
  expect(payableRecharge({ ...recharge, state })).toMatchObject({ state: told, deadlineAt: deadline })
})
