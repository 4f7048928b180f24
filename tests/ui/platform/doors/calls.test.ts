import { callTimeoutMs } from '@/lib/http/client'
import { createAborter } from '@/platform/abort/abort'
import type * as jsonpDoor from '@/platform/jsonp/jsonp'
import type * as networkDoor from '@/platform/network/network'
import type * as storeDoor from '@/platform/object-store/object-store'
import type * as requestDoor from '@/platform/request/request'
import type * as uploadDoor from '@/platform/upload/upload'
import { line } from './line'
import { answers, onBothSides, settle, wx } from './world'

// Calls over the network: an answer, no line, no answer in time, stopped. Nothing is thrown, and no promise is left that fails.

const { fetch, XMLHttpRequest } = globalThis
const thrown: unknown[] = []
const note = (failure: unknown) => thrown.push(failure)

beforeEach(() => {
  thrown.length = 0
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  await settle()
  process.off('unhandledRejection', note)
  Object.assign(globalThis, { fetch, XMLHttpRequest })
  expect(thrown).toEqual([])
})

onBothSides<typeof requestDoor>('platform/request/request', (open, side) => {
  const call = {
    url: '/api/index/count',
    method: 'POST',
    headers: { s: '1' },
    body: '{"a":1}',
    timeoutMs: callTimeoutMs,
  } as const

  it('sends the call as it is, and a browser its cookies', async () => {
    const sent = line(side, { status: 200, text: '{}' })
    await open().sendRequest(call)
    expect(sent).toMatchObject([
      {
        url: call.url,
        method: 'POST',
        headers: { s: '1' },
        fields: { body: call.body },
        withCookies: side === 'browser',
      },
    ])
  })

  it.each([
    [200, '{"code":1}', { code: 1 }],
    [500, '{"code":0}', { code: 0 }],
    [502, '<html>bad gateway</html>', '<html>bad gateway</html>'],
  ])('gives the answer with its status %i, read, or as text when it is none of ours', async (status, text, body) => {
    line(side, { status, text })
    expect(await open().sendRequest(call)).toEqual({ kind: 'answer', status, body })
  })

  it('tells no line, and one that breaks, from too late', async () => {
    const { sendRequest } = open()
    for (const reply of ['no line', 'breaks in the middle'] as const) {
      line(side, reply)
      expect(await sendRequest(call)).toMatchObject({ kind: 'offline', message: expect.stringMatching(/./) as string })
    }
    line(side, 'too late')
    expect(await sendRequest(call)).toEqual({ kind: 'timeout' })
  })

  it.each(['never', 'stops in the middle'] as const)(
    'a call to a server that answers %s is late after its time, and is given up',
    async (reply) => {
      const { sendRequest } = open()
      jest.useFakeTimers()
      line(side, reply)
      const ends = jest.fn()
      void sendRequest(call).then(ends)
      await jest.advanceTimersByTimeAsync(callTimeoutMs - 1)
      expect(ends).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(1)
      expect(ends).toHaveBeenCalledWith({ kind: 'timeout' })
      expect(jest.getTimerCount()).toBe(0)
      jest.useRealTimers()
    },
  )
})

onBothSides<typeof jsonpDoor>('platform/jsonp/jsonp', (open, side) => {
  const isMini = side === 'mini-program'
  const script = () => document.head.querySelector('script')
  const unsupported = { kind: 'unsupported' }

  it('gives what the script answers, where scripts can be loaded', async () => {
    const asked = open().sendJsonp('https://other.example/area?id=1', 1_000)
    const [, name = ''] = /&callback=(\w+)$/.exec(script()?.src ?? '') ?? []
    if (!isMini) (Reflect.get(globalThis, name) as (body: unknown) => void)({ name: '测试城' })
    expect(await asked).toEqual(isMini ? unsupported : { kind: 'answer', status: 200, body: { name: '测试城' } })
    expect(script()).toBeNull()
  })

  it('tells a script that does not load from one that is late', async () => {
    const { sendJsonp } = open()
    const failing = sendJsonp('https://other.example/area', 1_000)
    script()?.dispatchEvent(new Event('error'))
    expect((await failing).kind).toBe(isMini ? 'unsupported' : 'offline')
    jest.useFakeTimers()
    const late = sendJsonp('https://other.example/area', 1_000)
    jest.advanceTimersByTime(1_000)
    expect((await late).kind).toBe(isMini ? 'unsupported' : 'timeout')
  })
})

const file = { path: 'wxfile://tmp/a.jpg', name: 'a.jpg', content: new Blob(['abc']) }
const image = { localUrl: file.path, name: file.name, sizeBytes: 3, content: file.content }

