import { afterFirstPaint } from '@/boot/first-paint/hold'
import type { Call } from '@/lib/http/client'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { ok } from '@contract/result'

const isShown = jest.spyOn(firstPaint, 'isShown')
const onceGone = jest.spyOn(firstPaint, 'onceGone')

describe('calls under the drawing of the first page', () => {
  let sent: string[] = []
  let answers: (() => void)[] = []
  let gone: (() => void)[] = []
  const call: Call = (_, path) => {
    sent.push(path)
    return new Promise((resolve) => answers.push(() => resolve(ok(path))))
  }

  beforeEach(() => {
    jest.useFakeTimers()
    sent = []
    answers = []
    gone = []
    onceGone.mockImplementation((then) => void gone.push(then))
  })
  afterEach(() => jest.useRealTimers())

  /** Two calls, with the drawing gone. */
  const askTwice = async () => {
    isShown.mockReturnValue(true)
    const held = afterFirstPaint(call)
    const asked = [held('form', '/a', {}), held('json', '/b', {})]
    await jest.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
    gone.forEach((then) => then())
    await jest.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['/a'])
    return asked
  }

  it('are sent at once where there is none', () => {
    isShown.mockReturnValue(false)
    void afterFirstPaint(call)('form', '/a', {})
    expect(sent).toEqual(['/a'])
  })

  it('are sent when it has left, the next one when there is an answer', async () => {
    const asked = await askTwice()
    await jest.advanceTimersByTimeAsync(50)
    expect(sent).toEqual(['/a'])
    answers[0]?.()
    await jest.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['/a', '/b'])
    answers[1]?.()
    expect(await Promise.all(asked)).toEqual([ok('/a'), ok('/b')])
  })

  it('do not wait for an answer that takes long', async () => {
    void (await askTwice())
    await jest.advanceTimersByTimeAsync(101)
    expect(sent).toEqual(['/a', '/b'])
  })
})
