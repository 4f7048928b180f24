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

it('leaves out what has happened, and says of each step to come who does it until when', () => {
  const pay = { act: 'pay', by: 'buyer', at: now - 60_000, text: '', images: '' } as const
  const deadlineAt = now + 24 * 3_600_000
  expect(afterOrder(detail({ state: 'paid', deadlineAt, timeline: [pay] }), now)).toEqual({
    steps: [
      { state: 'now', title: '等卖家交付', text: '到 11-21 10:00' },
      { state: 'todo', title: '你确认收货', text: '交付后 72 小时内，超时自动放款' },
      { state: 'todo', title: '完成，放款给 3021', text: '手续费 0.34 由卖家承担，其中 0.10 进社区基金' },
    ],
    otherwise: '若卖家超时未交付，将全额退款。你暂时无需操作。',
  })
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
