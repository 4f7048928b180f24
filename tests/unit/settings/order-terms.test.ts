import fc from 'fast-check'
import { largest } from '@contract/largest'
import { feeOf } from '@contract/orders/fee'
import { termKeys, termsIn } from '@contract/orders/terms'
import { settingOf, standards } from '@contract/settings/settings'
import { terms } from '../../support/terms'
import { termColumns, termsOf } from '../../../server/modules/orders/rules/terms'

const set = [
  { areaId: 0, key: 'tradeFee', value: 150 },
  { areaId: 9, key: 'tradeFee', value: 200 },
  { areaId: 9, key: 'tradeFeeMost', value: 10_00 },
  { areaId: 0, key: 'tradeFeeFund', value: 5_000 },
  { areaId: 9, key: 'deliverHours', value: 48 },
]

it('are what the city had set, before all cities and the standard, and stay so in the order', () => {
  const own = termColumns(9, set)
  expect(termsOf(own)).toEqual({
    ...terms,
    tradeFee: 200,
    tradeFeeMost: 10_00,
    tradeFeeFund: 5_000,
    arbiterMost: 500_00,
    deliverHours: 48,
  })
  expect(feeOf(499_00, termsOf(own))).toEqual({ fee: 9_98, fundShare: 4_99 })
  expect(feeOf(501_00, termsOf(own))).toEqual({ fee: 10_00, fundShare: 5_00 })
  expect(termsOf(termColumns(8, set))).toMatchObject({ tradeFee: 150, tradeFeeMost: 50_00 })
})

it('whatever is set: the fee is never more than the amount, and the fund’s share never more than the fee', () => {
  const within = (key: 'tradeFee' | 'tradeFeeMost' | 'tradeFeeFund') => fc.integer(settingOf(key).range)
  const law = fc.property(
    fc.integer({ min: 1, max: largest.fen }),
    within('tradeFee'),
    within('tradeFeeMost'),
    within('tradeFeeFund'),
    (amount, tradeFee, tradeFeeMost, tradeFeeFund) => {
      const { fee, fundShare } = feeOf(amount, termsIn({ ...standards, tradeFee, tradeFeeMost, tradeFeeFund }))
      expect(fee).toBeLessThanOrEqual(Math.min(amount, tradeFeeMost))
      expect(fundShare).toBeLessThanOrEqual(fee)
    },
  )
  fc.assert(law)
})

it('are those settings that say that orders go on with the old figure', () => {
  const kept = Object.keys(standards).filter((key) => settingOf(key as keyof typeof standards).running === 'orders')
  // How long it may be paid is a term, too, and counts what waits for its money instead.
  expect([...termKeys].sort()).toEqual([...kept, 'payMinutes'].sort())
  expect(termsIn(standards)).toEqual(Object.fromEntries(termKeys.map((key) => [key, standards[key]])))
})
