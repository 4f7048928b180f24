import { afterFirstPaint } from '@/boot/first-paint/hold'
import type { Call } from '@/lib/http/client'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { ok } from '@contract/result'

jest.mock('@/platform/first-paint/first-paint')

const { isShown, onceGone } = jest.mocked(firstPaint)

describe('calls under the drawing of the first page', () => {
  const sent: string[] = []
  const call: Call = (_, path) => {
    sent.push(path)
    return Promise.resolve(ok(path))
  }
  const held = afterFirstPaint(call)
  const waiting: (() => void)[] = []

  beforeEach(() => {
    jest.useFakeTimers()
    sent.length = 0
    waiting.length = 0
    onceGone.mockImplementation((then) => void waiting.push(then))
  })
  afterEach(() => jest.useRealTimers())

  it('are sent at once where there is none', () => {
    isShown.mockReturnValue(false)
    void held('form', '/a', {})
    expect(sent).toEqual(['/a'])
  })

  it('are sent when it has left, each in a task of its own, and answer who asked', async () => {
    isShown.mockReturnValue(true)
    const answers = [held('form', '/a', {}), held('json', '/b', {})]
    jest.runAllTimers()
    expect(sent).toEqual([])
    waiting.forEach((then) => then())
    expect(sent).toEqual([])
    expect(jest.getTimerCount()).toBe(2)
    jest.runAllTimers()
    expect(sent).toEqual(['/a', '/b'])
    expect(await Promise.all(answers)).toEqual([ok('/a'), ok('/b')])
  })
})
