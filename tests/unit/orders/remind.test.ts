import { dayStart } from '@contract/hours'
import { remindRefusal } from '../../../server/modules/orders/rules/remind'

/** Noon in the area. */
const now = Date.UTC(2026, 10, 22, 4)
const none = {
  buyer_reminded_at: null,
  seller_reminded_at: null,
  cancel_ask_by: null,
  cancel_ask_until: null,
  part_ask_by: null,
  part_ask_until: null,
  deadline_at: null,
}

it.each([
  ['paid', 'buyer', undefined],
  ['paid', 'seller', 'MOVED'],
  ['delivered', 'seller', undefined],
  ['delivered', 'buyer', 'MOVED'],
  ['unpaid', 'seller', 'MOVED'],
  ['dispute', 'buyer', 'MOVED'],
  ['done', 'seller', 'MOVED'],
  ['closed', 'buyer', 'MOVED'],
] as const)('of a %s order the %s may remind the other: %s', (state, side, refused) => {
  expect(remindRefusal({ ...none, state }, side, now)?.reason).toBe(refused)
})

it.each([
  [dayStart(now) - 1, undefined],
  [dayStart(now), 'LIMIT'],
  [now, 'LIMIT'],
])('after a reminder at %d the same day is over', (at, refused) => {
  expect(remindRefusal({ ...none, state: 'paid', buyer_reminded_at: at }, 'buyer', now)?.reason).toBe(refused)
  expect(remindRefusal({ ...none, state: 'delivered', buyer_reminded_at: at }, 'seller', now)).toBeUndefined()
})

it('nobody is reminded while a request waits for an answer', () => {
  const asked = { ...none, state: 'paid', cancel_ask_by: 'buyer' } as const
  expect(remindRefusal({ ...asked, cancel_ask_until: now + 1 }, 'buyer', now)?.reason).toBe('MOVED')
  expect(remindRefusal({ ...asked, cancel_ask_until: now }, 'buyer', now)).toBeUndefined()
})
