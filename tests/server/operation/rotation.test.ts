/** @jest-environment node */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'
import { buildApp, modules } from '../../../server/app'
import { readConfig } from '../../../server/config/read-config'
import { developmentSecrets } from '../../../server/config/development-secrets'
import { stopListening } from '../../../server/listener/listen'
import { resealPayees } from '../../../server/modules/withdrawals/reseal'
import { sealerOf } from '../../../server/modules/withdrawals/open/seal'
import { buildStore } from '../../../server/object-store/app'
import { testDeps } from '../../support/database/database'
import { earner, withPayPassword } from '../../support/city/money'
import { storeToken, surroundingsIn } from '../../support/server/object-store'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'

const pair = (name: string) => ({ secretA: `${name}-secret-a`, secretB: `${name}-secret-b` })

describe('the signing secrets', () => {
  it('leave a former pair valid while it is set, and no other', async () => {
    const server = await testServer({ ...pair('new'), oldSecrets: developmentSecrets })
    await settle(server, 7)
    const call = async (secrets: ReturnType<typeof pair>) => {
      const parts = { ak: 'device-1', t: String(server.now()), a: randomBytes(4).toString('hex') }
      const s = createHash('md5')
        .update(signText(defaultSignTemplate, parts, secrets))
        .digest('hex')
      const headers = { platform: 'browser', u: '0', ...parts, n: signNonce(parts), s }
      const answer = await server.app.inject({ method: 'POST', url: '/api/area/list', headers })
      return answer.json<{ code: number }>().code
    }
    expect([await call(pair('new')), await call(developmentSecrets), await call(pair('third'))]).toEqual([
      200, 200, 500,
    ])
    await server.close()
  })

  it('come as a pair', () => {
    const read = readConfig({ MENPAI_SIGN_OLD_A: 'former-secret-a' })
    expect(read).toEqual({ ok: false, error: ['MENPAI_SIGN_OLD_B: the former pair of signing secrets needs it too'] })
  })
})

it('the seal key: accounts of the former key are read, sealed anew, and then the former is not needed', async () => {
  const [former, present] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  if (former === undefined || present === undefined) throw new Error('no keys')
  const server = await testServer({ sealKey: former })
  const cat = await earner(server, 9, 300_000)
  const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
  const wish = { clientNo: clientNo(), amount: 2_000, way: 'bank', payee } as const
  await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
  const sealed = async () =>
    (await server.deps.db.selectFrom('withdrawal').select('payee_sealed').executeTakeFirstOrThrow()).payee_sealed
  // The sealer is kept per database handle, so a new handle acts as a new process.
  const withKeys = (keys: object) => testDeps(server.deps.db.withTables<Record<never, never>>(), keys)
  const rotating = withKeys({ sealKey: present, oldSealKey: former })
  const before = await sealed()
  expect((await sealerOf(rotating)).open(before)).toContain(payee.account)
  expect(await resealPayees(rotating)).toBe(1)
  const after = await sealed()
  expect(after).not.toBe(before)
  const onlyNew = await sealerOf(withKeys({ sealKey: present }))
  expect(onlyNew.open(after)).toContain(payee.account)
  expect(() => onlyNew.open(before)).toThrow()
  await server.close()
})

const loginKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

it('the login key: sessions go on, who encrypts anew signs in, and what was encrypted for the former is a wrong password', async () => {
  const server = await testServer({ loginKeyPem: loginKey() })
  await settle(server, 7)
  const before = await signedIn(server, 7)
  const forFormer = await encrypted(server, founderPassword)
  // Keys are kept per database handle, so a new handle acts as a new process.
  const { clock } = server
  const deps = { ...testDeps(server.deps.db.withTables<Record<never, never>>(), { loginKeyPem: loginKey() }), clock }
  const app = buildApp(deps, modules)
  const rotated = { ...server, app, deps }
  const device = signedClient(app, { ak: before.ak, token: before.token, userId: before.userId, now: server.now })
  expect((await device.form('/user/getInfo', {})).code).toBe(200)
  const signIn = async (password: string) =>
    (await signedClient(app, { now: server.now }).form('/block/login', { areaId, blockNo: 7, password })).reason
  expect(await signIn(forFormer)).toBe('WRONG_PASSWORD')
  expect(await signIn(await encrypted(rotated, founderPassword))).toBeUndefined()
  await app.close()
  await server.close()
})

it('the store key: tokens of the former are refused, tokens of the new are taken, pictures stay', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-rotation-'))
  const clock = { now: () => 1_800_000_000_000 }
  const keysOf = () => ({ accessKey: 'menpai', secretKey: randomBytes(32).toString('base64'), bucket: 'menpai' })
  const [former, present] = [keysOf(), keysOf()]
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const put = async (url: string, token: string, key: string) => {
    const form = new FormData()
    form.append('token', token)
    form.append('key', key)
    form.append('file', new Blob([new Uint8Array(picture)]), 'a.png')
    return (await fetch(url, { method: 'POST', body: form })).status
  }
  const open = async (keys: typeof former) => {
    const store = buildStore({ ...surroundingsIn(folder, clock), keys })
    return { store, url: `${await store.listen({ port: 0, host: '127.0.0.1' })}/` }
  }
  const before = await open(former)
  const token = storeToken(clock, {}, former)
  expect(await put(before.url, token, 'file/u7/1.png')).toBe(200)
  await stopListening(before.store)
  const after = await open(present)
  expect(await put(after.url, token, 'file/u7/2.png')).toBe(401)
  expect(await put(after.url, storeToken(clock, {}, present), 'file/u7/2.png')).toBe(200)
  expect((await fetch(`${after.url}file/u7/1.png`)).status).toBe(200)
  await stopListening(after.store)
  await rm(folder, { recursive: true, force: true })
})
