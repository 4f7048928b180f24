import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { settingsAt } from '../../../server/modules/settings/open/settings-at'
import { readInfo as withdrawInfo, readWithdrawal } from '../../../server/modules/withdrawals/service'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { give, operator } from '../../support/city/money'
import { clientNo, parties, riceIn, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { because, settingAdmin } from './setting-admin'

let server: TestServer
let buyer: Caller
let seller: Caller
let admin: ReturnType<typeof settingAdmin>

beforeEach(async () => {
  server = await testServer()
  admin = settingAdmin(server)
  await riceIn(server.deps.db)
  ;({ buyer, seller } = await parties(server.deps))
})
afterEach(() => server.close())

const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
const withdraw = (who: Caller, amount: number) =>
  applyUnasked(server.deps, who, { clientNo: clientNo(), amount: fen(amount), way: 'bank', payee })

/** Somebody else pays a withdrawal out. */
async function payOut(of: { readonly withdrawId: number; readonly ver: number }) {
  const { admin: pays } = await operator(server, 3)
  const step = (ver: number) => ({ clientNo: clientNo(), id: of.withdrawId, ver })
  const reason = '已核对收款人'
  const { data: seenBy } = await pays('/admin/withdraw/approve', { ...step(of.ver), reason })
  const { data: begun } = await pays('/admin/withdraw/paying', step(seenBy.ver))
  expect((await pays('/admin/withdraw/paid', { ...step(begun.ver), reference: 'B-20261125' })).code).toBe(200)
}
const at = (text: string) => Date.parse(`${text}+08:00`)

it('a dearer fee is agreed to by two, told, and holds three days later; what was asked for before keeps its own', async () => {
  const [zhou, lan] = [await colleague(server, ['operator']), await colleague(server, ['operator'])]
  const clerk = await colleague(server, ['finance'])
  for (const who of [buyer, seller]) await give(server.deps, who.userId, 'income', 3_000_00)
  expect(await admin.edit(clerk, 'withdrawFee', 100, 0)).toMatchObject({ reason: 'NO_RIGHT' })
  const asked = await admin.edit(zhou, 'withdrawFee', 100, 0)
  expect(asked).toMatchObject({
    value: 60,
    ver: 0,
    waiting: null,
    approval: { kind: 'feeSetting', summary: '提现手续费：0.6 % → 1 %', payload: { value: 100 } },
  })
  expect(await admin.edit(lan, 'withdrawFee', 70, 0)).toMatchObject({ reason: 'CLOSED' })
  expect(await admin.agree(zhou, asked)).toMatchObject({ reason: 'OWN' })
  expect(await admin.agree(lan, asked)).toMatchObject({ state: 'approved' })
  const holdsAt = at('2026-11-25T00:00:00')
  expect(await admin.seen(zhou, 'withdrawFee')).toMatchObject({
    value: 60,
    ver: 1,
    setBy: 'standard',
    waiting: { value: 100, after: 100, fromAt: holdsAt, by: zhou.staff.name },
    running: 0,
  })
  const told = await server.deps.db.selectFrom('area_notice').select(['area_id', 'title', 'content']).execute()
  expect(told.filter(({ title }) => title === '提现手续费调整').map(({ area_id: id }) => id)).toContain(areaId)
  expect(told.at(-1)?.content).toContain('2026-11-25 00:00 起，提现手续费由 0.6 % 调整为 1 %')

  server.clock.at = holdsAt - 1
  const before = valueOf(await withdraw(buyer, 900_00))
  expect(before).toMatchObject({ fee: 5_40, net: 894_60 })
  expect(valueOf(await withdrawInfo(server.deps, buyer))).toMatchObject({ feeBasisPoints: 60 })
  server.clock.at = holdsAt
  expect(valueOf(await withdrawInfo(server.deps, buyer))).toMatchObject({ feeBasisPoints: 100 })
  expect(valueOf(await withdraw(seller, 1_000_00))).toMatchObject({ fee: 10_00, net: 990_00 })
  expect(valueOf(await readWithdrawal(server.deps, buyer.userId, before.withdrawId))).toMatchObject({ fee: 5_40 })
  expect((await settingsAt(server.deps.db, areaId, holdsAt - 1)).withdrawFee).toBe(60)

  const again = await colleague(server, ['operator'])
  expect(await admin.seen(again, 'withdrawFee')).toMatchObject({ value: 100, setBy: 'here', waiting: null, running: 2 })
  expect(await admin.history(again, 'withdrawFee')).toMatchObject([
    { value: 100, state: 'holds', by: zhou.staff.name, second: lan.staff.name, ...because },
  ])
  await payOut(before)
  const fees = server.deps.db.selectFrom('account').select('balance').where('key', '=', 'platform:fee')
  expect(await fees.execute()).toEqual([{ balance: 5_40 }])
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
})

it('a change that waits is taken back before it holds, and everybody is told so', async () => {
  const [zhou, lan] = [await colleague(server, ['operator']), await colleague(server, ['operator'])]
  await admin.agree(lan, await admin.edit(zhou, 'withdrawFeeLeast', 20, 0, areaId))
  expect(await admin.edit(zhou, 'withdrawFeeLeast', 30, 1, areaId)).toMatchObject({ reason: 'CLOSED' })
  expect(await admin.takeBack(lan, 'withdrawFeeLeast', 0, areaId)).toMatchObject({ reason: 'MOVED' })
  expect(await admin.takeBack(lan, 'withdrawFeeLeast', 1, areaId)).toMatchObject({ value: 10, ver: 2, waiting: null })
  expect(await admin.takeBack(lan, 'withdrawFeeLeast', 2, areaId)).toMatchObject({ reason: 'CLOSED' })
  const [gone] = await admin.history(zhou, 'withdrawFeeLeast', areaId)
  expect(gone).toMatchObject({ state: 'takenBack', takenBack: { by: lan.staff.name, ...because } })
  const told = await server.deps.db.selectFrom('area_notice').select('title').where('area_id', '=', areaId).execute()
  expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(['提现手续费最低调整', '提现手续费最低不调整']))
  const rewritten = server.deps.db.updateTable('city_setting').set({ reason: '另一个理由' })
  await expect(rewritten.execute()).rejects.toThrow()
  server.clock.at += 10 * 86_400_000
  expect((await settingsAt(server.deps.db, areaId, server.clock.now())).withdrawFeeLeast).toBe(10)
})

