import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'
import { sellFailure } from '@/features/bids/sell'
import { failureOf as cashierFailure } from '@/features/cashier/failure'
import { takeFailure } from '@/features/market/take'
import { actFailure } from '@/features/offers/failure'
import { failureOf as orderFailure } from '@/features/orders/failure'
import { fen } from '@contract/money'
import type { CallError } from '@/lib/http/errors'

const reasons = Object.keys(refusalText) as RefusalReason[]

const refused = (reason: RefusalReason): CallError => ({
  kind: 'refused',
  reason,
  msg: refusalText[reason],
  data: {},
})

/** Who tells a resident what to do after a refusal. */
const places = {
  'an order': orderFailure,
  'the cashier': cashierFailure,
  'a listing': (error: CallError) => takeFailure(error, { price: fen(680) }),
  'a bid': sellFailure,
} as const

const cases = Object.entries(places).flatMap(([place, tell]) => reasons.map((reason) => ({ place, reason, tell })))

it.each(cases)('says at $place what $reason means and what to do next', ({ reason, tell }) => {
  const told = tell(refused(reason))
  expect(told?.text).toMatch(/\p{Script=Han}/u)
  expect(told?.next).toMatch(/\p{Script=Han}/u)
  expect(told?.step).toMatch(/^[a-zA-Z]+$/)
})

it.each(reasons)('says at an own listing or bid what %s means', (reason) => {
  expect(actFailure(refused(reason))?.text).toMatch(/\p{Script=Han}/u)
})
