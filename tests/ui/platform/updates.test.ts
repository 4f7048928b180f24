import { createStore } from 'jotai'
import { answerUpdateAtom, updateNewsAtom, updatesAtom, watchUpdatesAtom } from '@/lib/updates/update-news'
import { updates } from '@/platform/updates/updates'
import type { UpdateNews } from '@/platform/updates/types'

const served = { build: 'b1', calls: 0 }
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(served, { build: 'b1', calls: 0 })
  document.head.innerHTML = '<meta name="build" content="b1">'
  globalThis.fetch = (() => {
    served.calls += 1
    return Promise.resolve({ json: () => Promise.resolve({ build: served.build, files: [] }) })
  }) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

it('a page tells once that the server has another build, when it is seen again', async () => {
  const told: UpdateNews[] = []
  const stop = updates.watch((news) => told.push(news))
  await jest.advanceTimersByTimeAsync(10_000)
  expect([served.calls, told]).toEqual([1, []])
  served.build = 'b2'
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(told).toEqual(['ready'])
  stop()
})

it('a page looks every ten minutes, and not after it ended or without a build of its own', async () => {
  const stop = updates.watch(() => undefined)
  await jest.advanceTimersByTimeAsync(1_210_000)
  expect(served.calls).toBe(3)
  stop()
  await jest.advanceTimersByTimeAsync(1_200_000)
  expect(served.calls).toBe(3)
  document.head.innerHTML = ''
  updates.watch(() => undefined)()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(served.calls).toBe(3)
})

it('a failed look says nothing', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  const told: UpdateNews[] = []
  const stop = updates.watch((news) => told.push(news))
  await jest.advanceTimersByTimeAsync(700_000)
  expect(told).toEqual([])
  stop()
})

it('the newer version starts only when the person says so, and a failed one is only told', () => {
  const store = createStore()
  let applied = 0
  let tell: (news: UpdateNews) => void = () => undefined
  store.set(updatesAtom, {
    watch: (listener) => {
      tell = listener
      return () => undefined
    },
    apply: () => void (applied += 1),
  })
  store.set(watchUpdatesAtom)
  for (const [news, wanted, total] of [
    ['ready', false, 0],
    ['failed', true, 0],
    ['ready', true, 1],
  ] as const) {
    tell(news)
    expect(store.get(updateNewsAtom)).toBe(news)
    store.set(answerUpdateAtom, wanted)
    expect(store.get(updateNewsAtom)).toBeNull()
    expect(applied).toBe(total)
  }
})
