/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildStore } from '../../../server/object-store/app'
import { foldersIn } from '../../../server/object-store/settings'
import type { Surroundings } from '../../../server/object-store/surroundings'
import { sweepStore } from '../../../server/object-store/sweep'
import { encode } from '../../../server/object-store/token'
import { TestClock } from '../../support/database/database'
import { storeToken, surroundingsIn } from '../../support/server/object-store'

const clock = new TestClock(1_800_000_000_000)
const megabyte = 1024 * 1024

let folder: string
const stores: FastifyInstance[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-limits-'))
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(name: string, wish: Partial<Surroundings> = {}, limitBytes?: number): Promise<string> {
  const store = buildStore({ ...surroundingsIn(path.join(folder, name), clock, limitBytes), ...wish })
  stores.push(store)
  return store.listen({ port: 0, host: '127.0.0.1' })
}

const picture = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } })

async function send(url: string, key: string, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.append('token', storeToken(clock))
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  return (await fetch(`${url}/`, { method: 'POST', body: form })).status
}

const headers = () => ({ authorization: `UpToken ${storeToken(clock)}` })
const uploads = (key: string) => `/buckets/menpai/objects/${encode(key)}/uploads`
const begin = (url: string, key: string) => fetch(`${url}${uploads(key)}`, { method: 'POST', headers: headers() })

