import { makeIds } from '../../../server/db/ids'

const zeros = { bytes: (count: number) => Buffer.alloc(count) }

it('makes ids that only grow, even while the clock stands still or goes back', () => {
  let now = Date.UTC(2026, 0, 1)
  const ids = makeIds({ now: () => now }, zeros)
  const made: number[] = []
  for (let i = 0; i < 10_000; i++) {
    if (i === 5_000) now -= 60_000
    made.push(ids.next())
  }
  expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0))).toBe(true)
})

it('takes new low bits in each millisecond, so that nothing follows from one id for another', () => {
  let [now, drawn] = [Date.UTC(2026, 0, 1), 0]
  const ids = makeIds({ now: () => now }, { bytes: () => Buffer.from([(drawn += 37) % 256, (drawn * 101) % 256]) })
  const low = new Set<number>()
  for (let i = 0; i < 100; i++) {
    low.add(ids.next() % 4_096)
    now += 2
  }
  expect(low.size).toBeGreaterThan(80)
})

it('orders ids by time and keeps them below 2^53 for decades', () => {
  let now = Date.UTC(2026, 0, 1)
  const ids = makeIds({ now: () => now }, zeros)
  const early = ids.next()
  now = Date.UTC(2090, 0, 1)
  const late = ids.next()
  expect(late).toBeGreaterThan(early)
  expect(Number.isSafeInteger(late)).toBe(true)
})
