import { withQuery } from '@/lib/http/address'
import { fileCarrier } from '@/lib/spec/file-carrier'
import { composeHeaders } from '@/lib/http/headers'
import { jsonpCarrier } from '@/lib/spec/jsonp-carrier'
import { plainCarrier } from '@/lib/http/plain-carrier'
import type { RequesterDeps } from '@/lib/http/requester'
import { createRequester } from '@/lib/http/requester'
import type { HttpOutcome, HttpRequest } from '@/platform/request/types'
import { timers } from '@/platform/timers/timers'
import type { UploadRequest } from '@/platform/upload/types'

const answer = (body: unknown, status = 200): HttpOutcome => ({ kind: 'answer', status, body })
const fine = answer({ code: 200 })

function requester(respond: (nth: number) => HttpOutcome | Promise<HttpOutcome>, more: Partial<RequesterDeps> = {}) {
  const sent: HttpRequest[] = []
  const said: string[] = []
  const send = async (request: HttpRequest) => {
    sent.push(request)
    return respond(sent.length)
  }
  const request = createRequester({
    baseUrl: 'https://demo',
    timers,
    carriers: { plain: plainCarrier(send) },
    say: (words, durationMs) => said.push(`${words} ${durationMs}`),
    ...more,
  })
  return { request, sent, said }
}

describe('the request helper', () => {
  it('posts JSON and waits 6 s when nothing else is asked', async () => {
    const { request, sent } = requester(() => fine)
    await request({ url: '/a', data: { x: 1 } })
    expect(sent).toEqual([
      {
        url: 'https://demo/a',
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"x":1}',
        timeoutMs: 6000,
      },
    ])
  })

  it('carries the data of a GET in the address', async () => {
    const { request, sent } = requester(() => fine)
    await request({ url: '/a?b=1', method: 'GET', data: { c: '米', d: undefined, e: 0 } })
    expect(sent[0]).toMatchObject({ url: 'https://demo/a?b=1&c=%E7%B1%B3&e=0', method: 'GET', body: '' })
  })

  it.each(['PUT', 'DELETE'] as const)('sends a %s with its body', async (method) => {
    const { request, sent } = requester(() => fine)
    await request({ url: '/a', method, body: 'form', data: { id: 3 }, timeoutMs: 15_000 })
    expect(sent[0]).toMatchObject({ method, body: 'id=3', timeoutMs: 15_000 })
  })

  it('does not send again unless asked to', async () => {
    const { request, sent } = requester(() => ({ kind: 'timeout' }))
    expect(await request({ url: '/a' })).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(sent).toHaveLength(1)
  })

  it('sends again after a network error as often as asked, and no more', async () => {
    const { request, sent } = requester((nth) => (nth < 3 ? { kind: 'offline', message: 'request:fail' } : fine))
    expect((await request({ url: '/a', resendCount: 2 })).ok).toBe(true)
    expect(sent).toHaveLength(3)
    const other = requester(() => ({ kind: 'timeout' }))
    expect((await other.request({ url: '/a', resendCount: 2 })).ok).toBe(false)
    expect(other.sent).toHaveLength(3)
  })

  it('does not send again what was answered', async () => {
    const { request, sent } = requester(() => answer('', 502))
    await request({ url: '/a', resendCount: 5 })
    expect(sent).toHaveLength(1)
  })

  it('lets a start interceptor change the request, or stop it', async () => {
    const { request, sent } = requester(() => fine, { onStart: (ask) => ({ ...ask, headers: { ak: 'k' } }) })
    await request({ url: '/a' })
    expect(sent[0]?.headers.ak).toBe('k')
    const stopped = requester(() => fine, { onStart: () => undefined })
    expect(await stopped.request({ url: '/a' })).toEqual({
      ok: false,
      error: { kind: 'blocked', errMsg: '【request】请求开始拦截器未通过', statusCode: 0 },
    })
    expect(stopped.sent).toEqual([])
  })

  it('lets a response interceptor see and change the answer', async () => {
    const { request } = requester(() => answer('{"code":500}'), { onResponse: () => answer({ code: 200, data: 7 }) })
    expect(await request({ url: '/a' })).toEqual({ ok: true, value: { code: 200, data: 7 } })
  })

  it('gives the body as it came when it is not to be processed', async () => {
    const { request, said } = requester(() => answer('<html>'))
    expect(await request({ url: '/a', isProcessed: false })).toEqual({ ok: true, value: '<html>' })
    expect(said).toEqual([])
  })

  it('says a refusal for 2.5 s and a network error for 3.5 s', async () => {
    const { request, said } = requester((nth) =>
      nth === 1 ? answer({ code: 500, msg: '余额不足' }) : answer(null, nth === 2 ? 404 : 200),
    )
    for (let nth = 0; nth < 3; nth += 1) await request({ url: '/a' })
    expect(said).toEqual([
      '余额不足 2500',
      '网络请求出错：http状态码错误 3500',
      '网络请求出错：数据工厂验证不通过 3500',
    ])
  })

  it('reports a lost session and says nothing', async () => {
    const onLoggedOut = jest.fn()
    const { request, said } = requester(() => answer({ code: 401, msg: '请登录' }), { onLoggedOut })
    await request({ url: '/a' })
    expect(onLoggedOut).toHaveBeenCalledTimes(1)
    expect(said).toEqual([])
  })

  it.each(['JSONP', 'FILE'] as const)('refuses %s when it was given no way for it', async (method) => {
    const { request, said } = requester(() => fine)
    expect(await request({ url: '/a', method })).toMatchObject({
      ok: false,
      error: { kind: 'unsupported', statusCode: 0 },
    })
    expect(said).toEqual([])
  })

  it('says in the mini-program that JSONP is not supported', async () => {
    const jsonp = jsonpCarrier(() => Promise.resolve({ kind: 'unsupported' }))
    const { request } = requester(() => fine, { carriers: { plain: plainCarrier(async () => fine), jsonp } })
    expect(await request({ url: '/a', method: 'JSONP' })).toMatchObject({
      ok: false,
      error: { errMsg: '【request】不支持的请求方式' },
    })
  })
})

