import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { callTimeoutMs, createClient } from '@/lib/http/client'
import type { Caller, ClientDeps } from '@/lib/http/client'
import { callErrorText } from '@/lib/http/errors'
import { createServerClock } from '@/lib/session/server-clock'
import type { HttpOutcome, HttpRequest } from '@/platform/request/types'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'

const now = 1_700_000_000_000
const answer = (code: number, data: unknown = null, msg = '', time = now): HttpOutcome => ({
  kind: 'answer',
  status: 200,
  body: { code, msg, data, time },
})

function client(respond: (request: HttpRequest, nth: number) => HttpOutcome | Promise<HttpOutcome>) {
  const sent: HttpRequest[] = []
  const loggedOut: Caller[] = []
  const slow: number[] = []
  const deps: ClientDeps = {
    send: async (request) => {
      sent.push(request)
      return respond(request, sent.length)
    },
    timers: {
      after: (delayMs, run) => {
        const id = setTimeout(run, delayMs)
        return () => clearTimeout(id)
      },
      every: () => () => undefined,
    },
    baseUrl: 'https://demo/api',
    platform: 'browser',
    sign: ({ accessKey, now: t, random }) => {
      const parts = { ak: accessKey, t, a: random }
      const text = signText(defaultSignTemplate, parts, { secretA: 'A', secretB: 'B' })
      return { a: random, t: String(t), n: signNonce(parts), s: createHash('md5').update(text).digest('hex') }
    },
    randomText: (length) => 'abcdefgh'.repeat(4).slice(0, length),
    accessKey: () => 'ak0123456789',
    caller: () => ({ token: 'tok', userId: 7 }),
    clock: createServerClock(
      () => now,
      () => undefined,
    ),
    onLoggedOut: (caller) => loggedOut.push(caller),
    onSlow: (by) => slow.push(by),
  }
  return { call: createClient(deps), sent, loggedOut, slow }
}

