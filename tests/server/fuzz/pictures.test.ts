/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildStore } from '../../../server/object-store/app'
import { storeToken, surroundingsIn } from '../../support/server/object-store'

const clock = { now: () => 1_800_000_000_000 }

let folder: string
let store: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-hostile-'))
  store = buildStore(surroundingsIn(folder, clock))
  url = await store.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** Sends bytes under the policy that the product gives: pictures only. */
async function send(key: string, bytes: Buffer, declared = 'image/png') {
  const form = new FormData()
  form.append('token', storeToken(clock))
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: declared }), 'a.png')
  return (await fetch(`${url}/`, { method: 'POST', body: form })).status
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small PNG that claims this many pixels, all white. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 1_000), { level: 9 })
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const script = '/*<script>alert(1)</script>*/=1;alert(document.domain)//'

/** A GIF whose head is also the start of a script. */
const gifThatIsAScript = async (): Promise<Buffer> =>
  Buffer.concat([
    await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
    Buffer.from(script),
  ])

describe('pictures that are more than pictures', () => {
  it.each([20_000, 60_000])(
    'a few kilobytes that unfold to %i × as many pixels are refused, and nothing is kept of them',
    async (side) => {
      const bytes = bomb(side)
      expect(bytes.length).toBeLessThan(200_000)
      const before = process.memoryUsage().rss
      expect(await send(`file/u7/bomb-${side}.png`, bytes)).toBe(403)
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
      expect((await fetch(`${url}/file/u7/bomb-${side}.png`)).status).toBe(404)
    },
  )

  it.each<[string, string | Buffer]>([
    ['page', '<!doctype html><script>alert(1)</script>'],
    ['drawing-that-runs-scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['script', script],
    ['script-with-the-first-signs-of-a-GIF', `GIF89a${script}`],
    ['PNG-that-breaks-off', bomb(10).subarray(0, 20)],
    ['archive', Buffer.from('504b0304140000000800', 'hex')],
    ['nothing', ''],
  ])('%s that is called a picture is refused', async (what, bytes) => {
    expect(await send(`file/u7/${what}`, Buffer.from(bytes))).toBe(403)
  })

  it('a real GIF that is a script too is served as a picture that nobody runs', async () => {
    expect(await send('file/u7/polyglot.js', await gifThatIsAScript(), 'text/javascript')).toBe(200)
    const { headers } = await fetch(`${url}/file/u7/polyglot.js`)
    expect(headers.get('content-type')).toBe('image/gif')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it('its smaller view is a picture made anew, without what was hidden in it', async () => {
    const view = await fetch(`${url}/file/u7/polyglot.js?imageView2/1/w/2/h/2`)
    expect(view.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await view.arrayBuffer()).includes('alert')).toBe(false)
  })

  it('keys cannot leave the folder', async () => {
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    for (const key of [
      'file/u7/../../../../out.png',
      '../../out.png',
      '/etc/out.png',
      'a/../../../out.png',
      '..\\out.png',
      'a\0.png',
    ])
      await send(key, picture)
    const names = await readdir(path.dirname(folder))
    expect(names.filter((name) => name.includes('out.png'))).toEqual([])
  })
})
