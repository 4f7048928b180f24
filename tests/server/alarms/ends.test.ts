/** @jest-environment node */
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alarmFrom } from '@contract/console/alarms'
import { dayMs, minuteMs } from '@contract/durations'
import { jobNames, timersOf } from '../../../server/deadlines'
import { outsideOf } from '../../../server/modules/alarms/round'
import { newsJobs } from '../../../server/modules/notices/open/send-news'
import { parcelJobs } from '../../../server/modules/orders/parcel/follow'
import { dispatchJobs } from '../../../server/modules/pay/dispatch/tell'
import { warningJobs } from '../../../server/modules/session/open/changes'
import { consoleOf } from '../../support/admin/console-client'
import { clientNo, resident } from '../../support/city/small-city'
import { colleague, freshly } from '../console/colleagues'
import { appliedFor } from '../console/trades'
import type { AlarmCity } from './alarm-city'
import { alarmCity, backedUp } from './alarm-city'

let city: AlarmCity

beforeEach(async () => {
  city = await alarmCity()
  await backedUp(city)
  await city.add('wecom')
})
afterEach(() => city.close())

const db = () => city.server.deps.db

it('a late withdrawal is late until it is paid, also while its second person is asked', async () => {
  const { server } = city
  const { withdrawId: id, ver } = await appliedFor(server.deps, 301, 1_500_00)
  await db()
    .updateTable('withdrawal')
    .set({ expect_at: server.now() - 1 })
    .where('withdraw_id', '=', id)
    .execute()
  await city.look()
  expect(await city.said()).toEqual([expect.stringContaining('逾期未处理：测试城 · 提现')])
  const lan = await colleague(server, ['finance'])
  const wish = { clientNo: clientNo(), id, ver, reason: '收款账户已电话核实' }
  expect((await freshly(server, lan, () => lan.browser.call('/admin/withdraw/approve', wish))).code).toBe(200)
  await city.look()
  expect(await city.said()).toHaveLength(1)
  expect(await city.open('lateCase')).toMatchObject([{ refId: id }])
})

it('an ask that nobody decided has lapsed and is not well again', async () => {
  const { server } = city
  const { userId } = await resident(server.deps, 202, 0)
  const clerk = await colleague(server, ['finance'])
  const wish = { clientNo: clientNo(), id: userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
  await freshly(server, clerk, () => clerk.browser.call('/admin/limit/set', { ...wish, reason: '收入高，已核实' }))
  server.clock.forward(dayMs - alarmFrom.lapseMs + minuteMs)
  await backedUp(city)
  await city.look()
  server.clock.forward(alarmFrom.lapseMs)
  await city.look()
  const [, over = ''] = await city.said()
  expect(over).toMatch(/^【门牌】1 项已作废\n· 复核快到期：测试城 · 居民限额，11-22 10:02 前未复核就作废/)
  expect(await city.listed('over', 'lapse')).toEqual([])
  expect(await city.listed('lapsed', 'lapse')).toMatchObject([{ ending: 'lapsed' }])
})

it('an ask that somebody decided in time is over, and is not called lapsed', async () => {
  const { server } = city
  const { userId } = await resident(server.deps, 202, 0)
  const clerk = await colleague(server, ['finance'])
  const wish = { clientNo: clientNo(), id: userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
  await freshly(server, clerk, () => clerk.browser.call('/admin/limit/set', { ...wish, reason: '收入高，已核实' }))
  server.clock.forward(dayMs - alarmFrom.lapseMs + minuteMs)
  await backedUp(city)
  await city.look()
  expect(await city.open('lapse')).toMatchObject([{ ending: 'open', overAt: null }])
  const browser = await consoleOf(server, clerk.staff)
  const [asked] = (await browser.call('/admin/approval/list', {})).data.data
  const back = { clientNo: clientNo(), id: asked?.approvalId ?? 0, ver: asked?.ver ?? 0, reason: '金额填错了' }
  expect((await browser.call('/admin/approval/refuse', back)).data).toMatchObject({ state: 'refused' })
  await city.look()
  expect(await city.listed('over', 'lapse')).toMatchObject([{ ending: 'over' }])
  expect((await city.said())[1]).toContain('1 项已恢复')
})

it('a disk that nobody looked at for a day is forgotten', async () => {
  await db()
    .insertInto('setting')
    .values({ key: 'disk /old', value: JSON.stringify({ free: 1, total: 100, at: city.server.now() - 1 }) })
    .execute()
  await city.look()
  expect(await city.said()).toEqual([expect.stringContaining('磁盘快满：/old 剩余')])
  city.server.clock.forward(dayMs)
  await backedUp(city)
  await city.look()
  expect((await city.said())[1]).toContain('1 项已恢复\n· 磁盘快满：/old')
  const kept = await db().selectFrom('setting').select('key').where('key', 'like', 'disk %').execute()
  expect(kept).toEqual([{ key: 'disk /data' }])
})

it('a disk is called by its folder, whatever the machine is called', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'))
  expect(await outsideOf(path.relative('.', folder)).disk()).toMatchObject({ name: folder })
  await rmdir(folder)
})

it('every job has a name in Chinese, and no two the same', () => {
  const { deps } = city.server
  const nobody = () => undefined
  const beside = { ...newsJobs(deps, nobody), ...warningJobs(deps), ...parcelJobs(deps, nobody), ...dispatchJobs(deps) }
  const all = { ...timersOf(deps), ...beside }
  expect(Object.keys(all).sort()).toEqual(Object.keys(jobNames).sort())
  expect(new Set(Object.values(jobNames)).size).toBe(Object.keys(jobNames).length)
})