describe('the signed client', () => {
  it('sends the nine headers of the specification', async () => {
    const { call, sent } = client(() => answer(200, {}))
    await call('form', '/index/count', { areaId: 3253, type: 0 })
    expect(sent[0]).toEqual({
      url: 'https://demo/api/index/count',
      method: 'POST',
      timeoutMs: callTimeoutMs,
      body: 'areaId=3253&type=0',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        platform: 'browser',
        Authorization: 'tok',
        ak: 'ak0123456789',
        u: '7',
        a: 'abcdefgh',
        t: '1700000000000',
        n: 'ak01234567891700000000000abcdefgh',
        s: createHash('md5').update('A1700000000000ak01234567891700000000000abcdefghB').digest('hex'),
      },
    })
  })

  it('writes JSON where the call says so', async () => {
    const { call, sent } = client(() => answer(200, {}))
    await call('json', '/bctMoney/turn', { clientNo: 'n', amount: 30000 })
    expect(sent[0]?.body).toBe('{"clientNo":"n","amount":30000}')
    expect(sent[0]?.headers['Content-Type']).toBe('application/json')
  })

  it('escapes what a form carries and leaves missing values out', async () => {
    const { call, sent } = client(() => answer(200, {}))
    await call('form', '/x', { a: '米 & 面', b: undefined, c: null, d: 0, e: 'x@y' })
    expect(sent[0]?.body).toBe('a=%E7%B1%B3%20%26%20%E9%9D%A2&d=0&e=x%40y')
  })

  it('gives the data of a success', async () => {
    const { call } = client(() => answer(200, { count: 3 }))
    expect(await call('form', '/x', {})).toEqual({ ok: true, value: { count: 3 } })
  })

  it('gives a refusal with its reason, words and facts', async () => {
    const { call } = client(() => answer(500, { reason: 'NOT_ENOUGH', short: 1240 }, '余额不够'))
    expect(await call('form', '/x', {})).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        reason: 'NOT_ENOUGH',
        msg: '余额不够',
        data: { reason: 'NOT_ENOUGH', short: 1240 },
      },
    })
  })

  it.each<[string, HttpOutcome, string, string]>([
    ['a bad status', { kind: 'answer', status: 502, body: { code: 200 } }, 'http', '服务异常，请重试'],
    ['an answer that is no object', { kind: 'answer', status: 200, body: null }, 'broken', '服务异常，请重试'],
    ['an answer that is a list', { kind: 'answer', status: 200, body: [] }, 'broken', '服务异常，请重试'],
    ['a network error', { kind: 'offline', message: 'reset' }, 'offline', '网络不通，请检查网络后重试'],
    ['a time-out', { kind: 'timeout' }, 'timeout', '请求超时，请重新尝试'],
  ])('turns %s into a value with words', async (_name, outcome, kind, text) => {
    const { call } = client(() => outcome)
    const result = await call('form', '/x', {})
    if (result.ok) throw new Error('it succeeded')
    expect(result.error.kind).toBe(kind)
    expect(callErrorText(result.error)).toBe(text)
  })

  it('says nothing of what a browser or a phone says itself', () => {
    const browsers = [
      'Failed to fetch',
      'Load failed',
      'NetworkError when attempting to fetch resource.',
      'request:fail',
    ]
    const words = fc.oneof(fc.constantFrom(...browsers), fc.string({ minLength: 3 }))
    fc.assert(
      fc.property(words, (message) => {
        expect(callErrorText({ kind: 'offline', message })).toBe('网络不通，请检查网络后重试')
      }),
    )
  })

  it('reports every 401 with the caller it was about', async () => {
    const { call, loggedOut } = client(() => answer(401))
    const results = await Promise.all([1, 2, 3].map(() => call('form', '/x', {})))
    expect(results).toEqual(Array(3).fill({ ok: false, error: { kind: 'loggedOut' } }))
    expect(loggedOut).toEqual(Array(3).fill({ token: 'tok', userId: 7 }))
  })

  it('corrects its clock when refused for it, and repeats the call once', async () => {
    const serverNow = now + 3_600_000
    const { call, sent } = client((_request, nth) =>
      nth === 1 ? answer(500, { reason: 'CLOCK' }, '', serverNow) : answer(200, 'done', '', serverNow),
    )
    expect(await call('form', '/x', {})).toEqual({ ok: true, value: 'done' })
    expect(sent.map((request) => request.headers.t)).toEqual([String(now), String(serverNow)])
  })

  it('gives up when the repeated call is refused for the clock too', async () => {
    const { call, sent } = client(() => answer(500, { reason: 'CLOCK' }))
    expect(await call('form', '/x', {})).toMatchObject({ ok: false, error: { kind: 'refused', reason: 'CLOCK' } })
    expect(sent).toHaveLength(2)
  })
})

describe('the loading sign', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const slowAnswer = (ms: number) => new Promise<HttpOutcome>((resolve) => setTimeout(() => resolve(answer(200)), ms))

  it('stays away from a call of less than 800 ms', async () => {
    const { call, slow } = client(() => slowAnswer(799))
    const done = call('form', '/x', {})
    await jest.advanceTimersByTimeAsync(799)
    await done
    expect(slow).toEqual([])
  })

  it('appears after 800 ms and goes away with the answer', async () => {
    const { call, slow } = client(() => slowAnswer(2000))
    const done = call('form', '/x', {})
    await jest.advanceTimersByTimeAsync(800)
    expect(slow).toEqual([1])
    await jest.advanceTimersByTimeAsync(1200)
    await done
    expect(slow).toEqual([1, -1])
  })

  it('stays away from a quiet call', async () => {
    const { call, slow } = client(() => slowAnswer(2000))
    const done = call('form', '/x', {}, { quiet: true })
    await jest.advanceTimersByTimeAsync(2000)
    await done
    expect(slow).toEqual([])
  })
})
