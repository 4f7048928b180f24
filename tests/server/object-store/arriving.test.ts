/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { ClientRequest } from 'node:http'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { stopListening } from '../../../server/listener/listen'
import { buildStore } from '../../../server/object-store/app'
import { encode } from '../../../server/object-store/token'
import { storeToken, surroundingsIn } from '../../support/server/object-store'

const clock = { now: () => 1_800_000_000_000 }
const megabyte = 1024 * 1024
const key = 'file/u7/a.png'

let folder: string
let store: FastifyInstance
let url: string
const calls = new Set<ClientRequest>()

async function open(limitBytes?: number): Promise<void> {
  store = buildStore({ ...surroundingsIn(folder, clock, limitBytes), trustedProxies: 1 })
  url = await store.listen({ port: 0, host: '127.0.0.1' })
}
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-arriving-'))
})
afterEach(async () => {
  for (const call of calls) call.destroy()
  calls.clear()
  await stopListening(store)
  await rm(folder, { recursive: true, force: true })
})

const arriving = () => readdir(path.join(folder, 'arriving')).catch(() => [])
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

/** Sends a form that starts like this and never ends: the status it gets all the same, or 'waits'. */
function begun(start: Buffer | string, from = '192.0.2.1') {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': from }
  const call: ClientRequest = request(`${url}/`, { method: 'POST', headers, agent: false })
  calls.add(call)
  const answered = new Promise<number>((resolve) => {
    call.on('response', (response) => resolve(response.statusCode ?? 0))
    call.on('error', () => resolve(0))
  })
  call.write(start)
  const soon = () => Promise.race([answered, wait(1_500).then(() => 'waits' as const)])
  return { soon, end: () => call.destroy() }
}

describe('a form', () => {
  it.each([
    ['a token that is none', 401, () => field('token', 'none')],
    ['a key of somebody else', 403, () => field('token', storeToken(clock)) + field('key', 'file/u8/a.png')],
  ])('with %s before its file is refused before the file is here', async (_what, status, fields) => {
    await open()
    const form = begun(`${fields()}${fileHead}PNG`)
    expect(await form.soon()).toBe(status)
    form.end()
    expect(await arriving()).toEqual([])
  })

  it('without a token yet brings no more than the app’s library sends that way', async () => {
    await open()
    const form = begun(Buffer.concat([Buffer.from(fileHead), randomBytes(5 * megabyte)]))
    expect(await form.soon()).toBe(401)
    form.end()
    expect(await arriving()).toEqual([])
  })

  it('without a token yet is one of few from an address, and of any number with one', async () => {
    await open()
    const forms = Array.from({ length: 20 }, (_none, at) => begun(`${fileHead}PNG`, `2001:db8:7:1::${at}`))
    const answers = await Promise.all(forms.map(({ soon }) => soon()))
    expect(answers.filter((answer) => answer === 503)).toHaveLength(4)
    const others = [
      begun(`${fileHead}PNG`, '192.0.2.2'),
      begun(`${field('token', storeToken(clock))}${field('key', key)}${fileHead}PNG`, '2001:db8:7:1::1'),
    ]
    expect(await Promise.all(others.map(({ soon }) => soon()))).toEqual(['waits', 'waits'])
    for (const { end } of [...forms, ...others]) {
      end()
      await wait(20)
    }
    await wait(100)
    // Places are given back one by one, in whatever order their forms end.
    const next = Array.from({ length: 17 }, () => begun(`${fileHead}PNG`, '2001:db8:7:1::1'))
    const seconds = await Promise.all(next.map(({ soon }) => soon()))
    expect(seconds.filter((answer) => answer === 'waits')).toHaveLength(16)
    for (const { end } of next) end()
  })

  it('whose file is here keeps its place until its token is, too', async () => {
    await open()
    const whole = `${fileHead}PNG\r\n--x\r\ncontent-disposition: form-data; name="token"\r\n\r\nlate`
    const forms = Array.from({ length: 20 }, () => begun(whole))
    const answers = await Promise.all(forms.map(({ soon }) => soon()))
    expect(answers.filter((answer) => answer === 503)).toHaveLength(4)
    expect((await arriving()).length).toBeLessThanOrEqual(16)
  })
})

describe('an upload in parts', () => {
  const headers = () => ({ authorization: `UpToken ${storeToken(clock)}` })
  const base = `/buckets/menpai/objects/${encode(key)}/uploads`
  const begin = async () => {
    const answer = await fetch(`${url}${base}`, { method: 'POST', headers: headers() })
    return ((await answer.json()) as { uploadId: string }).uploadId
  }
  const put = (id: string, number: number, bytes: Uint8Array<ArrayBuffer>) =>
    fetch(`${url}${base}/${id}/${number}`, {
      method: 'PUT',
      headers: { ...headers(), 'content-type': 'application/octet-stream' },
      body: bytes,
    }).then(({ status }) => status)
  const complete = (id: string, etag: string) =>
    fetch(`${url}${base}/${id}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ parts: [{ partNumber: 1, etag }] }),
    }).then(({ status }) => status)

  it('that is no picture is put together once, however often it is asked for', async () => {
    await open()
    const bytes = new Uint8Array(8 * megabyte)
    const id = await begin()
    expect(await put(id, 1, bytes)).toBe(200)
    const etag = createHash('md5').update(bytes).digest('hex')
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(id, etag)))
    expect([...answers].sort()).toEqual([403, 612, 612, 612])
    expect(await arriving()).toEqual([])
  })

  it('is counted at every try to end it', async () => {
    await open(2 * megabyte)
    const id = await begin()
    // Each counts as 600 KB, as a small file does.
    const answers: number[] = []
    for (let round = 0; round < 5; round++) answers.push(await complete(id, 'none'))
    expect(answers).toEqual([400, 400, 400, 429, 429])
  })

  it('finds the day full for all parts at once', async () => {
    await open(4 * megabyte)
    const id = await begin()
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => put(id, number, new Uint8Array(3 * megabyte))),
    )
    expect([...statuses].sort()).toEqual([200, 200, 429, 429, 429, 429])
  })

  it('that breaks off gives back what it did not bring', async () => {
    await open(8 * megabyte)
    const id = await begin()
    const call = request(`${url}${base}/${id}/1`, {
      method: 'PUT',
      headers: { ...headers(), 'content-type': 'application/octet-stream', 'content-length': 19 * megabyte },
      agent: false,
    })
    calls.add(call)
    call.on('error', () => undefined)
    call.write('PNG')
    await wait(300)
    expect(await put(id, 2, new Uint8Array(9))).toBe(429)
    call.destroy()
    await wait(300)
    expect(await put(id, 2, new Uint8Array(9))).toBe(200)
    const [day = ''] = await readdir(path.join(folder, 'quota'))
    expect((await readFile(path.join(folder, 'quota', day, 'u7'), 'utf8')).length).toBeLessThan(1_000)
  })
})
