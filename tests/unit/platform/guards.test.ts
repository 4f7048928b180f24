import { createGuards } from '@/platform/back/guards'
import { timers } from '@/platform/timers/timers'

let guards: ReturnType<typeof createGuards>
let drawn: string[] = []
const enter = (name: string) =>
  guards.enter((isShown) => {
    drawn = isShown ? [...drawn, name] : drawn.filter((one) => one !== name)
  })

beforeEach(() => {
  jest.useFakeTimers()
  guards = createGuards(timers)
  drawn = []
})
afterEach(() => jest.useRealTimers())

it('draws the guard of the layer on top, one at a time', () => {
  enter('lower')
  expect(drawn).toEqual(['lower'])
  const close = enter('upper')
  expect(drawn).toEqual([])
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['upper'])
  close()
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['lower'])
})

it('draws nothing late for a layer that has gone meanwhile', () => {
  const closeLower = enter('lower')
  const closeUpper = enter('upper')
  closeUpper()
  closeLower()
  jest.runAllTimers()
  expect(drawn).toEqual([])
})

it('steps aside before the app leaves the page, and comes back when the page stays', () => {
  const leave = jest.fn()
  enter('layer')
  guards.whenFree(leave)
  expect(drawn).toEqual([])
  expect(leave).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60)
  expect(leave).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1000)
  expect(drawn).toEqual(['layer'])
})

it('lets the app leave at once when no layer is open', () => {
  const leave = jest.fn()
  guards.whenFree(leave)
  expect(leave).toHaveBeenCalledTimes(1)
})