it('a city has its own before that of all, until it follows again', async () => {
  const lan = await colleague(server, ['finance'])
  const noon = server.clock.now()
  expect(await admin.edit(lan, 'rechargeLeast', 20_00, 0)).toMatchObject({
    waiting: { fromAt: at('2026-11-22T00:00:00') },
  })
  expect(await admin.edit(lan, 'rechargeLeast', 30_00, 0, areaId)).toMatchObject({ waiting: { after: 30_00 } })
  server.clock.at = at('2026-11-22T00:00:00')
  const { db } = server.deps
  const least = async (city: number, when = server.clock.now()) => (await settingsAt(db, city, when)).rechargeLeast
  expect([await least(areaId), await least(9), await least(areaId, noon)]).toEqual([30_00, 20_00, 10_00])
  const ming = await colleague(server, ['finance'])
  expect(await admin.seen(ming, 'rechargeLeast', areaId)).toMatchObject({ value: 30_00, setBy: 'here', ver: 1 })
  expect(await admin.edit(ming, 'rechargeLeast', null, 1, areaId)).toMatchObject({
    waiting: { value: null, after: 20_00 },
  })
  server.clock.at += 86_400_000
  expect(await least(areaId)).toBe(20_00)
})

it('refuses what is out of range, changes nothing, contradicts another, or is not theirs', async () => {
  const lan = await colleague(server, ['finance'])
  const here = await colleague(server, ['finance'], { areas: [areaId] })
  const form = (said: string) => ({ reason: 'FORM', fields: { value: said } })
  expect(await admin.edit(lan, 'rechargeLeast', 0, 0)).toMatchObject(form('不在范围内'))
  expect(await admin.edit(lan, 'rechargeLeast', [10_00], 0)).toMatchObject(form('不在范围内'))
  expect(await admin.edit(lan, 'rechargeLeast', null, 0)).toMatchObject(form('和现在一样'))
  expect(await admin.edit(lan, 'rechargeLeast', 60_00, 0)).toMatchObject(form('充值可选金额要在每笔最少和最多之间'))
  expect(await admin.edit(lan, 'withdrawTwo', 500_00, 0)).toMatchObject({ reason: 'NO_RIGHT' })
  expect(await admin.edit(lan, 'refundTwo', 500_00, 0, areaId)).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await admin.edit(here, 'rechargeLeast', 20_00, 0)).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await admin.seen(here, 'rechargeLeast')).toMatchObject({ value: 10_00, mayEdit: false })
  expect(await admin.seen(here, 'rechargeLeast', areaId)).toMatchObject({ mayEdit: true })
})

