/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { stopListening } from '../../../server/listener/listen'
import { buildStore } from '../../../server/object-store/app'
import { storeToken, surroundingsIn } from '../../support/server/object-store'
import { photographs, traces } from '../../support/server/photographs'

const clock = { now: () => 1_800_000_000_000 }
let folder: string
let store: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-traces-'))
  store = buildStore(surroundingsIn(folder, clock))
  url = await store.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await stopListening(store)
  await rm(folder, { recursive: true, force: true })
})

async function send(bytes: Buffer, key: string): Promise<number> {
  const form = new FormData()
  form.append('token', storeToken(clock))
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a')
  return (await fetch(`${url}/`, { method: 'POST', body: form })).status
}

const get = async (key: string): Promise<Buffer> => Buffer.from(await (await fetch(`${url}/${key}`)).arrayBuffer())

const upright = (bytes: Buffer) => sharp(bytes, { animated: true }).rotate().raw().toBuffer()

const found = (bytes: Buffer) => traces.filter((trace) => bytes.includes(trace))

describe.each(Object.keys(photographs))('a photograph (%s)', (kind) => {
  const make = (orientation: number) => photographs[kind]?.(orientation) ?? Promise.reject(new Error(kind))

  it.each([1, 3, 6, 8])('tells nobody where and by what it was made, and stays upright (%i)', async (orientation) => {
    const bytes = await make(orientation)
    expect(found(bytes).length).toBeGreaterThan(2)
    const key = `file/u7/${kind}-${orientation}`
    expect(await send(bytes, key)).toBe(200)
    const kept = await get(key)
    expect(found(kept)).toEqual([])
    const [before, after] = [await sharp(bytes).metadata(), await sharp(kept).metadata()]
    expect([after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined])
    expect(after.icc).toEqual(before.icc)
    expect([after.orientation ?? 1, after.pages, after.loop, after.delay]).toEqual([
      before.orientation ?? 1,
      before.pages,
      before.loop,
      before.delay,
    ])
    expect((await upright(kept)).equals(await upright(bytes))).toBe(true)
  })

  it('is the same the second time, and of what broke off no more than came', async () => {
    const once = withoutTraces(await make(6))?.bytes ?? new Uint8Array()
    expect(Buffer.from(withoutTraces(once)?.bytes ?? []).equals(Buffer.from(once))).toBe(true)
    for (let end = 0; end < once.length; end += Math.ceil(once.length / 200))
      expect(withoutTraces(once.subarray(0, end))?.bytes.length ?? 0).toBeLessThanOrEqual(end + 32)
  })
})

it.each([
  [
    'heif',
    () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
  ],
  [
    'tiff',
    () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
  ],
  ['bmp', () => Promise.resolve(Buffer.concat([Buffer.from('BM'), randomBytes(80)]))],
  ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ['a head alone', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))],
] as const)('what not every browser shows is refused: %s', async (kind, make) => {
  expect(await send(await make(), `file/u7/not-${kind.replace(/ /g, '-')}`)).toBe(403)
})
