import { dayMs } from '@contract/durations'
import { daysLeft, proofFor } from '@/features/closing/rules'

it.each([
  [7 * dayMs, 7],
  [7 * dayMs - 1, 7],
  [6 * dayMs, 6],
  [1, 1],
  [0, 0],
  [-1, 0],
])('%i ms before the end %i days are left', (leftMs, days) => {
  expect(daysLeft(1_000 + leftMs, 1_000)).toBe(days)
})

it('a proof is asked before the account closes where one is possible', () => {
  const own = { proofs: ['founder', 'mobile'], mobile: '138****0000', userId: 7 }
  expect(proofFor(own)).toEqual({ proofs: own.proofs, mobile: own.mobile })
  expect(proofFor({ ...own, proofs: [] })).toBeUndefined()
  expect(proofFor(undefined)).toBeUndefined()
})
