import { fen } from '@contract/money'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { SettingKey } from '@contract/settings/settings'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { readConfig } from '../../../server/modules/area/service'
import { guest } from '../../../server/http/caller'
import { readText } from '../../../server/modules/texts/reading'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { addRecharge } from '../../../server/modules/recharge/service'
import { settingsAt } from '../../../server/modules/settings/open/settings-at'
import { runDue } from '../../../server/jobs/jobs'
import { clientNo, parties, payFor, rice, riceIn, takeRice, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { settingAdmin } from './setting-admin'

let server: TestServer
let buyer: Caller
let seller: Caller
let saleId: number

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  ;({ buyer, seller } = await parties(server.deps))
  ;({ saleId } = await rice(server.deps, seller, 500_000))
})
afterEach(() => server.close())

const at = (text: string) => Date.parse(`${text}+08:00`)
const day = (text: string, from: string, to: string) => ({
  from: at(`${text}T${from}`),
  to: to === '24:00' ? at(`${text}T00:00`) + 86_400_000 : at(`${text}T${to}`),
})

/** Two operators set something of this city, the first time that anybody does. */
async function settled(key: SettingKey, value: SettingView['value'], city = areaId) {
  const admin = settingAdmin(server)
  const [zhou, lan] = [await colleague(server, ['operator']), await colleague(server, ['operator'])]
  expect(await admin.edit(await colleague(server, ['finance']), key, value, 0, city)).toMatchObject({
    reason: 'NO_RIGHT',
  })
  const asked = await admin.edit(zhou, key, value, 0, city)
  expect(asked).toMatchObject({ ver: 0, waiting: null, approval: { kind: 'timeSetting' } })
  await admin.agree(lan, asked)
  return (await admin.seen(zhou, key, city === 0 ? undefined : city)).waiting?.fromAt
}

const take = () => takeRice(server.deps, buyer, saleId, 5_000)
const taken = async () => {
  const { orderId, payNo } = valueOf(await take())
  return { payNo, deadlineAt: valueOf(await readOrder(server.deps, buyer.userId, orderId)).deadlineAt, orderId }
}
const config = async () => valueOf(await readConfig(server.deps, areaId, { hostname: 'localhost', protocol: 'https' }))

it('hours that change tomorrow move what is to be paid over the night, and count from the night on', async () => {
  const { deps, clock } = server
  expect(await settled('openHour', 9)).toBe(at('2026-11-22T00:00'))
  clock.at = at('2026-11-21T23:50')
  expect((await config()).openings.slice(0, 2)).toEqual([
    day('2026-11-21', '07:00', '24:00'),
    day('2026-11-22', '09:00', '24:00'),
  ])
  const [one, other] = [await taken(), await taken()]
  expect([one.deadlineAt, other.deadlineAt]).toEqual([at('2026-11-22T09:15'), at('2026-11-22T09:15')])

  clock.at = at('2026-11-22T00:00') - 1
  valueOf(await payFor(deps, buyer, one.payNo))
  for (const moment of ['2026-11-22T00:00', '2026-11-22T07:00', '2026-11-22T08:59:59.999']) {
    clock.at = at(moment)
    const refused = {
      reason: 'BEFORE_OPEN',
      msg: '每日 09:00 后开放购买和付款',
      data: { openAt: at('2026-11-22T09:00') },
    }
    expect(await payFor(deps, buyer, other.payNo)).toMatchObject({ error: refused })
    expect(await take()).toMatchObject({ error: refused })
    await runDue(deps, orderJobs(deps))
  }
  expect(await config()).toMatchObject({ isOpen: false, opensAt: at('2026-11-22T09:00') })
  clock.at = at('2026-11-22T09:00')
  valueOf(await payFor(deps, buyer, other.payNo))
  expect(valueOf(await readText(deps, guest, { areaId, key: 'rules' })).content).toContain(
    '每日 09:00 至 24:00 可以购买和付款',
  )
})

it('a holiday is closed whole, and says when it is open again', async () => {
  const { deps, clock } = server
  await settled('closedDays', ['2026-11-22', '2026-11-23'])
  clock.at = at('2026-11-21T23:50')
  const { deadlineAt, payNo, orderId } = await taken()
  expect(deadlineAt).toBe(at('2026-11-24T07:15'))
  clock.at = at('2026-11-22T12:00')
  const refused = {
    reason: 'BEFORE_OPEN',
    msg: '今天休市，11-24 07:00 开放购买和付款',
    data: { openAt: at('2026-11-24T07:00') },
  }
  expect(await payFor(deps, buyer, payNo)).toMatchObject({ error: refused })
  expect(await addRecharge(deps, buyer, { clientNo: clientNo(), amount: fen(50_00) })).toMatchObject({ error: refused })
  expect((await config()).openings[0]).toEqual(day('2026-11-24', '07:00', '24:00'))

  const halt = { clientNo: clientNo(), areaId, halted: true, reason: '盘点' }
  valueOf(await haltArea(deps, postponePayments(deadlines), seller.userId, halt))
  clock.at = at('2026-11-22T13:00')
  const resume = { ...halt, clientNo: clientNo(), halted: false }
  valueOf(await haltArea(deps, postponePayments(deadlines), seller.userId, resume))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).deadlineAt).toBe(at('2026-11-24T08:15'))
  clock.at = at('2026-11-24T08:15') - 1
  await runDue(deps, orderJobs(deps))
  valueOf(await payFor(deps, buyer, payNo))
})

it('a city that closes at 22:00 refuses from then on, and its settings come to hold then', async () => {
  const { deps, clock } = server
  expect(await settled('closeHour', 22)).toBe(at('2026-11-22T00:00'))
  clock.at = at('2026-11-22T12:00')
  expect(await settled('openHour', 8)).toBe(at('2026-11-22T22:00'))
  expect(await settled('closedDays', ['2026-12-31'], 0)).toBe(at('2026-11-23T00:00'))
  clock.at = at('2026-11-22T21:50')
  const { deadlineAt } = await taken()
  expect(deadlineAt).toBe(at('2026-11-23T08:15'))
  expect(await config()).toMatchObject({
    isOpen: true,
    closesAt: at('2026-11-22T22:00'),
    opensAt: at('2026-11-23T08:00'),
  })
  clock.at = at('2026-11-22T22:00')
  expect((await settingsAt(deps.db, areaId, clock.at)).openHour).toBe(8)
  expect(await take()).toMatchObject({
    error: { reason: 'BEFORE_OPEN', msg: '今日已休市，11-23 08:00 开放购买和付款' },
  })
  expect((await config()).openings[0]).toEqual(day('2026-11-22', '07:00', '22:00'))
})
