/** @jest-environment node */
import { minuteMs } from '@contract/durations'
import * as v from 'valibot'
import { ask, askOpenly } from '../../../server/wechat/api'
import { wechatCounter } from '../../../server/wechat/counts'
import { signedPage } from '../../../server/wechat/js-sdk'
import { tokenFor } from '../../../server/wechat/token-store'
import { ok } from '@contract/result'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'

let database: TestDatabase
let deps: TestDeps
let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway({ now: () => deps.clock.now() })
  database = await testDatabase()
  deps = testDeps(database.db, { gatewayUrl: gateway.url })
  wechatCounter.reset()
})
afterEach(async () => {
  await gateway.close()
  await database.close()
})

const path = '/wxa/business/getuserphonenumber'
const asking = (more: object = {}) => ({ hosts: gateway.settings.hosts, app: gateway.settings.mini, deps, ...more })
const call = async (of = asking()) => ask(of, { path, body: { code: await codeOf() } }, v.object({}))
const codeOf = async () => ((await gateway.say('/sandbox/phone', {})) as { code: string }).code
const rows = () => deps.db.selectFrom('wechat_token').selectAll().execute()
const counts = async () =>
  Object.fromEntries(
    (await wechatCounter.get()).values.map(({ labels, value }) => [`${labels.path} ${labels.outcome}`, value]),
  )

it('one token serves every process, and the database alone tells nobody what it is', async () => {
  expect(await call()).toMatchObject({ ok: true })
  expect(await call(asking({ deps: testDeps(database.db) }))).toMatchObject({ ok: true })
  expect(await counts()).toEqual({ '/cgi-bin/stable_token done': 1, [`${path} done`]: 2 })
  const [row] = await rows()
  const given = (await gateway.say('/cgi-bin/stable_token', {
    grant_type: 'client_credential',
    appid: gateway.settings.mini.appId,
    secret: gateway.settings.mini.secret,
  })) as { access_token: string }
  expect(row?.text_sealed).not.toContain(given.access_token)
})

it('it is renewed before its end, by one process, and the old one serves meanwhile', async () => {
  await call()
  deps.clock.forward(117 * minuteMs)
  const [before] = await rows()
  const all = await Promise.all(Array.from({ length: 8 }, () => call()))
  expect(all.every((said) => said.ok)).toBe(true)
  const [after] = await rows()
  expect(after?.until).toBeGreaterThan((before?.until ?? 0) + 100 * minuteMs)
})

it('while WeChat does not renew it, the present one is used to its end', async () => {
  const { mini } = gateway.settings
  const get = () => Promise.resolve(ok({ text: 'first', lifetimeS: 7_200 }))
  expect(await tokenFor(deps, mini, 'access', get)).toEqual(ok('first'))
  deps.clock.forward(118 * minuteMs)
  const none = () => Promise.resolve({ ok: false, error: 'down' } as const)
  expect(await tokenFor(deps, mini, 'access', none)).toEqual(ok('first'))
  deps.clock.forward(3 * minuteMs)
  expect(await tokenFor(deps, mini, 'access', none)).toEqual({ ok: false, error: 'down' })
})

it('a token that somebody else ended is renewed, and the call is made once more', async () => {
  await call()
  await gateway.say('/sandbox/end-tokens', {})
  expect(await call()).toMatchObject({ ok: true })
  expect(await counts()).toEqual({
    '/cgi-bin/stable_token done': 2,
    [`${path} renewed`]: 1,
    [`${path} done`]: 2,
  })
})

it('what was kept under another secret is asked for anew', async () => {
  await call()
  await deps.db.updateTable('wechat_token').set({ text_sealed: 'AAAA' }).execute()
  expect(await call()).toMatchObject({ ok: true })
})

it('a refusal comes with its code, and silence or a busy service means later', async () => {
  expect(await ask(asking(), { path, body: { code: 'unknown' } }, v.object({}))).toEqual({
    ok: false,
    error: { kind: 'refused', errcode: 40029, words: 'invalid code' },
  })
  expect(await ask(asking(), { path, body: { code: await codeOf() } }, v.object({ other: v.string() }))).toEqual({
    ok: false,
    error: { kind: 'later' },
  })
  gateway.trouble({ isDown: true })
  expect(await call()).toEqual({ ok: false, error: { kind: 'later', errcode: -1 } })
  const silent = { api: 'http://127.0.0.1:9' }
  expect(await askOpenly({ hosts: silent }, { path }, v.object({}))).toEqual({ ok: false, error: { kind: 'later' } })
  expect(await counts()).toMatchObject({ [`${path} refused`]: 1, [`${path} later`]: 3 })
})

it('the ticket of pages is kept in the same way', async () => {
  const web = { hosts: gateway.settings.hosts, app: gateway.settings.web, deps }
  const url = 'https://app.example/'
  const one = await signedPage(web, url, 'abc')
  const two = await signedPage(web, url, 'abc')
  expect(two).toEqual(one)
  expect(await gateway.say('/sandbox/check-page', { appId: web.app.appId, url, ...one })).toEqual({ isRight: true })
  expect(await counts()).toMatchObject({ '/cgi-bin/ticket/getticket done': 1 })
})
