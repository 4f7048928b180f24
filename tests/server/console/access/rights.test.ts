import type { ConsolePath } from '@contract/console/rights'
import { rights } from '@contract/console/rights'
import type { StaffRole } from '@contract/console/roles'
import { staffRoles } from '@contract/console/roles'
import { endpoints } from '@contract/endpoints/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { ConsoleBrowser, consoleOf, employ } from '../../../support/admin/console-client'
import type { TestServer } from '../../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../../support/server/server'

/**
 * The table of community §9 once more, by hand: operator, finance, support, auditor, administrator. ● may call, – may not, and `f` says
 * that a fresh code is asked for.
 */
const byHand: Readonly<Record<string, string>> = {
  '/admin/session/me': '● ● ● ● ●',
  '/admin/filter/list': '● ● ● ● ●',
  '/admin/filter/edit': '● ● ● ● ●',
  '/admin/approval/list': '● ● ● ● ●',
  '/admin/approval/export': '● ● – ● ●',
  '/admin/approval/approve': '● ● – – ● f',
  '/admin/approval/refuse': '● ● ● – ●',
  '/admin/withdraw/list': '● ● – ● –',
  '/admin/withdraw/info': '● ● – ● –',
  '/admin/withdraw/approve': '– ● – – – f',
  '/admin/withdraw/reject': '– ● – – –',
  '/admin/withdraw/paying': '– ● – – – f',
  '/admin/withdraw/paid': '– ● – – –',
  '/admin/withdraw/fail': '– ● – – –',
  '/admin/dispute/info': '● ● ● ● –',
  '/admin/dispute/messages': '● ● ● ● –',
  '/admin/dispute/address': '● – – – –',
  '/admin/dispute/decide': '● – – – – f',
  '/admin/dispute/ask': '● – – – – f',
  '/admin/draft/list': '● ● ● ● –',
  '/admin/draft/add': '– – ● – –',
  '/admin/handover/list': '● ● ● ● –',
  '/admin/handover/export': '● ● ● ● –',
  '/admin/handover/act': '● ● – – – f',
  '/admin/report/list': '● – ● ● –',
  '/admin/report/export': '● – ● ● –',
  '/admin/report/read': '● – ● ● –',
  '/admin/report/decide': '● – – – –',
  '/admin/shop/list': '● ● – ● –',
  '/admin/shop/export': '● ● – ● –',
  '/admin/shop/level': '● – – – – f',
  '/admin/shop/approve': '● – – – –',
  '/admin/shop/reject': '● – – – –',
  '/admin/shop/remove': '● – – – –',
  '/admin/round/list': '● ● – ● –',
  '/admin/round/export': '● ● – ● –',
  '/admin/round/add': '● – – – –',
  '/admin/round/edit': '● – – – –',
  '/admin/round/act': '● – – – – f',
  '/admin/fund/list': '● ● – ● –',
  '/admin/fund/export': '● ● – ● –',
  '/admin/fund/act': '● ● – – – f',
  '/admin/election/rule': '● ● – ● –',
  '/admin/election/setRule': '● – – – – f',
  '/admin/election/announce': '● – – – –',
  '/admin/election/strike': '● – – – – f',
  '/admin/vote/remove': '● – – – –',
  '/admin/mutual/remove': '● – – – –',
  '/admin/saleRemove': '● – – – –',
  '/admin/buyRemove': '● – – – –',
  '/admin/block/act': '● – – – – f',
  '/admin/area/halt': '● – – – – f',
  '/admin/books/check': '– ● – ● –',
  '/admin/pay/payments': '● ● – ● –',
  '/admin/pay/refund': '– ● – – – f',
  '/admin/refund/ask': '– ● – – – f',
  '/admin/correctionList': '● ● – ● –',
  '/admin/correction/export': '● ● – ● –',
  '/admin/correctionAdd': '● ● – – – f',
  '/admin/txnList': '● ● – ● –',
  '/admin/order/list': '● ● ● ● –',
  '/admin/order/export': '● ● ● ● –',
  '/admin/user/list': '● ● ● ● –',
  '/admin/user/export': '● ● ● ● – f',
  '/admin/block/list': '● ● ● ● –',
  '/admin/block/export': '● ● ● ● –',
  '/admin/refund/list': '● ● – ● –',
  '/admin/refund/export': '● ● – ● –',
  '/admin/withdraw/export': '● ● – ● –',
  '/admin/election/list': '● ● – ● –',
  '/admin/election/export': '● ● – ● –',
  '/admin/vote/list': '● ● – ● –',
  '/admin/vote/export': '● ● – ● –',
  '/admin/mutual/list': '● ● – ● –',
  '/admin/mutual/export': '● ● – ● –',
  '/admin/area/list': '● ● ● ● –',
  '/admin/area/export': '● ● ● ● –',
  '/admin/zone/list': '● ● – ● –',
  '/admin/zone/export': '● ● – ● –',
  '/admin/item/list': '● ● – ● –',
  '/admin/item/export': '● ● – ● –',
  '/admin/account/list': '● ● – ● –',
  '/admin/account/export': '● ● – ● –',
  '/admin/entry/list': '● ● – ● –',
  '/admin/entry/export': '● ● – ● –',
  '/admin/book/list': '● ● – ● –',
  '/admin/book/export': '● ● – ● –',
  '/admin/act/list': '– – – ● –',
  '/admin/act/export': '– – – ● –',
  '/admin/order/info': '● ● ● ● –',
  '/admin/person/info': '● ● ● ● –',
  '/admin/person/notices': '● ● ● ● –',
  '/admin/user/reveal': '● ● ● ● –',
  '/admin/user/endSessions': '● – – – –',
  '/admin/note/add': '● ● ● – –',
  '/admin/search': '● ● ● ● –',
  '/admin/letter/list': '● ● ● ● –',
  '/admin/letter/export': '● ● ● ● –',
  '/admin/letter/info': '● ● ● ● –',
  '/admin/letter/count': '● – ● – –',
  '/admin/letter/edit': '● – ● – –',
  '/admin/letter/test': '● – ● – –',
  '/admin/letter/send': '● – – – –',
  '/admin/letter/takeBack': '● – – – –',
  '/admin/template/list': '● ● ● ● –',
  '/admin/template/export': '● ● ● ● –',
  '/admin/template/edit': '● – ● – –',
  '/admin/template/remove': '● – ● – –',
  '/admin/upload/token': '● – ● – –',
  '/admin/import/check': '● – – – –',
  '/admin/import/run': '● – – – – f',
  '/admin/import/waiting': '● – – – –',
  '/admin/import/slips': '● – – – – f',
  '/admin/stat/overview': '● ● ● ● –',
  '/admin/stat/series': '● ● – ● –',
  '/admin/report/freeze': '● – – – – f',
  '/admin/dispute/rows': '● ● ● ● –',
  '/admin/dispute/export': '● ● ● ● –',
  '/admin/dispute/beside': '● ● ● ● –',
  '/admin/dispute/handOver': '● – – – –',
  '/admin/dispute/askEvidence': '● – – – –',
  '/admin/handover/info': '● ● ● ● –',
  '/admin/stat/export': '● ● – ● –',
  '/admin/correction/preview': '● ● – ● –',
  '/admin/withdraw/batch': '– ● – – – f',
  '/admin/category/list': '● ● – ● –',
  '/admin/category/save': '● – – – –',
  '/admin/category/act': '● – – – –',
  '/admin/category/sort': '● – – – –',
  '/admin/item/save': '● – – – –',
  '/admin/item/act': '● – – – –',
  '/admin/item/sort': '● – – – –',
  '/admin/sale/toItem': '● – – – –',
  '/admin/area/save': '● – – – –',
  '/admin/area/reach': '● – – ● –',
  '/admin/zone/preview': '● ● – ● –',
  '/admin/zone/save': '● – – – –',
  '/admin/zone/remove': '● – – – –',
  '/admin/block/map': '● ● ● ● –',
  '/admin/round/preview': '● ● – ● –',
  '/admin/election/info': '● ● – ● –',
  '/admin/election/roll': '– – – ● –',
  '/admin/vote/info': '● ● – ● –',
  '/admin/vote/roll': '– – – ● –',
  '/admin/mutual/info': '● ● – ● –',
  '/admin/mutual/words': '● – – ● –',
  '/admin/offer/list': '● ● ● ● –',
  '/admin/offer/export': '● ● ● ● –',
  '/admin/limit/list': '● ● – ● –',
  '/admin/limit/set': '– ● – – – f',
  '/admin/remedy/preview': '● ● ● ● –',
  '/admin/remedy/add': '● ● ● – – f',
  '/admin/text/list': '● ● ● ● –',
  '/admin/text/info': '● ● ● ● –',
  '/admin/text/edit': '● – – – –',
  '/admin/setting/list': '● ● – ● ●',
  '/admin/setting/history': '● ● – ● ●',
  '/admin/setting/preview': '● ● – ● ●',
  '/admin/setting/edit': '● ● – – ● f',
  '/admin/setting/takeBack': '● ● – – ●',
  '/admin/alarm/list': '● ● – ● ●',
  '/admin/alarm/export': '● ● – ● ●',
  '/admin/alarm/channels': '● ● – ● ●',
  '/admin/alarm/edit': '● – – – ● f',
  '/admin/alarm/test': '● – – – ●',
  '/admin/opening/list': '● ● – ● ●',
  '/admin/opening/dismiss': '● – – – ●',
  '/admin/staff/list': '– – – ● ●',
  '/admin/staff/export': '– – – ● ●',
  '/admin/staff/add': '– – – – ● f',
  '/admin/staff/edit': '– – – – ● f',
  '/admin/staff/reset': '– – – – ● f',
  '/admin/staff/invite': '– – – – ● f',
  '/admin/staff/endSessions': '– – – – ●',
}

