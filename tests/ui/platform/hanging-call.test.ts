import { callTimeoutMs } from '@/lib/http/client'
import { sendRequest } from '@/platform/request/request'

// A server that takes the call and then says nothing more, or stops in the middle of what it says.

const call = { url: '/api/index/count', method: 'POST', headers: {}, body: '', timeoutMs: callTimeoutMs } as const

type Signal = AbortSignal | null | undefined

/** Fails, as fetch does, once the call was given up. */
const untilAborted = (signal: Signal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The user aborted a request.', 'AbortError')))
  })

const silences = {
  'never answers': (signal: Signal) => untilAborted(signal),
  'stops after its headers': (signal: Signal) =>
    Promise.resolve({ status: 200, headers: new Map(), json: () => untilAborted(signal) }),
}

const { fetch } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = fetch
})

it.each(Object.entries(silences))(
  'a call to a server that %s is a time-out after its time, and is given up',
  async (_, answer) => {
    let signal: Signal
    globalThis.fetch = ((_url: string, init?: RequestInit) => {
      signal = init?.signal
      return answer(signal)
    }) as unknown as typeof globalThis.fetch
    const ends = jest.fn()
    void sendRequest(call).then(ends)
    await jest.advanceTimersByTimeAsync(callTimeoutMs - 1)
    expect(ends).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ends).toHaveBeenCalledWith({ kind: 'timeout' })
    expect(signal?.aborted).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  },
)
