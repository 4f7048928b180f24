import ReactTestUtil from '@tarojs/test-utils-react'
import type { ComponentType } from 'react'
import { lazy, useLazyInAdvance } from '@/lib/lazy/lazy'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { timers } from '@/platform/timers/timers'

/** What waits until the page is idle: longer than anything else waits. */
const idle: (() => void)[] = []
const { after } = timers
jest.spyOn(timers, 'after').mockImplementation((delayMs, run) => {
  if (delayMs < 5_000) return after(delayMs, run)
  idle.push(run)
  return () => undefined
})

const Words = ({ words }: { readonly words: string }) => <p id='words'>{words}</p>

/** A load that ends when the test says so. */
function heldLoad() {
  const waiting: { readonly arrive: (found: ComponentType<{ words: string }>) => void; readonly fail: () => void }[] =
    []
  const load = jest.fn(
    () =>
      new Promise<ComponentType<{ words: string }>>((arrive, fail) => {
        waiting.push({ arrive, fail: () => fail(new Error('no network')) })
      }),
  )
  return { load, last: () => waiting[waiting.length - 1] }
}

const screen = new ReactTestUtil()
const shown = () => document.getElementById('words')?.textContent
const told = (kind: 'toast' | 'loading') => document.getElementById(`prompt-${kind}`)?.textContent ?? ''
const pass = async (ms: number) => {
  await screen.act(() => new Promise((done) => setTimeout(done, ms)))
}
const settle = () => pass(0)

afterEach(() => screen.unmout())

it.each([
  [false, 1],
  [true, 0],
])('keeps what the server drew until it is drawn, unless nobody asked for it: quiet %s', async (isQuiet, held) => {
  const end = jest.fn()
  const wait = jest.spyOn(firstPaint, 'wait').mockReturnValue(end)
  const { load, last } = heldLoad()
  const Lazy = lazy(load, isQuiet)
  await screen.mount(() => <Lazy words='一' onMissing={() => undefined} />, { props: {} })
  expect([wait.mock.calls.length, end.mock.calls.length]).toEqual([held, 0])
  last()?.arrive(Words)
  await settle()
  expect([wait.mock.calls.length, end.mock.calls.length]).toEqual([held, held])
  wait.mockRestore()
})

it('is drawn when its code is there, and at once from then on', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  await screen.mount(() => <Lazy words='一' onMissing={() => undefined} />, { props: {} })
  expect(shown()).toBeUndefined()
  last()?.arrive(Words)
  await settle()
  expect(shown()).toBe('一')
  screen.unmout()
  await screen.mount(() => <Lazy words='二' onMissing={() => undefined} />, { props: {} })
  expect(shown()).toBe('二')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is asked for once, however many wait for it', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  await screen.mount(
    () => (
      <>
        <Lazy words='一' onMissing={() => undefined} />
        <Lazy words='二' onMissing={() => undefined} />
      </>
    ),
    { props: {} },
  )
  expect(load).toHaveBeenCalledTimes(1)
  last()?.arrive(Words)
  await settle()
  expect(document.querySelectorAll('#words')).toHaveLength(2)
})

it('tells a failed load, lets go of the tap, and loads again with the next one', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  const onMissing = jest.fn()
  await screen.mount(() => <Lazy words='一' onMissing={onMissing} />, { props: {} })
  last()?.fail()
  await settle()
  expect(told('toast')).toBe('加载失败，请重试')
  expect(onMissing).toHaveBeenCalledTimes(1)
  screen.unmout()
  await screen.mount(() => <Lazy words='二' onMissing={onMissing} />, { props: {} })
  last()?.arrive(Words)
  await settle()
  expect(shown()).toBe('二')
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows the sign of loading after 800 ms and takes it away when the code is there', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  await screen.mount(() => <Lazy words='一' onMissing={() => undefined} />, { props: {} })
  await pass(400)
  expect(told('loading')).toBe('')
  await pass(500)
  expect(told('loading')).toBe('加载中')
  last()?.arrive(Words)
  await settle()
  expect(told('loading')).toBe('')
})

it('says nothing more when it is no longer wanted', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  const onMissing = jest.fn()
  await screen.mount(() => <Lazy words='一' onMissing={onMissing} />, { props: {} })
  await pass(900)
  screen.unmout()
  expect(told('loading')).toBe('')
  await pass(1_600)
  last()?.fail()
  await settle()
  expect(onMissing).not.toHaveBeenCalled()
  expect(told('toast')).toBe('')
})

it('is loaded in advance when the page is idle, and a failure of that is forgotten', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load)
  const Page = () => {
    useLazyInAdvance()
    return null
  }
  await screen.mount(Page, { props: {} })
  expect(load).not.toHaveBeenCalled()
  idle.forEach((work) => work())
  expect(load).toHaveBeenCalledTimes(1)
  last()?.fail()
  await settle()
  expect(told('toast')).toBe('')
  screen.unmout()
  await screen.mount(() => <Lazy words='三' onMissing={() => undefined} />, { props: {} })
  expect(load).toHaveBeenCalledTimes(2)
})

it('says nothing of what nobody asked for', async () => {
  const { load, last } = heldLoad()
  const Lazy = lazy(load, true)
  await screen.mount(() => <Lazy words='一' onMissing={() => undefined} />, { props: {} })
  last()?.fail()
  await settle()
  expect(told('toast')).not.toContain('加载失败')
})
