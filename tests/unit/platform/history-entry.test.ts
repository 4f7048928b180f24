import { createHistoryEntry } from '@/platform/back/history-entry'

interface Entry {
  readonly state: Readonly<Record<string, unknown>>
}

/** A browser's history with a router on it: moves are reported a moment later, as in browsers. */
function browser(first: Entry = { state: { key: 'a' } }, under: readonly Entry[] = []) {
  const entries: Entry[] = [...under, first]
  let at = entries.length - 1
  const routed: unknown[] = []
  const state = () => entries[at]?.state ?? {}
  const entry = createHistoryEntry({
    read: state,
    push: (next) => {
      entries.splice(at + 1, Infinity, { state: { ...next } })
      at += 1
    },
    replace: (next) => {
      entries[at] = { state: { ...next } }
    },
    back: () => void setTimeout(() => go(-1), 5),
    after: (delayMs, run) => void setTimeout(run, delayMs),
  })
  const route = () => {
    routed.push(state().key)
    entry.noteRoute()
  }
  const go = (by: number) => {
    const to = at + by
    if (to < 0 || to >= entries.length) return
    at = to
    if (!entry.handlePop()) route()
  }
  return {
    entry,
    go,
    routed,
    open: (key: string) => {
      entries.splice(at + 1, Infinity, { state: { key } })
      at += 1
      route()
    },
    where: () =>
      `${entries.map((one, i) => `${i === at ? '>' : ''}${String(one.state.key)}${one.state.isLayer === true ? '+' : ''}`).join(' ')}`,
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('puts one entry on the page while a popup is open, and takes it away when it closes', () => {
  const { entry, where, routed } = browser()
  entry.hold(() => undefined)
  entry.hold(() => undefined)
  expect(where()).toBe('a >a+')
  entry.hold(null)
  jest.runAllTimers()
  expect(where()).toBe('>a a+')
  expect(routed).toEqual([])
})

it('closes the popup and not the page when the person goes back', () => {
  const { entry, go, where, routed } = browser()
  const onBack = jest.fn(() => entry.hold(null))
  entry.hold(onBack)
  go(-1)
  jest.runAllTimers()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(routed).toEqual([])
  expect(where()).toBe('>a a+')
})

it('guards the next popup below when the person goes back twice', () => {
  const { entry, go, where, routed } = browser()
  const lower = jest.fn(() => entry.hold(null))
  entry.hold(() => entry.hold(lower))
  go(-1)
  jest.runAllTimers()
  expect(where()).toBe('a >a+')
  go(-1)
  jest.runAllTimers()
  expect(lower).toHaveBeenCalledTimes(1)
  expect(routed).toEqual([])
})

it('guards a popup that opens right after a step back closed another, before any time has passed', () => {
  const { entry, go, where } = browser()
  entry.hold(() => entry.hold(null))
  go(-1)
  entry.hold(() => undefined)
  expect(where()).toBe('a >a+')
})

it('guards a popup of a page that has just opened, before any time has passed', () => {
  const { entry, open, where } = browser()
  entry.whenFree(() => void setTimeout(() => open('b'), 5))
  jest.advanceTimersByTime(5)
  entry.hold(() => undefined)
  expect(where()).toBe('a b >b+')
})

it('does not guard a popup that is still there while its page is left', () => {
  const { entry, open, where } = browser()
  entry.whenFree(() => void setTimeout(() => open('b'), 5))
  entry.hold(() => undefined)
  jest.advanceTimersByTime(5)
  expect(where()).toBe('a >b')
})

it('survives closing and opening faster than the browser answers', () => {
  const { entry, go, where, routed } = browser()
  const onBack = jest.fn()
  for (let i = 0; i < 5; i += 1) {
    entry.hold(onBack)
    entry.hold(null)
  }
  entry.hold(onBack)
  jest.runAllTimers()
  expect(where()).toBe('a >a+')
  go(-1)
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(routed).toEqual([])
})

it('leaves no entry under a page that is opened from inside a popup', () => {
  const { entry, open, go, where, routed } = browser()
  entry.hold(() => undefined)
  entry.whenFree(() => open('b'))
  jest.runAllTimers()
  expect(where()).toBe('a >b')
  go(-1)
  expect(routed).toEqual(['b', 'a'])
})

it('opens a page at once when nothing is in the way', () => {
  const { entry, open, where } = browser()
  entry.whenFree(() => open('b'))
  expect(where()).toBe('a >b')
})

it('guards the popup again when the page it wanted to open did not open', () => {
  const { entry, where } = browser()
  entry.hold(() => undefined)
  entry.whenFree(() => undefined)
  jest.runAllTimers()
  expect(where()).toBe('a >a+')
})

it('steps off an entry that a reload left behind', () => {
  const { go, where, routed } = browser({ state: { key: 'a', isLayer: true } }, [
    { state: { key: 'z' } },
    { state: { key: 'a' } },
  ])
  jest.runAllTimers()
  expect(where()).toBe('z >a a+')
  go(-1)
  expect(routed).toEqual(['z'])
})

it('steps off an entry that the person went forward to', () => {
  const { entry, go, where, routed } = browser()
  entry.hold(() => undefined)
  entry.hold(null)
  jest.runAllTimers()
  go(1)
  jest.runAllTimers()
  expect(where()).toBe('>a a+')
  expect(routed).toEqual([])
})

it('gives the router an entry of another page that the person jumped to', () => {
  const { entry, open, go, where, routed } = browser()
  open('b')
  entry.hold(() => undefined)
  entry.hold(null)
  jest.runAllTimers()
  go(-1)
  go(2)
  expect(where()).toBe('a b >b')
  expect(routed).toEqual(['b', 'a', 'b'])
})

it('lets the router handle a jump over the page that has the popup', () => {
  const { entry, open, go, routed } = browser()
  const onBack = jest.fn()
  open('b')
  entry.hold(onBack)
  go(-2)
  expect(onBack).not.toHaveBeenCalled()
  expect(routed).toEqual(['b', 'a'])
})

it('does not block the app when the browser never answers', () => {
  const run = jest.fn()
  const entry = createHistoryEntry({
    read: () => ({ key: 'a' }),
    push: () => undefined,
    replace: () => undefined,
    back: () => undefined,
    after: (delayMs, later) => void setTimeout(later, delayMs),
  })
  entry.hold(() => undefined)
  entry.whenFree(run)
  jest.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})
