import { fen } from '@contract/money'
import { bonusOf, firstPreset, problemOf } from '@/features/recharge/rules/amounts'

const limits = { min: fen(1_000), max: fen(500_000), dayLeft: fen(1_000_000) }
const steps = [
  { from: fen(20_000), bonus: fen(200) },
  { from: fen(50_000), bonus: fen(800) },
]

// Domain model §3.8: 10.00 to 5,000.00 at once; the mockup: 2.00 from 200.00 on, 8.00 from 500.00 on.
it.each([
  [19_999, 0],
  [20_000, 200],
  [49_999, 200],
  [50_000, 800],
  [500_000, 800],
])('a recharge of %d fen brings a bonus of %d', (amount, bonus) => {
  expect(bonusOf(fen(amount), steps)).toBe(bonus)
})

it('there is no bonus without steps', () => {
  expect(bonusOf(fen(50_000), [])).toBe(0)
})

it.each([
  ['', undefined],
  ['  ', undefined],
  ['10.00', undefined],
  ['9.99', '单笔充值 10.00 起'],
  ['0', '单笔充值 10.00 起'],
  ['5000', undefined],
  ['5000.01', '单笔最多充值 5,000.00'],
  ['10.005', '金额最多 2 位小数'],
  ['十元', '金额最多 2 位小数'],
])('typed as %p: %p', (typed, problem) => {
  expect(problemOf(typed, limits)).toBe(problem)
})

it.each([
  ['300.00', undefined],
  ['300.01', '今日还可充值 300.00'],
])('with 300.00 left of the day, typed as %p: %p', (typed, problem) => {
  expect(problemOf(typed, { ...limits, dayLeft: fen(30_000) })).toBe(problem)
})

const presets = [5_000, 10_000].map((amount) => ({ amount: fen(amount), bonus: fen(0) }))

it.each([
  [5_000, 5_000],
  [4_999, undefined],
])('with %d fen left of the day, %p is chosen before anybody chose', (dayLeft, chosen) => {
  expect(firstPreset({ presets, dayLeft: fen(dayLeft) })).toBe(chosen)
})
