/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { dayMs, minuteMs } from '@contract/durations'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { wechatPushRoutes } from '../../../server/modules/pushes/routes'
import { sweepPushes } from '../../../server/modules/pushes/service'
import type { PushForm } from '../../../server/sandboxes/wechat/pushes'
import { writePush } from '../../../server/sandboxes/wechat/pushes'
import { sandboxAccount } from '../../../server/wechat/account'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { testConfig } from '../../support/database/database'

let server: TestServer
let done: string[]
let app: FastifyInstance

const account = sandboxAccount(testConfig)
const handlers = {
  known: async (_tx: unknown, _deps: unknown, { ref }: Readonly<Record<string, unknown>>) => {
    if (ref === 'fails') throw new Error('made to fail')
    done.push(String(ref))
  },
}

beforeEach(async () => {
  server = await testServer()
  done = []
  app = Fastify()
  wechatPushRoutes(handlers)(app, server.deps)
})
afterEach(async () => {
  await app.close()
  await server.close()
})

const around = () => ({ account, clock: server.deps.clock, random: { bytes: randomBytes } }) as never
const written = (event: Readonly<Record<string, string>>, form?: PushForm) => writePush(around(), event, form)
const post = async ({ query, body }: { query: string; body: string }, to = app) => {
  const url = `/api/wechat/push?${query}`
  const { statusCode, body: said } = await to.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/xml' },
    body,
  })
  return `${statusCode} ${said}`
}

it.each([
  ['XML', {}],
  ['JSON', { isJson: true }],
])('an encrypted message in %s is done once, however often it comes', async (_what, form) => {
  for (let n = 0; n < 3; n++) expect(await post(written({ Event: 'known', ref: 'one' }, form))).toBe('200 success')
  expect(done).toEqual(['one'])
})

it('twenty repeats at once are done once', async () => {
  const all = Array.from({ length: 20 }, () => post(written({ Event: 'known', ref: 'one' })))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['200 success']))
  expect(done).toEqual(['one'])
})

it('what fails is not heard, and its repeat is done', async () => {
  expect(await post(written({ Event: 'known', ref: 'fails' }))).toMatch(/^500 /)
  expect(await server.deps.db.selectFrom('wechat_push').selectAll().execute()).toEqual([])
})

it('what nobody waits for is heard, and leaves nothing', async () => {
  for (const Event of ['unknown', 'constructor', '__proto__', ''])
    expect(await post(written({ Event }))).toBe('200 success')
  expect(await server.deps.db.selectFrom('wechat_push').selectAll().execute()).toEqual([])
})

it('a wrong signature, a plain message, a late and a long one are refused', async () => {
  const good = written({ Event: 'known', ref: 'one' })
  expect(await post({ ...good, query: good.query.replace(/msg_signature=\w/, 'msg_signature=z') })).toMatch(/^403 /)
  expect(await post({ ...good, query: good.query.replace(/^signature=\w/, 'signature=z') })).toMatch(/^403 /)
  expect(await post({ ...good, query: '' })).toMatch(/^400 /)
  expect(await post(written({ Event: 'known', ref: 'one' }, { isPlain: true }))).toMatch(/^400 /)
  expect(await post({ ...good, body: 'x'.repeat(70_000) })).toMatch(/^413 /)
  server.clock.forward(11 * minuteMs)
  expect(await post(good)).toMatch(/^403 /)
  expect(done).toEqual([])
})

it('the server itself answers the handshake, and has no such address where nothing is set up', async () => {
  const { query } = written({}, { isPlain: true })
  const ask = (of: TestServer) => of.app.inject({ url: `/api/wechat/push?${query}&echostr=${'7'.repeat(19)}` })
  expect(await ask(server)).toMatchObject({ statusCode: 200, body: '7'.repeat(19) })
  expect((await ask(server)).headers['content-type']).toContain('text/plain')
  expect((await server.app.inject({ url: '/api/wechat/push?echostr=<b>' })).statusCode).toBe(400)
  const { mchId, key, mini, web } = account
  const closed = await testServer({ wechat: { mchId, key, mini, web } })
  expect((await ask(closed)).json()).toMatchObject({ data: { reason: 'NOT_FOUND' } })
  expect(await post(written({ Event: 'known' }), closed.app)).toContain('NOT_FOUND')
  await closed.close()
})

it('marks are forgotten when no repeat can come any more', async () => {
  await post(written({ Event: 'known', ref: 'one' }))
  await sweepPushes(server.deps)
  expect(await server.deps.db.selectFrom('wechat_push').selectAll().execute()).toHaveLength(1)
  server.clock.forward(3 * dayMs + 1)
  await sweepPushes(server.deps)
  expect(await server.deps.db.selectFrom('wechat_push').selectAll().execute()).toEqual([])
})
