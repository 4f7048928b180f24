/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { stopListening } from '../../../server/listener/listen'
import { buildStore } from '../../../server/object-store/app'
import type { Policy } from '../../../server/object-store/token'
import { encode } from '../../../server/object-store/token'
import { storeKeys, storeToken, surroundingsIn } from '../../support/server/object-store'

const anyText = expect.any(String) as string
const nowMs = 1_800_000_000_000

let folder: string
let store: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-store-'))
  store = buildStore(surroundingsIn(folder, { now: () => nowMs }))
  url = await store.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await stopListening(store)
  await rm(folder, { recursive: true, force: true })
})

const tokenFor = (policy: Partial<Policy> = {}, keys = storeKeys) => storeToken({ now: () => nowMs }, policy, keys)

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const picture = (width = 40, height = 30) => noise(width, height).png().toBuffer()

type Fields = Readonly<Record<string, string | Buffer>>

async function send(fields: Fields, fileName = 'a.png') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), fileName)
  }
  const response = await fetch(`${url}/`, { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response }
}

describe('a file in one form', () => {
  it('is kept under its key, whether the token comes before or after it, and comes back byte for byte', async () => {
    const file = await picture()
    for (const [key, fields] of [
      ['file/u7/before.png', { token: tokenFor(), key: 'file/u7/before.png', file }],
      ['file/u7/after.png', { file, key: 'file/u7/after.png', token: tokenFor() }],
    ] as const) {
      const { status, body, response } = await send(fields)
      expect(status).toBe(200)
      expect(body).toEqual({ key, hash: anyText })
      expect(response.headers.get('x-reqid')).toBeTruthy()
      const read = await fetch(`${url}/${key}`)
      expect(Buffer.from(await read.arrayBuffer()).equals(file)).toBe(true)
      expect(read.headers.get('content-type')).toBe('image/png')
      expect(read.headers.get('x-content-type-options')).toBe('nosniff')
      expect(read.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('has the hash that Qiniu would give', async () => {
    const file = await picture()
    const { body } = await send({ token: tokenFor(), key: 'file/u7/etag.png', file })
    const hash = Buffer.concat([Buffer.from([0x16]), createHash('sha1').update(file).digest()]).toString('base64url')
    expect(body).toEqual({ key: 'file/u7/etag.png', hash })
  })

  it.each<[string, number, Fields]>([
    ['no token', 401, {}],
    ['a token of somebody else', 401, { token: tokenFor({}, { ...storeKeys, secretKey: 'x' }) }],
    ['a token for another bucket', 401, { token: tokenFor({ scope: 'other:file/u7/' }) }],
    ['a token whose time is over', 401, { token: tokenFor({ deadline: nowMs / 1000 - 1 }) }],
    ['a key outside its scope', 403, { token: tokenFor(), key: 'file/u8/a' }],
    ['a key that leads out of its scope', 403, { token: tokenFor(), key: 'file/u7/../u8/a' }],
    ['no key', 403, { token: tokenFor() }],
    ['a checksum that is not its own', 406, { token: tokenFor(), crc32: '1' }],
    ['more bytes than allowed', 413, { token: tokenFor({ fsizeLimit: 100 }) }],
  ])('with %s is refused with %i', async (_what, status, fields) => {
    const file = await picture()
    const answer = await send({ ...fields, file })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: anyText })
  })

  it('is checked against its checksum', async () => {
    const file = await picture()
    expect((await send({ token: tokenFor(), key: 'file/u7/crc.png', crc32: String(crc32(file)), file })).status).toBe(
      200,
    )
  })

  it('is judged by its bytes: a script called picture is refused where only pictures are allowed', async () => {
    const token = tokenFor()
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await send({ token, key: 'file/u7/x.png', file: script })).status).toBe(403)
    expect((await send({ token, key: 'file/u7/y.png', file: Buffer.from('MZ not a picture') })).status).toBe(403)
    expect((await send({ token, key: 'file/u7/z.png', file: await picture() })).status).toBe(200)
  })

  it('never replaces other content under a key, and takes the same content again', async () => {
    const [one, other] = [await picture(), await picture()]
    const token = tokenFor()
    expect((await send({ token, key: 'file/u7/same.png', file: one })).status).toBe(200)
    expect((await send({ token, key: 'file/u7/same.png', file: one })).status).toBe(200)
    expect((await send({ token, key: 'file/u7/same.png', file: other })).status).toBe(614)
  })

  it('without a file is refused', async () => {
    expect((await send({ token: tokenFor() })).status).toBe(400)
    expect((await fetch(`${url}/`, { method: 'POST', body: 'x=1' })).status).toBe(400)
  })
})

