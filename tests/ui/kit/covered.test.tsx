import ReactTestUtil from '@tarojs/test-utils-react'
import { useState } from 'react'
import { useServerNow } from '@/lib/session/server-clock'
import { PageShown } from '@/platform/page/page-shown'
import { Countdown } from '@/ui/countdown/countdown'
import { TurnLine } from '@/ui/turn/turn-line'
import { TurnPlate } from '@/ui/turn/turn-plate'

// What ticks on a page that another page covers: in the mini-program each tick would be sent to a screen that nobody sees.

const screen = new ReactTestUtil()
let nowMs = 0
let draws = 0
let cover: (isCovered: boolean) => void
const onEnd = jest.fn()

/** The test’s own page is drawn by these; what ticks here is an interval. */
const others = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'Date',
] as const

function Clock() {
  useServerNow()
  draws += 1
  return null
}

function Page() {
  const [isCovered, setCovered] = useState(false)
  cover = setCovered
  return (
    <PageShown.Provider value={!isCovered}>
      <Countdown deadlineMs={10_000} now={() => nowMs} onEnd={onEnd} />
      <Clock />
    </PageShown.Provider>
  )
}

const shown = () => document.body.textContent
const pass = (ms: number): void => {
  screen.act(() => {
    nowMs += ms
    jest.advanceTimersByTime(ms)
  })
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...others] })
  nowMs = 0
  onEnd.mockReset()
  await screen.mount(Page, { props: {} })
})
afterEach(() => {
  screen.unmout()
  jest.useRealTimers()
})

it('stands still while its page is covered, and is right at once when it is seen again', () => {
  pass(2_000)
  expect(shown()).toContain('00:08')
  screen.act(() => cover(true))
  const before = draws
  pass(5_000)
  expect(shown()).toContain('00:08')
  expect(draws).toBe(before)
  screen.act(() => cover(false))
  expect(shown()).toContain('00:03')
})

it('tells once that the time was up, when its page is seen again', () => {
  screen.act(() => cover(true))
  pass(20_000)
  expect(onEnd).not.toHaveBeenCalled()
  screen.act(() => cover(false))
  expect(onEnd).toHaveBeenCalledTimes(1)
  screen.act(() => cover(true))
  screen.act(() => cover(false))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('a turn whose time is over says so, and does not go on counting nothing down', async () => {
  const time = () => <Countdown deadlineMs={60_000} now={() => nowMs} />
  const Turns = () => (
    <>
      <TurnLine tone='wait' who='等 3021' act='交付' time={time()} otherwise='超时退款' />
      <TurnPlate mine what='轮到你 · 付款' time={time()} otherwise='超时关闭' />
    </>
  )
  await screen.mount(Turns, { props: {} })
  expect(shown()).toContain('等 3021交付剩 01:00超时退款')
  pass(60_000)
  expect(shown()).not.toContain('剩')
  expect(shown()).toContain('等 3021交付已到期超时退款')
  expect(shown()).toContain('轮到你 · 付款已到期超时关闭')
})
