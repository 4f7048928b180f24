import { isWaiting } from '@/features/community/rules'

it('something in the city waits once it is counted', () => {
  expect(isWaiting(undefined)).toBe(false)
  expect(isWaiting({ count: 0, rows: [] })).toBe(false)
  expect(isWaiting({ count: 1, rows: [] })).toBe(true)
})
