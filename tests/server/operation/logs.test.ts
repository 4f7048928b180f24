/** @jest-environment node */
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { buildApp } from '../../../server/app'
import { errorWords, loggerFor } from '../../../server/http/watch/log'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, settle, testServer } from '../../support/server/server'
import { signedClient, signedHeaders } from '../../support/server/signed-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await settle(server, 128)
})
afterAll(() => server.close())

it('what production writes down is one line of JSON a request, and holds no password, token, signature or mobile number', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _encoding, next) => (lines.push(chunk.toString()), next()) })
  const settings = loggerFor({ ...server.deps.config, mode: 'production' })
  const app = buildApp(server.deps, undefined, {
    logger: { ...(typeof settings === 'object' ? settings : {}), stream },
  })
  const { now } = server
  const guest = signedClient(app, { now })
  const password = await encrypted(server, founderPassword)
  const { data } = await guest.form('/block/login', { areaId, blockNo: 128, password })
  await guest.form('/block/login', { areaId, blockNo: 129, password })
  const mobile = mobileOf(128)
  await guest.form('/sms/send', { mobile, purpose: 'login' })
  await guest.form('/sms/login', { areaId, mobile, code: '314159' })
  const headers = signedHeaders({ ak: guest.ak, token: data.token, userId: data.userId, now })
  const query = `password=${encodeURIComponent(password)}&mobile=${mobile}&token=${data.token}`
  await app.inject({ method: 'POST', url: `/api/user/getInfo?${query}`, headers })
  await app.inject({ method: 'POST', url: `/api/nothing/${data.token.slice(0, 0)}?${query}`, headers })
  await app.close()

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30 })
  expect(log).toContain('"path":"/api/user/getInfo"')
  const secrets = [
    password,
    encodeURIComponent(password),
    founderPassword,
    data.token,
    mobile,
    '314159',
    headers.s ?? '',
    headers.n ?? '',
    guest.ak,
  ]
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toMatch(/\b1[3-9]\d{9}\b(?!\d)/)
})

it('what a program prints of a refused row is its words and its place, and nothing of the row', async () => {
  const { db } = server.deps
  await sql`create table box (choice text constraint full_box check (false))`.execute(db)
  const error: unknown = await sql`insert into box values (${'yes yes'})`.execute(db).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ detail: expect.stringContaining('yes yes') as string })
  expect(errorWords(error)).toMatch(/violates check constraint "full_box"[^]* · 23514 · full_box$/)
  expect(errorWords(error)).not.toContain('yes yes')
})