async function begun(url: string, key: string) {
  const { uploadId } = (await (await begin(url, key)).json()) as { uploadId: string }
  const put = (number: number, bytes: number) =>
    fetch(`${url}${uploads(key)}/${uploadId}/${number}`, {
      method: 'PUT',
      headers: { ...headers(), 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }).then(({ status }) => status)
  return { uploadId, put }
}

const filesIn = async (place: string): Promise<string[]> => {
  const all = (await readdir(place, { recursive: true })).map((name) => path.join(place, name))
  const kinds = await Promise.all(all.map(async (file) => ((await stat(file)).isFile() ? [file] : [])))
  return kinds.flat()
}

describe('smaller views', () => {
  it('of whatever sizes are asked for, few are made and kept', async () => {
    const url = await open('views')
    expect(await send(url, 'file/u7/a.png', await picture(900, 600).png().toBuffer())).toBe(200)
    const sizes = Array.from({ length: 40 }, (_, at) => [1 + (at % 2), 100 + at * 37, 200 + at] as const)
    const widths = new Set<number>()
    for (const [mode, width, height] of sizes) {
      const answer = await fetch(`${url}/file/u7/a.png?imageView2/${mode}/w/${width}/h/${height}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      widths.add((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width)
    }
    expect([...widths]).toEqual([300])
    expect(await (await fetch(`${url}/file/u7/a.png?imageView2/1/w/100`)).arrayBuffer()).toBeTruthy()
    const views = (await filesIn(path.join(folder, 'views', 'kept'))).filter((file) => file.endsWith('.webp'))
    expect(views).toHaveLength(3)
  })

  it('that are asked for at once are made one after another, each once', async () => {
    const url = await open('at-once')
    const large = await picture(7_000, 7_000).png().toBuffer()
    for (const name of ['a', 'b', 'c']) expect(await send(url, `file/u7/${name}.png`, large)).toBe(200)
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 5)
    const asked = ['a', 'b', 'c'].flatMap((name) =>
      [160, 300, 160, 300].map((side) => fetch(`${url}/file/u7/${name}.png?imageView2/1/w/${side}/h/${side}`)),
    )
    for (const answer of await Promise.all(asked)) {
      expect(answer.headers.get('content-type')).toBe('image/webp')
      await answer.arrayBuffer()
    }
    clearInterval(watch)
    expect(most).toBeLessThan(120 * megabyte)
  })

  it('that cannot be made are the picture itself', async () => {
    const around = surroundingsIn(path.join(folder, 'broken'), clock)
    const url = await open('broken')
    const file = await around.objects.newTemporary()
    await writeFile(file, 'no picture that we can read')
    await around.objects.keep(file, { key: 'file/u7/a.heic', hash: 'h', size: 27, mimeType: 'image/heic' })
    const answer = await fetch(`${url}/file/u7/a.heic?imageView2/1/w/300/h/300`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/heic'])
    expect(await answer.text()).toBe('no picture that we can read')
  })
})

describe('a picture with very many pixels', () => {
  it.each([
    ['a photograph of a hundred million, which is read in strips', 200, () => picture(10_000, 10_000).jpeg()],
    ['a drawing that must lie in memory whole', 403, () => picture(8_000, 8_000).png()],
    ['a photograph that must', 403, () => picture(8_000, 8_000).jpeg({ progressive: true })],
    ['a drawing of sixteen bits a colour', 403, () => picture(6_000, 6_000).toColourspace('rgb16').png()],
    ['one that comes in passes, as most do', 200, () => picture(7_200, 7_200).jpeg({ progressive: true })],
    [
      'one that comes in passes, with all its colours',
      403,
      () => picture(7_000, 7_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['more than any camera gives', 403, () => picture(12_000, 12_000).jpeg()],
  ])('%s: %i', async (_what, status, made) => {
    const url = await open(`pixels-${_what.length}`)
    expect(await send(url, 'file/u7/a.jpg', await made().toBuffer())).toBe(status)
  })
})

describe('parts', () => {
  it('together are no more than the policy allows, however they come', async () => {
    const url = await open('sum')
    const one = await begun(url, 'file/u7/a.png')
    expect(await one.put(1, 9 * megabyte)).toBe(200)
    expect(await one.put(2, 9 * megabyte)).toBe(200)
    expect(await one.put(3, 9 * megabyte)).toBe(413)
    expect(await one.put(2, 10 * megabyte)).toBe(200)
    const other = await begun(url, 'file/u7/b.png')
    const statuses = await Promise.all([1, 2, 3, 4, 5].map((number) => other.put(number, 9 * megabyte)))
    expect([...statuses].sort()).toEqual([200, 200, 413, 413, 413])
    const place = path.join(folder, 'sum', 'parts', other.uploadId)
    const sizes = await Promise.all((await filesIn(place)).map(async (file) => (await stat(file)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * megabyte)
    expect(await filesIn(path.join(folder, 'sum', 'arriving'))).toEqual([])
  })

  it('are fifty at most', async () => {
    const { put } = await begun(await open('count'), 'file/u7/a.png')
    expect(await put(50, 10)).toBe(200)
    expect(await put(51, 10)).toBe(400)
  })

  it.each(['file/u8/a.png', 'demo/eggs.jpg', 'file/u7/../u8/a.png', '~'])(
    'for another’s key are not even begun: %s',
    async (key) => {
      expect((await begin(await open(`begin-${encode(key)}`), key)).status).toBe(403)
    },
  )
})

describe('a day’s measure', () => {
  it('is kept for files, and begins anew the next day', async () => {
    const url = await open('day', {}, 2 * megabyte)
    const bytes = await picture(9, 9).png().toBuffer()
    // Small files count as 600 KB each: the fourth one is over.
    const answers: number[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) answers.push(await send(url, `file/u7/${name}.png`, bytes))
    expect(answers).toEqual([200, 200, 200, 200, 429])
    expect((await begin(url, 'file/u7/f.png')).status).toBe(429)
    clock.forward(24 * 3_600_000)
    expect(await send(url, 'file/u7/e.png', bytes)).toBe(200)
  })

  it('is kept for parts and for uploads that are only begun', async () => {
    const url = await open('day-of-parts', {}, 2 * megabyte)
    const { put } = await begun(url, 'file/u7/a.png')
    expect(await put(1, megabyte)).toBe(200)
    expect(await put(1, megabyte)).toBe(200)
    expect(await put(1, megabyte)).toBe(429)
    expect((await begin(url, 'file/u7/b.png')).status).toBe(429)
  })
})

it('one address has a minute’s measure of calls', async () => {
  const url = await open('calls', { callsPerMinute: 5 })
  const answers: number[] = []
  for (let call = 0; call < 7; call++) answers.push((await fetch(`${url}/file/u7/none.png`)).status)
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429])
})

it('what nobody finished is removed after a day, and nothing else', async () => {
  const folders = foldersIn(path.join(folder, 'sweep'))
  const now = Date.now()
  const places = [
    [path.join(folders.arriving, 'old'), 25],
    [path.join(folders.arriving, 'young'), 23],
    [path.join(folders.parts, 'old', '1'), 25],
    [path.join(folders.parts, 'young', '1'), 23],
    [path.join(folders.kept, 'ab', 'abc'), 999],
    [path.join(folders.quota, '1', 'u7'), 72],
  ] as const
  for (const [file, hours] of places) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    const at = (now - hours * 3_600_000) / 1000
    await utimes(file, at, at)
    if (!file.startsWith(folders.kept)) await utimes(path.dirname(file), at, at)
  }
  await sweepStore(folders, now)
  const left = (await filesIn(path.join(folder, 'sweep'))).map((file) =>
    path.relative(path.join(folder, 'sweep'), file),
  )
  expect(left.sort()).toEqual(['arriving/young', 'kept/ab/abc', 'parts/young/1'])
})