onBothSides<typeof uploadDoor>('platform/upload/upload', (open, side) => {
  const wish = { url: 'https://up.example/', file, name: 'file', formData: { token: 't' }, headers: { s: '1' } }

  it('sends one file with its fields, and tells how far it is', async () => {
    const sent = line(side, { status: 200, text: '{"key":"k"}' })
    const percents: number[] = []
    const outcome = await open().sendFile({ ...wish, timeoutMs: 9_000, onProgress: (at) => percents.push(at) })
    expect(outcome).toEqual({ kind: 'answer', status: 200, body: '{"key":"k"}' })
    expect(sent).toEqual([
      {
        url: wish.url,
        method: 'POST',
        headers: { s: '1' },
        fields: { token: 't', file: 'a.jpg' },
        timeoutMs: 9_000,
        withCookies: false,
      },
    ])
    expect(percents).toEqual([50])
  })

  it('gives an answer of any status as it came', async () => {
    line(side, { status: 413, text: 'too large' })
    expect(await open().sendFile(wish)).toEqual({ kind: 'answer', status: 413, body: 'too large' })
  })

  it.each(['no line', 'too late'] as const)('gives the platform’s words when there is %s', async (reply) => {
    line(side, reply)
    expect(await open().sendFile(wish)).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/:fail/) as string,
    })
  })

  it('is stopped by the signal, before it begins and while it runs', async () => {
    line(side, 'never')
    const { sendFile } = open()
    const aborter = createAborter()
    const running = sendFile({ ...wish, signal: aborter.signal })
    await settle()
    aborter.abort()
    expect(await running).toEqual({ kind: 'stopped' })
    expect(await sendFile({ ...wish, signal: aborter.signal })).toEqual({ kind: 'stopped' })
  })
})

onBothSides<typeof storeDoor>('platform/object-store/object-store', (open, side) => {
  const wish = (more: object = {}) => ({
    url: 'https://up.example',
    token: 'ak:sign:eyJzY29wZSI6ImIifQ==',
    key: 'u7/a.jpg',
    image,
    onProgress: () => undefined,
    signal: createAborter().signal,
    ...more,
  })

  it('keeps a picture under the key that the store gives', async () => {
    const sent = line(side, { status: 200, text: '{"key":"u7/a.jpg"}' })
    const onProgress = jest.fn()
    expect(await open().keepPicture(wish({ onProgress }))).toEqual({ kind: 'kept', key: 'u7/a.jpg' })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      fields: { token: 'ak:sign:eyJzY29wZSI6ImIifQ==', key: 'u7/a.jpg', file: 'a.jpg' },
      withCookies: false,
    })
    expect(onProgress).toHaveBeenCalled()
  })

  it.each([401, 614])('tells a store that refuses, with its status %i', async (status) => {
    line(side, { status, text: '{"error":"no"}' })
    expect(await open().keepPicture(wish())).toEqual({ kind: 'refused', status })
  })

  it('fails without a line, and when the answer names no key', async () => {
    line(side, 'no line')
    const { keepPicture } = open()
    expect(await keepPicture(wish())).toEqual({ kind: 'failed' })
    line(side, { status: 200, text: '{}' })
    expect(await keepPicture(wish())).toEqual({ kind: 'failed' })
  })

  it('is stopped by the signal', async () => {
    line(side, 'never')
    const aborter = createAborter()
    const running = open().keepPicture(wish({ signal: aborter.signal }))
    await settle()
    aborter.abort()
    expect(await running).toEqual({ kind: 'stopped' })
  })
})

onBothSides<typeof networkDoor>('platform/network/network', (open) => {
  /** The device says that it has a network, or none. */
  let turn: (isOnline: boolean) => void = () => undefined
  beforeEach(() => {
    wx.getNetworkType = answers({ networkType: 'wifi' })
    turn = (isOnline) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }
    wx.onNetworkStatusChange = (tell: (now: object) => void) => {
      turn = (isConnected) => tell({ isConnected })
    }
  })

  it('is there until the device says otherwise, and each change is told until its listener ends', async () => {
    const { network } = open()
    const heard = { first: [] as boolean[], second: [] as boolean[] }
    const stop = network.watch(() => heard.first.push(network.isOnline()))
    network.watch(() => heard.second.push(network.isOnline()))
    await settle()
    expect(network.isOnline()).toBe(true)
    turn(false)
    turn(true)
    stop()
    turn(false)
    expect(heard).toEqual({ first: [false, true], second: [false, true, false] })
    expect(network.isOnline()).toBe(false)
  })

  it('knows a device that has none when it begins', async () => {
    wx.getNetworkType = answers({ networkType: 'none' })
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { network } = open()
    network.watch(() => undefined)
    await settle()
    expect(network.isOnline()).toBe(false)
  })

  it('counts as there where the device cannot say', () => {
    delete wx.getNetworkType
    delete wx.onNetworkStatusChange
    const { network } = open()
    network.watch(() => undefined)()
    expect(network.isOnline()).toBe(true)
  })
})