/** Before a session is active. */
const doors = ['login', 'enrol', 'totp', 'recover', 'logout'].map((name) => `/admin/session/${name}`)

let server: TestServer
let browsers: ReadonlyMap<StaffRole, ConsoleBrowser>
beforeAll(async () => {
  server = await testServer()
  const signedIn = staffRoles.map(
    async (role) => [role, await consoleOf(server, await employ(server, [role]))] as const,
  )
  browsers = new Map(await Promise.all(signedIn))
})
afterAll(() => server.close())

const reasonOf = async (browser: ConsoleBrowser, path: ConsolePath) => {
  const answer = await browser.call(path, {})
  return answer.code === 401 ? '401' : (answer.data.reason ?? 'done')
}
/** Whether the call went past who may make it: an empty one is then answered, or is not well formed. */
const isLet = (reason: string) => ['done', 'FORM'].includes(reason)

it('every call of the contract has a right, and every right a call', () => {
  const paths = consoleEndpoints.map(({ path }) => path).sort()
  expect(Object.keys(rights).sort()).toEqual(paths)
  expect([...Object.keys(byHand), ...doors].sort()).toEqual(paths)
  expect(consoleEndpoints.filter(({ access }) => access !== 'staff')).toEqual([])
})

it('no call is for the app and for the console, and what the app signs under /admin is for development alone', () => {
  const ofApp: readonly { path: string; access: string }[] = endpoints
  expect(ofApp.filter(({ path }) => path in rights)).toEqual([])
  const beside = ofApp.filter(({ path }) => path.startsWith('/admin/'))
  expect([...new Set(beside.map(({ access }) => access))]).toEqual(['development'])
})

