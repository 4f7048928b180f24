import { createGuards } from '@/platform/back/guards'
import { timers } from '@/platform/timers/timers'

let guards: ReturnType<typeof createGuards>
let drawn: string[] = []
let dismissed: string[] = []
const enter = (name: string, page = 'page') =>
  guards.enter({
    page,
    show: (isShown) => {
      drawn = isShown ? [...drawn, name] : drawn.filter((one) => one !== name)
    },
    onBack: () => dismissed.push(name),
  })

beforeEach(() => {
  jest.useFakeTimers()
  guards = createGuards(timers)
  drawn = []
  dismissed = []
})
afterEach(() => jest.useRealTimers())

it('draws one guard for all layers of a page, so that a second step back straight after the first meets it, too', () => {
  enter('lower')
  const close = enter('upper')
  expect(drawn).toEqual(['lower'])
  guards.stepBack()
  expect(dismissed).toEqual(['upper'])
  close()
  expect(drawn).toEqual(['lower'])
  guards.stepBack()
  expect(dismissed).toEqual(['upper', 'lower'])
})

it('draws the guard that is left when the lowest layer goes first, one at a time', () => {
  const close = enter('lower')
  enter('upper')
  close()
  expect(drawn).toEqual([])
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['upper'])
})

it('guards the page that was opened over another with its layers, and then the one below again', () => {
  enter('below', 'first')
  const close = enter('above', 'second')
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['above'])
  close()
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['below'])
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

it('lets the last guard go from the screen before the page is left', () => {
  const close = enter('layer')
  jest.runAllTimers()
  close()
  const left: string[] = []
  guards.whenFree(() => left.push('page'))
  expect(left).toEqual([])
  jest.advanceTimersByTime(60)
  expect(left).toEqual(['page'])
  jest.runAllTimers()
  guards.whenFree(() => left.push('next'))
  expect(left).toEqual(['page', 'next'])
})
