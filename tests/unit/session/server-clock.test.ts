import { createServerClock } from '@/lib/session/server-clock'

const unheard = () => undefined

it('follows the server, however wrong the device is', () => {
  let device = 1_000
  const clock = createServerClock(() => device, unheard)
  expect(clock.now()).toBe(1_000)
  clock.correct(5_000_000)
  device += 250
  expect(clock.now()).toBe(5_000_250)
})

it('does not jump about by the second that an answer may take', () => {
  const clock = createServerClock(() => 0, unheard)
  clock.correct(10_000)
  clock.correct(10_900)
  expect(clock.now()).toBe(10_000)
  clock.correct(11_001)
  expect(clock.now()).toBe(11_001)
})

it('says the time of every answer, also of one that does not move it', () => {
  const answers: number[] = []
  const clock = createServerClock(
    () => 0,
    (atMs) => answers.push(atMs),
  )
  clock.correct(10_000)
  clock.correct(10_900)
  expect(answers).toEqual([10_000, 10_900])
})

it('begins a visit as the last one ended, and follows a device whose clock was set right since', () => {
  const kept = { offsetMs: 0 }
  const keeper = { read: () => kept.offsetMs, write: (offsetMs: number) => void Object.assign(kept, { offsetMs }) }
  const hour = 3_600_000
  createServerClock(() => 1_000, unheard, keeper).correct(1_000 + hour)
  const next = createServerClock(() => 50_000, unheard, keeper)
  expect(next.now()).toBe(50_000 + hour)
  next.correct(50_400 + hour)
  expect(kept.offsetMs).toBe(hour)
  next.correct(50_000)
  expect(next.now()).toBe(50_000)
  expect(createServerClock(() => 60_000, unheard, keeper).now()).toBe(60_000)
})