it('a threshold falls at once and rises by two administrators; what is asked for follows it', async () => {
  const [boss, other] = [await colleague(server, ['administrator']), await colleague(server, ['administrator'])]
  const lan = await colleague(server, ['finance'])
  expect(await admin.edit(boss, 'withdrawTwo', 500_00, 0)).toMatchObject({ value: 500_00, ver: 1, approval: null })
  await give(server.deps, buyer.userId, 'income', 5_000_00)
  const { withdrawId } = valueOf(await withdraw(buyer, 600_00))
  const isTwo = async () => (await lan.browser.call('/admin/withdraw/info', { id: withdrawId })).data.isTwoPersons
  expect(await isTwo()).toBe(true)
  const asked = await admin.edit(boss, 'withdrawTwo', 1_500_00, 1)
  expect(asked).toMatchObject({ value: 500_00, approval: { kind: 'thresholdSetting' } })
  expect(await admin.agree(other, asked)).toMatchObject({ state: 'approved' })
  expect(await admin.seen(lan, 'withdrawTwo')).toMatchObject({ value: 1_500_00, ver: 2, mayEdit: false })
  expect(await isTwo()).toBe(false)
})

/** Two of the operators as they sit there at a moment: a session of an earlier day has ended. */
async function twoAt(moment: string) {
  server.clock.at = at(moment)
  return [await colleague(server, ['operator']), await colleague(server, ['operator'])] as const
}

it('a city follows all cities only while nothing waits there, and nobody has agreed to what that became meanwhile', async () => {
  const [ma, bo] = await twoAt('2026-11-21T08:00:00')
  await admin.agree(bo, await admin.edit(ma, 'withdrawFee', 50, 0, areaId))
  const [zhou, lan] = await twoAt('2026-11-22T08:00:00')
  const follows = await admin.edit(zhou, 'withdrawFee', null, 1, areaId)
  expect(follows).toMatchObject({ value: 50, followed: 60, approval: { summary: '提现手续费：0.5 % → 0.6 %' } })
  await admin.agree(lan, await admin.edit(zhou, 'withdrawFee', 100, 0))
  // What waits for all comes later than this would.
  expect(await admin.agree(lan, follows)).toMatchObject({ reason: 'CLOSED' })

  const [chen, du] = await twoAt('2026-11-26T08:00:00')
  const again = await admin.edit(chen, 'withdrawFee', null, 1, areaId)
  expect(again).toMatchObject({ approval: { summary: '提现手续费：0.5 % → 1 %' } })
  await admin.agree(du, await admin.edit(chen, 'withdrawFee', 80, 1))
  const [, eve] = await twoAt('2026-11-27T00:30:00')
  // It is 0.8 % now.
  expect(await admin.agree(eve, again)).toMatchObject({ reason: 'CLOSED' })
  expect((await settingsAt(server.deps.db, areaId, server.clock.at)).withdrawFee).toBe(50)
})

it('a city that follows all from the next closing time on is told of what comes to all after that', async () => {
  const [ma, bo] = await twoAt('2026-11-21T08:00:00')
  await admin.agree(bo, await admin.edit(ma, 'withdrawFee', 50, 0, areaId))
  const [zhou, lan] = await twoAt('2026-11-22T08:00:00')
  await admin.agree(lan, await admin.edit(zhou, 'withdrawFee', null, 1, areaId))
  await admin.agree(lan, await admin.edit(zhou, 'withdrawFee', 100, 0))
  const told = await server.deps.db
    .selectFrom('area_notice')
    .select('content')
    .where('area_id', '=', areaId)
    .where('title', '=', '提现手续费调整')
    .execute()
  expect(told.map(({ content }) => content).join()).toContain('由 0.6 % 调整为 1 %')
})
