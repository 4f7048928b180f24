/** @jest-environment node */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildStore } from '../../../server/object-store/app'
import { surroundingsIn } from '../../support/server/object-store'

const clock = { now: () => 1_800_000_000_000 }

let folder: string
let store: FastifyInstance
let objects: ReturnType<typeof surroundingsIn>['objects']

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-views-'))
  const around = surroundingsIn(folder, clock)
  objects = around.objects
  store = buildStore({ ...around, trustedProxies: 1 })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

/** For example a truncated picture: its head and most of its data. */
const brokenPicture = async (side: number): Promise<Buffer> => (await picture(side)).subarray(0, -200)

async function keep(key: string, bytes: Buffer): Promise<void> {
  const file = await objects.newTemporary()
  await writeFile(file, bytes)
  await objects.keep(file, { key, hash: 'h', size: bytes.length, mimeType: 'image/png' })
}

const look = async (key: string, side = 300, from = '192.0.2.1') => {
  const url = `/${key}?imageView2/1/w/${side}/h/${side}`
  const { headers } = await store.inject({ url, headers: { 'x-forwarded-for': from } })
  return headers['content-type']
}

it('a picture that cannot be decoded is tried once, whatever views of it are asked for', async () => {
  const key = 'file/u7/broken.png'
  await keep(key, await brokenPicture(900))
  expect(await look(key)).toBe('image/png')
  // If it were decoded again, it would now be a picture.
  await copyFile(await whole(), objects.pathOf(key))
  for (const side of [300, 160, 300]) expect(await look(key, side)).toBe('image/png')
})

const whole = async (): Promise<string> => {
  const file = path.join(folder, 'whole.png')
  await writeFile(file, await picture(9))
  return file
}

it('who asks for many views keeps nobody else waiting for one', async () => {
  const names = [...'abcdefghijkl']
  const large = await brokenPicture(3_000)
  for (const name of names) await keep(`file/u7/${name}.png`, large)
  await keep('file/u8/small.png', await picture(400))
  const ended: string[] = []
  const many = names.map((name) => look(`file/u7/${name}.png`).then(() => ended.push(name)))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await look('file/u8/small.png', 300, '192.0.2.2')).toBe('image/webp')
  expect(ended.length).toBeLessThan(6)
  await Promise.all(many)
})

it('who has a whole line of IPv6 waits as one, whatever addresses it asks from', async () => {
  const names = [...'abcdefghijkl']
  const large = await brokenPicture(3_000)
  for (const name of names) await keep(`file/u7/${name}.png`, large)
  await keep('file/u8/small.png', await picture(400))
  const ended: string[] = []
  const many = names.map((name, at) =>
    look(`file/u7/${name}.png`, 300, `2001:db8:7:1::${at + 1}`).then(() => ended.push(name)),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await look('file/u8/small.png', 300, '2001:db8:7:2::1')).toBe('image/webp')
  expect(ended.length).toBeLessThan(6)
  await Promise.all(many)
})

it('who asks for many views keeps nobody waiting for one of these either', async () => {
  const names = [...'abcdefghijkl']
  const large = await brokenPicture(3_000)
  for (const name of names) await keep(`file/u7/${name}.png`, large)
  await keep('file/u8/new.png', await picture(400))
  const ended: string[] = []
  const many = names.map((name) => look(`file/u7/${name}.png`).then(() => ended.push(name)))
  const last = look('file/u8/new.png')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await look('file/u8/new.png', 300, '192.0.2.2')).toBe('image/webp')
  expect(ended.length).toBeLessThan(6)
  expect(await last).toBe('image/webp')
  await Promise.all(many)
})