it('nobody who is signed in to the app has any of them there, operator or mayor', async () => {
  const { userId } = await settle(server, 128)
  const since = { area_id: areaId, since: 0 }
  await server.deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', userId).execute()
  await server.deps.db
    .insertInto('area_role')
    .values({ ...since, user_id: userId, role: 'mayor' })
    .execute()
  const phone = await signedIn(server, 128)
  for (const path of Object.keys(byHand)) {
    const form = await phone.form(path as '/bctDispute/list', {})
    expect(`${path} ${form.code}`).toBe(`${path} 401`)
  }
  expect((await phone.form('/bctNotice/manage', { areaId })).code).toBe(200)
  expect((await phone.form('/bctDispute/list', {})).code).toBe(200)
})

it.each(Object.entries(byHand))('%s may be called by %s', async (path, row) => {
  const cells = row.split(' ')
  const expected = Object.fromEntries(staffRoles.map((role, at) => [role, cells[at] === '●' ? 'let' : 'NO_RIGHT']))
  const found: Record<string, string> = {}
  for (const [role, browser] of browsers) {
    const reason = await reasonOf(browser, path as ConsolePath)
    found[role] = isLet(reason) ? 'let' : reason
  }
  expect(found).toEqual(expected)
})

it('without a session nothing is to be had, with a password alone neither', async () => {
  const staff = await employ(server, ['finance'])
  const started = new ConsoleBrowser(server.app)
  await started.call('/admin/session/login', { name: staff.name, password: 'correct horse battery' })
  for (const path of Object.keys(byHand) as ConsolePath[]) {
    expect(`${path} ${await reasonOf(new ConsoleBrowser(server.app), path)}`).toBe(`${path} 401`)
    expect(`${path} ${await reasonOf(started, path)}`).toBe(`${path} 401`)
  }
})

it('what asks for a fresh code is refused two minutes after the last one', async () => {
  server.clock.forward(2 * 60_000 + 1)
  const stale: string[] = []
  for (const path of Object.keys(byHand) as ConsolePath[]) {
    const answers = await Promise.all([...browsers.values()].map((browser) => browser.call(path, {})))
    if (answers.some(({ data }) => typeof data === 'object' && 'isFresh' in data)) stale.push(path)
  }
  const wanted = Object.keys(byHand).filter((path) => byHand[path]?.endsWith(' f'))
  expect(stale.sort()).toEqual(wanted.sort())
})
