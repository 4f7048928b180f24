/** @jest-environment node */
import { newsKinds } from '@contract/endpoints/city/news'
import { runDue } from '../../../server/jobs/jobs'
import { newsJobs } from '../../../server/modules/notices/open/send-news'
import { allowNews } from '../../../server/modules/subscriptions/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'
import { partyAct, stepTo } from '../../support/city/order-steps'
import { parties, smallCity, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let gateway: TestGateway
let givenUp: string[]

beforeEach(async () => {
  gateway = await testGateway({ now: () => deps.clock.now() })
  database = await testDatabase()
  deps = testDeps(database.db, { gatewayUrl: gateway.url })
  givenUp = []
  await smallCity(deps.db)
})
afterEach(async () => {
  await database.close()
  await gateway.close()
})

const run = () =>
  runDue(
    deps,
    newsJobs(deps, (_id, because) => void givenUp.push(because)),
  )
const sent = async () =>
  (await (await fetch(`${gateway.url}/sandbox/subscribeMessages`)).json()) as Readonly<Record<string, unknown>>[]
const left = async () =>
  (await deps.db.selectFrom('news_consent').select('left_over').execute()).map((r) => r.left_over)

/** Binds a phone's WeChat user to an account, as its login does. */
async function bound(userId: number): Promise<string> {
  const { code } = (await gateway.say('/sandbox/login', { device: `phone ${userId}` })) as { code: string }
  const { appId = '', openId = '' } = gateway.journal.codes.get(code) ?? {}
  await deps.db.insertInto('wechat_login').values({ user_id: userId, app_id: appId, open_id: openId, at: 0 }).execute()
  return openId
}

/** A buyer who is bound and allowed one message, and whose order is then delivered. */
async function delivered({ allows = 1 } = {}) {
  const { buyer, seller } = await parties(deps)
  const openId = await bound(buyer.userId)
  for (let n = 0; n < allows; n++) valueOf(await allowNews(deps, buyer.userId, 'delivery'))
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  valueOf(await partyAct(deps, seller, id, ver, 'deliver'))
  return { buyer, id, openId }
}

it('a delivery is told once to who allowed one message', async () => {
  const { id, openId } = await delivered()
  expect(await sent()).toEqual([])
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await sent()).toEqual([
    expect.objectContaining({
      touser: openId,
      template_id: 'sandbox-delivery',
      page: `pages/order/info?id=${id}`,
      data: {
        thing1: { value: '3021 已交付，请确认收货' },
        thing2: { value: expect.stringMatching(/^订单 .{16}…$/) as string },
        time3: { value: expect.stringMatching(/^2026-\d\d-\d\d \d\d:\d\d$/) as string },
      },
    }),
  ])
  expect(await left()).toEqual([0])
})

it('nothing is sent to who did not allow it, nor about what is no such news', async () => {
  await delivered({ allows: 0 })
  expect(await run()).toBe(0)
  expect(await sent()).toEqual([])
  expect(await deps.db.selectFrom('news_message').select('message_id').execute()).toEqual([])
})

it('who is bound to no user of the mini-program allows nothing', async () => {
  const { buyer } = await parties(deps)
  expect(await allowNews(deps, buyer.userId, 'sold')).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('who has unbound himself is not written to, and the notice stays', async () => {
  const { buyer } = await delivered()
  await deps.db.deleteFrom('wechat_login').execute()
  await run()
  expect([await sent(), givenUp, await left()]).toEqual([[], ['not bound'], [1]])
  const kinds = await deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', buyer.userId).execute()
  expect(kinds).toContainEqual({ kind: 'deliver' })
})

it('after the messenger says that the reader refuses, nothing more is tried until he allows again', async () => {
  gateway.trouble({ messageError: 43101 })
  await delivered({ allows: 3 })
  await run()
  expect([givenUp, await left()]).toEqual([['refused by the reader'], [0]])
})

it('an error that stays is given up at once, and allows as many as before', async () => {
  gateway.trouble({ messageError: 47003 })
  await delivered()
  expect(await run()).toBe(1)
  expect([givenUp, await left()]).toEqual([['error 47003'], [1]])
})

it('a messenger that is down is tried four times, then given up', async () => {
  gateway.trouble({ isDown: true })
  await delivered()
  for (let n = 0; n < 10; n++) {
    await run()
    deps.clock.at += 60_000
  }
  expect(givenUp).toEqual(['error -1'])
  expect(await sent()).toEqual([])
})

it('a messenger that comes back gets the message once', async () => {
  gateway.trouble({ messageError: -1 })
  await delivered()
  await run()
  gateway.trouble({})
  expect(await run()).toBe(0)
  deps.clock.at += 60_000
  expect(await run()).toBe(1)
  expect([await sent(), givenUp]).toEqual([[expect.objectContaining({ template_id: 'sandbox-delivery' })], []])
})

it('the seller hears that something was sold', async () => {
  const { buyer, seller } = await parties(deps)
  await bound(seller.userId)
  for (const kind of newsKinds) valueOf(await allowNews(deps, seller.userId, kind))
  await stepTo(deps, { buyer, seller }, 'paid')
  await run()
  expect(await sent()).toEqual([expect.objectContaining({ template_id: 'sandbox-sold' })])
})

it('no more than twenty are kept', async () => {
  const { buyer } = await parties(deps)
  await bound(buyer.userId)
  for (let n = 0; n < 25; n++) valueOf(await allowNews(deps, buyer.userId, 'sold'))
  expect(await left()).toEqual([20])
})
