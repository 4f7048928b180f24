import { createMoves } from '@/platform/navigation/moves'
import { timers } from '@/platform/timers/timers'

const slideMs = 300
let done: string[] = []
let move: ReturnType<typeof createMoves>

const go = (name: string, run: () => Promise<unknown> = () => Promise.resolve()) =>
  move({
    name,
    slideMs,
    run: () => {
      done.push(name)
      return run()
    },
  })

beforeEach(() => {
  jest.useFakeTimers()
  done = []
  move = createMoves(timers)
})
afterEach(() => jest.useRealTimers())

it('starts a move at once when nothing moves', () => {
  go('open a')
  expect(done).toEqual(['open a'])
})

it('holds a way back until the page that opens has come to rest', async () => {
  go('open a')
  await jest.advanceTimersByTimeAsync(100)
  go('back')
  await jest.advanceTimersByTimeAsync(199)
  expect(done).toEqual(['open a'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['open a', 'back'])
})

it('counts the rest from the moment the page came, however slow it was', async () => {
  go('open a', () => new Promise((resolve) => setTimeout(resolve, 1000)))
  go('open b')
  await jest.advanceTimersByTimeAsync(1299)
  expect(done).toEqual(['open a'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['open a', 'open b'])
})

it('ignores a second tap on the same thing', async () => {
  go('open a')
  go('open a')
  await jest.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['open a'])
})

it('ignores a second tap on what already waits', async () => {
  go('open a')
  go('back')
  go('back')
  await jest.advanceTimersByTimeAsync(2000)
  expect(done).toEqual(['open a', 'back'])
})

it('opens the same page again once all is still', async () => {
  go('open a')
  await jest.advanceTimersByTimeAsync(300)
  go('open a')
  expect(done).toEqual(['open a', 'open a'])
})

it('goes on at once after a move that the platform refuses', async () => {
  go('open a', () => Promise.reject(new Error('no such page')))
  go('open b')
  await jest.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['open a', 'open b'])
})

it('does not wait for ever for a page that never comes', async () => {
  go('open a', () => new Promise(() => undefined))
  go('open b')
  await jest.advanceTimersByTimeAsync(3000)
  expect(done).toEqual(['open a', 'open b'])
})
