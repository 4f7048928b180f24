import { fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { withdrawFeeOf } from '@contract/settings/withdraw-fee'
import { isOpenState, openStates } from '../../../server/modules/withdrawals/rules/states'
import { expectedAt } from '../../../server/modules/withdrawals/open/working-days'

it.each([
  [1_000, 10], // 0.6 % would be 0.06.
  [1_666, 10],
  [1_667, 10],
  [1_750, 11],
  [1_749, 10],
  [200_000, 1_200],
])('%d fen cost %d: 0.6 %%, half up, and at least 0.10', (amount, fee) => {
  expect(withdrawFeeOf(fen(amount), standards)).toBe(fee)
})

it('costs what was set', () => {
  const set = { withdrawFee: 100, withdrawFeeLeast: 0 }
  expect([49, 50, 10_000].map((amount) => withdrawFeeOf(fen(amount), set))).toEqual([0, 1, 100])
})

const at = (text: string) => Date.parse(`${text}+08:00`)

it.each([
  ['a working day', '2026-11-18T00:00:00', '2026-11-19T18:00:00'],
  ['the last moment of a working day', '2026-11-18T23:59:59.999', '2026-11-19T18:00:00'],
  ['a Friday', '2026-11-20T09:00:00', '2026-11-23T18:00:00'],
  ['a Sunday', '2026-11-22T09:00:00', '2026-11-23T18:00:00'],
  ['the day before a long holiday', '2026-09-30T12:00:00', '2026-10-08T18:00:00'],
])('what is asked for on %s is paid by 18:00 of the next working day', (_name, asked, paid) => {
  expect(expectedAt(at(asked), 18)).toBe(at(paid))
})

it('is open until it is paid or given back', () => {
  expect(openStates).toEqual(['applied', 'approved', 'paying'])
  for (const state of openStates) expect(isOpenState(state)).toBe(true)
  for (const state of ['paid', 'rejected', 'cancelled', 'failed'] as const) expect(isOpenState(state)).toBe(false)
})
