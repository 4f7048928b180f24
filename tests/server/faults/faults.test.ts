/** @jest-environment node */
import { Writable } from 'node:stream'
import { buildApp } from '../../../server/app'
import { loggerFor } from '../../../server/http/log'
import type { TestServer } from '../../support/server'
import { testServer } from '../../support/server'
import { signedClient } from '../../support/signed-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const fault = {
  kind: 'error',
  text: 'TypeError: x at common.js:1:2338',
  page: 'pages/index/salePay',
  version: '0.1.0',
} as const

/** A server that writes its log down as in production. */
function logging() {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _encoding, next) => (lines.push(chunk.toString()), next()) })
  const settings = loggerFor({ ...server.deps.config, mode: 'production' })
  const app = buildApp(server.deps, undefined, {
    logger: { ...(typeof settings === 'object' ? settings : {}), stream },
  })
  const told = () => lines.map((line) => JSON.parse(line) as { fault?: unknown }).flatMap((line) => line.fault ?? [])
  return { app, told, log: () => lines.join('') }
}

it('a fault on a phone stands in the log, without what is private, whoever sends it', async () => {
  const { app, told, log } = logging()
  const phone = signedClient(app, { now: server.now })
  expect(await phone.form('/fault/tell', fault)).toMatchObject({ code: 200 })
  expect(told()).toEqual([fault])
  const hostile = '张三 13812345678 8842013399187720 token=kX2Zt9QmB0vTn4rLw8sYc1uPd6eHf3aGj5iNo7'
  expect(await phone.form('/fault/tell', { ...fault, text: hostile })).toMatchObject({ code: 200 })
  expect(log()).not.toMatch(/张三|1381234|8842013|kX2Zt/)
  await app.close()
})

it.each([{ kind: 'other' }, { text: 'x'.repeat(1_001) }, { page: 'pages/index?token=abc' }, { version: '<script>' }])(
  'refuses %j',
  async (wrong) => {
    const { app, told } = logging()
    const input = { ...fault, ...wrong } as typeof fault
    expect(await signedClient(app, { now: server.now }).form('/fault/tell', input)).toMatchObject({ reason: 'FORM' })
    expect(told()).toEqual([])
    await app.close()
  },
)

it('one address fills no log: ten in a minute, and again in the next', async () => {
  const { app, told } = logging()
  const phone = signedClient(app, { now: server.now })
  for (let at = 0; at < 10; at += 1) await phone.form('/fault/tell', fault)
  expect(await phone.form('/fault/tell', fault)).toMatchObject({ reason: 'BUSY' })
  server.clock.forward(60_000)
  expect(await phone.form('/fault/tell', fault)).toMatchObject({ code: 200 })
  expect(told()).toHaveLength(11)
  await app.close()
})
