import { afterOrder } from '@/features/orders/story/rules/after-pay'
import { endingOf } from '@/features/orders/story/rules/ending'
import { turnOfOrder } from '@/features/orders/story/rules/turn'
import { detail } from '../../support/app/orders'

/** 11-20 10:00 in the area. */
const now = Date.UTC(2026, 10, 20, 2)

it('of a paid order tells the steps to come and what happens otherwise', () => {
  const paid = detail({ state: 'paid' })
  const after = afterOrder(paid, now)
  expect(after.steps.length).toBeGreaterThan(1)
  expect(after.steps.map(({ state }) => state)).not.toContain('done')
  expect(after.steps[0]?.state).toBe('now')
  expect(after.otherwise).toBe(turnOfOrder(paid, now)?.long.otherwise)
  expect(after.now).toBeUndefined()
})

it('of one that went on since tells where it stands', () => {
  const delivered = detail({ state: 'delivered' })
  const after = afterOrder(delivered, now)
  expect(after.now).toEqual(turnOfOrder(delivered, now)?.long)
  expect(after.now?.what).not.toBe('')
})

it('of one that has ended tells how', () => {
  const refunded = detail({ state: 'refunded' })
  const ending = endingOf(refunded)
  expect(ending?.title).toBeTruthy()
  expect(afterOrder(refunded, now)).toEqual({ steps: [], now: { what: ending?.title, otherwise: ending?.text } })
})
