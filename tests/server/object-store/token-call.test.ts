/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { ownFolders, ownStore, storeKeysOf } from '../../../server/object-store/settings'
import { buildStore } from '../../../server/object-store/app'
import { dayLimitBytes } from '../../../server/object-store/quota'
import { pictureLimitBytes } from '../../../server/object-store/token'
import { policyFor } from '../../../server/modules/uploads/service'
import { signedHeaders } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'

let folder: string
let server: TestServer
let store: FastifyInstance
let storeUrl: string
let who: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-uploads-'))
  server = await testServer({ dataDir: folder, storePort: 4567 })
  const { config, clock } = server.deps
  const random = { bytes: randomBytes }
  const { parts: partsFolder } = ownFolders(config)
  store = buildStore({ ...ownStore(server.deps), keys: storeKeysOf(config), clock, random, partsFolder })
  storeUrl = await store.listen({ port: 0, host: '127.0.0.1' })
  await settle(server, 7)
  who = await signedIn(server, 7)
})
afterAll(async () => {
  await store.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const formOf = (bytes: Buffer, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  return form
}
const headers = () => signedHeaders({ ...who, now: server.now })

it('a resident gets a token for the own folder, by POST and by GET', async () => {
  const { data } = await who.form('/upload/token', {})
  const prefix = `u${who.userId}/`
  expect(data).toMatchObject({ folderPath: prefix, region: 'ECN', uploadHost: 'http://localhost:4567' })
  const got = await server.app.inject({ url: '/api/upload/token', headers: headers() })
  expect(got.json<{ code: number; uptoken: string }>()).toMatchObject({
    code: 200,
    uptoken: expect.stringContaining('menpai:') as string,
  })

  const send = async (key: string, bytes: Buffer) =>
    (await fetch(storeUrl, { method: 'POST', body: formOf(bytes, { token: data.token, key }) })).status
  expect(await send(`file/${prefix}1.png`, await picture())).toBe(200)
  expect(await send(`file/u${who.userId + 1}/1.png`, await picture())).toBe(403)
  expect(await send(`file/${prefix}2.png`, Buffer.from('<script>'))).toBe(403)
  server.clock.forward(3_601_000)
  expect(await send(`file/${prefix}3.png`, await picture())).toBe(401)
})

it('a guest gets none', async () => {
  const answer = await server.app.inject({
    url: '/api/upload/token',
    headers: signedHeaders({ ak: 'nobody', now: server.now }),
  })
  expect(answer.json<{ code: number }>().code).toBe(401)
})

describe('a picture to the default path', () => {
  const upload = async (bytes: Buffer, as = headers()) => {
    const request = new Request('http://x', { method: 'POST', body: formOf(bytes) })
    const payload = Buffer.from(await request.arrayBuffer())
    const type = request.headers.get('content-type') ?? ''
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/upload/image',
      headers: { ...as, 'content-type': type },
      payload,
    })
    return answer.json<{ code: number; data: { key?: string; reason?: string } | null }>()
  }

  it('is kept and can be seen', async () => {
    const bytes = await picture()
    const { code, data } = await upload(bytes)
    expect(code).toBe(200)
    const seen = await fetch(`${storeUrl}/${data?.key ?? ''}`)
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('that is none, or comes from nobody, is refused', async () => {
    expect(await upload(Buffer.from('#!/bin/sh'))).toMatchObject({ code: 500, data: { reason: 'FORM' } })
    expect((await upload(await picture(), signedHeaders({ ak: 'nobody', now: server.now }))).code).toBe(401)
  })

  it('is refused in words when it is too large, or comes beyond what one may send in a day', async () => {
    const said = (text: string) => ({ data: { reason: 'FORM', fields: { file: text } } })
    expect(await upload(Buffer.from('#!/bin/sh'))).toMatchObject(said('请选择图片'))
    expect(await upload(Buffer.alloc(pictureLimitBytes + 1))).toMatchObject(said('图片过大，请重新上传'))
    await ownStore(server.deps).quota.spend(policyFor(server.deps, who.userId), dayLimitBytes)
    expect(await upload(await picture())).toMatchObject(said('今天上传的图片太多，请明天再试'))
  })
})