describe('a file in parts', () => {
  const key = 'file/u7/large.png'
  const base = `/buckets/menpai/objects/${encode(key)}/uploads`
  const headers = { authorization: `UpToken ${tokenFor()}` }
  const begin = async () => {
    const answer = await fetch(`${url}${base}`, { method: 'POST', headers })
    return ((await answer.json()) as { uploadId: string }).uploadId
  }
  const put = (id: string, number: number, bytes: Buffer, md5?: string) =>
    fetch(`${url}${base}/${id}/${number}`, {
      method: 'PUT',
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        ...(md5 !== undefined && { 'content-md5': md5 }),
      },
      body: new Uint8Array(bytes),
    })
  const complete = (id: string, parts: unknown) =>
    fetch(`${url}${base}/${id}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ parts, fname: 'large.png' }),
    })

  it('arrives in any order, resumes after a break and comes back whole', async () => {
    const file = await noise(1200, 900).png({ compressionLevel: 0 }).toBuffer()
    const size = 1024 * 1024
    const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, at) =>
      file.subarray(at * size, (at + 1) * size),
    )
    const id = await begin()
    const etags = new Map<number, string>()
    for (const at of [...pieces.keys()].reverse()) {
      const answer = await put(id, at + 1, pieces[at] ?? Buffer.alloc(0))
      etags.set(at + 1, ((await answer.json()) as { etag: string }).etag)
    }
    const listed = (await (await fetch(`${url}${base}/${id}`, { headers })).json()) as { parts: { etag: string }[] }
    expect(listed.parts.map(({ etag }) => etag)).toEqual([...pieces.keys()].map((at) => etags.get(at + 1)))
    const answer = await complete(id, listed.parts)
    expect(await answer.json()).toEqual({ key, hash: expect.stringMatching(/^[\w-]{28}$/) as string })
    const read = await fetch(`${url}/${key}`)
    expect(Buffer.from(await read.arrayBuffer()).equals(file)).toBe(true)
    expect((await complete(id, listed.parts)).status).toBe(612)
  })

  it.each([
    ['a part that is not there', [{ partNumber: 2, etag: 'x' }], 400],
    [
      'parts out of order',
      [
        { partNumber: 2, etag: 'x' },
        { partNumber: 1, etag: 'x' },
      ],
      400,
    ],
    ['no parts', [], 400],
  ])('with %s does not complete', async (_what, parts, status) => {
    const id = await begin()
    await put(id, 1, Buffer.from('1'))
    expect((await complete(id, parts)).status).toBe(status)
  })

  it('refuses a part that changed on its way, and an upload nobody began', async () => {
    expect((await put(await begin(), 1, Buffer.from('1'), 'f'.repeat(32))).status).toBe(406)
    expect((await put('0'.repeat(32), 1, Buffer.from('1'))).status).toBe(612)
    expect((await put('..%2f..', 1, Buffer.from('1'))).status).toBe(612)
  })

  it('can be abandoned', async () => {
    const id = await begin()
    expect((await fetch(`${url}${base}/${id}`, { method: 'DELETE', headers })).status).toBe(200)
    expect((await put(id, 1, Buffer.from('1'))).status).toBe(612)
  })

  it('needs a token', async () => {
    expect((await fetch(`${url}${base}`, { method: 'POST' })).status).toBe(401)
  })
})

describe('what is kept', () => {
  it('is shown smaller when its address asks for it, upright and never larger', async () => {
    await send({ token: tokenFor(), key: 'file/u7/view.png', file: await picture(400, 200) })
    const view = async (query: string) => {
      const answer = await fetch(`${url}/file/u7/view.png?${query}`)
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return { width, height, format }
    }
    expect(await view('imageView2/1/w/300/h/300')).toEqual({ width: 300, height: 200, format: 'webp' })
    expect(await view('imageView2/1/w/160/h/160')).toEqual({ width: 160, height: 160, format: 'webp' })
    expect(await view('imageView2/2/w/160')).toEqual({ width: 160, height: 80, format: 'webp' })
    expect(await view('something/else')).toEqual({ width: 400, height: 200, format: 'png' })
  })

  it('is not sent again to who has it', async () => {
    await send({ token: tokenFor(), key: 'file/u7/kept.png', file: await picture() })
    const first = await fetch(`${url}/file/u7/kept.png`)
    const again = await fetch(`${url}/file/u7/kept.png`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('is only what was uploaded', async () => {
    for (const name of ['file/u7/none.png', '..%2f..%2fpackage.json', '%00', '']) {
      expect((await fetch(`${url}/${name}`)).status).toBe(404)
    }
  })

  it('that is no picture, as an older store took it, is given as a file to save', async () => {
    const { objects } = surroundingsIn(folder, { now: () => nowMs })
    const file = await objects.newTemporary()
    await writeFile(file, '<script>alert(1)</script>')
    await objects.keep(file, { key: 'file/a.html', hash: 'h', size: 25, mimeType: 'application/octet-stream' })
    const answer = await fetch(`${url}/file/a.html`)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  it('may be read and written by pages of any origin', async () => {
    const answer = await fetch(`${url}/`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://app.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-md5',
      },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-MD5')
  })
})