describe('method FILE', () => {
  const withFile = (sent: UploadRequest[]) =>
    requester(() => fine, {
      fileUrl: 'https://files/',
      carriers: {
        plain: plainCarrier(async () => fine),
        file: fileCarrier(async (request) => {
          sent.push(request)
          return { kind: 'answer', status: 200, body: '{"code":200,"data":{"key":"k"}}' }
        }),
      },
    })
  const file = { path: 'wxfile://a.png', name: 'a.png', size: 1001 }

  it('sends the file with its fields to the address of files', async () => {
    const sent: UploadRequest[] = []
    const { request } = withFile(sent)
    const result = await request({
      url: 'upload/image',
      method: 'FILE',
      file,
      maxSize: 1001,
      data: { id: 3, no: null },
    })
    expect(result).toEqual({ ok: true, value: { code: 200, data: { key: 'k' } } })
    expect(sent).toEqual([
      {
        url: 'https://files/upload/image',
        file,
        name: 'file',
        formData: { id: '3' },
        headers: {},
        timeoutMs: 6000,
        credentials: true,
      },
    ])
  })

  it('keeps a file that is too large on the device and says so', async () => {
    const sent: UploadRequest[] = []
    const { request, said } = withFile(sent)
    const result = await request({ url: 'upload/image', method: 'FILE', file, maxSize: 1000 })
    expect(result).toMatchObject({ ok: false, error: { kind: 'tooLarge', errMsg: '图片过大，请重新上传' } })
    expect(said).toEqual(['图片过大，请重新上传 3500'])
    expect(sent).toEqual([])
  })
})

describe('the loading sign of the request helper', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    [true, [1, -1]],
    [false, []],
  ])('follows the option: %s', async (isLoading, expected) => {
    const seen: number[] = []
    const late = () => new Promise<HttpOutcome>((resolve) => setTimeout(() => resolve(fine), 900))
    const { request } = requester(late, { onSlow: (by) => seen.push(by) })
    const done = request({ url: '/a', isLoading })
    await jest.advanceTimersByTimeAsync(900)
    await done
    expect(seen).toEqual(expected)
  })
})

describe('addresses and headers', () => {
  it('leaves an address without data as it is', () => {
    expect(withQuery('/a', { b: '', c: null })).toBe('/a')
  })

  it('writes headers by another template and leaves unknown parts alone', () => {
    const parts = { platform: 'browser', token: 'T', ak: 'k', userId: '7', a: 'a', t: '1', n: 'n', s: 's' }
    expect(composeHeaders(parts, { Authorization: 'Bearer {token}', x: '{constructor}' })).toEqual({
      Authorization: 'Bearer T',
      x: '{constructor}',
    })
  })
})
