/** @jest-environment node */
import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { developmentSecrets } from '../../../server/config/development-secrets'
import { withMadeKeys } from '../../../server/made-keys'
import { buildStore } from '../../../server/object-store/app'
import { storeKeysOf } from '../../../server/object-store/settings'
import { encode, shownMimes } from '../../../server/object-store/token'
import { sandboxAccount } from '../../../server/wechat/account'
import { testDatabase, testDeps } from '../../support/database/database'
import { storeKeys, storeToken, surroundingsIn } from '../../support/server/object-store'

const clock = { now: () => 1_800_000_000_000 }
const deadline = clock.now() / 1000 + 3600

let folder: string
let store: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-forged-'))
  store = buildStore(surroundingsIn(folder, clock))
  url = await store.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const picture = (red: number) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

/** A token as anybody with a secret key could write it; without any code of the product. */
function written(policy: object, { accessKey, secretKey } = storeKeys): string {
  const text = encode(JSON.stringify(policy))
  const sign = createHmac('sha1', secretKey).update(text).digest('base64url')
  return `${accessKey}:${sign}${'='.repeat((4 - (sign.length % 4)) % 4)}:${text}`
}

async function put(token: string, key: string, bytes: Buffer, at = url): Promise<number> {
  const form = new FormData()
  form.append('token', token)
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  return (await fetch(`${at}/`, { method: 'POST', body: form })).status
}

const key = 'file/u7/1.png'
const ours = {
  scope: 'menpai:file/u7/',
  isPrefixalScope: 1,
  insertOnly: 1,
  deadline,
  fsizeLimit: 1_000_000,
  mimeLimit: shownMimes,
  endUser: '7',
}

it('a policy that the server gives is taken', async () => {
  expect(await put(written(ours), 'file/u7/ours.png', await picture(1))).toBe(200)
})

it('a token made from the secrets of the app is refused by the store as an installation opens it', async () => {
  const database = await testDatabase()
  const keys = storeKeysOf(await withMadeKeys(testDeps(database.db, { storeKey: undefined } as object)))
  const ownFolder = await mkdtemp(path.join(os.tmpdir(), 'menpai-forged-'))
  const own = buildStore({ ...surroundingsIn(ownFolder, clock), keys })
  const at = await own.listen({ port: 0, host: '127.0.0.1' })
  const { secretA, secretB } = developmentSecrets
  const secretKey = createHmac('sha256', `${secretA}:${secretB}`).update('uploads').digest('hex')
  expect(await put(written(ours, { ...keys, secretKey }), key, await picture(1), at)).toBe(401)
  expect(await put(written(ours, keys), key, await picture(1), at)).toBe(200)
  await own.close()
  await database.close()
  await rm(ownFolder, { recursive: true, force: true })
})

it.each<[string, object]>([
  ['the whole bucket', { ...ours, scope: 'menpai' }],
  ['one key, to be written anew', { scope: `menpai:${key}`, deadline }],
  ['everybody’s folders', { ...ours, scope: 'menpai:file/' }],
  ['the demo’s folder', { ...ours, scope: 'menpai:demo/' }],
  ['a part of a folder’s name', { ...ours, scope: 'menpai:file/u' }],
  ['a folder above', { ...ours, scope: 'menpai:file/u7/../' }],
  ['replacing', { ...ours, insertOnly: 0 }],
  ['replacing, unsaid', { ...ours, insertOnly: undefined }],
  ['larger files', { ...ours, fsizeLimit: 500_000_000 }],
  ['files of any size', { ...ours, fsizeLimit: undefined }],
  ['any type', { ...ours, mimeLimit: undefined }],
  ['a name of its own', { ...ours, saveKey: 'file/u8/1.png', forceSaveKey: true }],
])('a policy for %s is none of ours, rightly signed or not', async (_what, policy) => {
  expect(await put(written(policy), key, await picture(1))).toBe(401)
})

it('of two files that come to one key at once, one is kept and the other refused', async () => {
  for (let round = 0; round < 5; round++) {
    const place = `file/u7/race-${round}.png`
    const files = await Promise.all([10, 60, 110, 160].map(picture))
    const answers = await Promise.all(files.map((file) => put(storeToken(clock), place, file)))
    expect([...answers].sort()).toEqual([200, 614, 614, 614])
    const kept = Buffer.from(await (await fetch(`${url}/${place}`)).arrayBuffer())
    expect(files.findIndex((file) => file.equals(kept))).toBe(answers.indexOf(200))
  }
})

it('every installation has keys of its own, the same in all its processes', async () => {
  const keysOf = async (database: Awaited<ReturnType<typeof testDatabase>>) => {
    const deps = testDeps(database.db, { storeKey: undefined, sandboxKey: undefined } as object)
    const config = await withMadeKeys(deps)
    return { store: storeKeysOf(config), sandbox: sandboxAccount(config) }
  }
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  const [first, again, elsewhere] = [...(await Promise.all([keysOf(one), keysOf(one)])), await keysOf(other)]
  expect(again).toEqual(first)
  expect(elsewhere.store.secretKey).not.toBe(first?.store.secretKey)
  expect(elsewhere.sandbox.key).not.toBe(first?.sandbox.key)
  await Promise.all([one.close(), other.close()])
})

/** Both are in every copy of the app, so everything derived from them is public. */
it('nothing but the check of signatures knows the secrets of the app', async () => {
  const root = path.resolve(__dirname, '../../../server')
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const knowing: string[] = []
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    if (/\bsecret[AB]\b|\bsignText\(/.test(text)) knowing.push(file)
  }
  expect(knowing.sort()).toEqual([
    'config/config.ts',
    'config/development-secrets.ts',
    'config/read-config.ts',
    'config/start-checks.ts',
    'http/openapi.ts',
    'http/signature.ts',
  ])
})
