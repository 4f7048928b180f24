/** @jest-environment node */
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { sql } from 'kysely'
import { noteFailing, noteTaken } from '../../../server/sms/failing-store'
import type { AlarmCity } from './alarm-city'
import { alarmCity, backedUp } from './alarm-city'

let city: AlarmCity

beforeEach(async () => {
  city = await alarmCity()
  await backedUp(city)
})
afterEach(() => city.close())

const db = () => city.server.deps.db
const failJob = () =>
  sql`insert into job (kind, ref, run_at, attempts) values ('autoConfirm', 1, ${city.server.now()}, 3)`.execute(db())
const endJob = () => db().updateTable('job').set({ done_at: 1 }).execute()
const at = (hour: number) => void (city.server.clock.at = dayStart(city.server.now()) + dayMs + hour * hourMs)

it('in quiet hours only what is urgent is told; the rest when they are over', async () => {
  await city.add('wecom', { quiet: { fromHour: 22, untilHour: 8 } })
  at(23)
  await backedUp(city)
  await failJob()
  await noteFailing(db(), city.server.now())
  await city.look()
  expect(await city.said()).toEqual([expect.stringMatching(/^【门牌】1 项告警\n· 【紧急】消息未送达/)])
  await noteTaken(db())
  await city.look()
  expect((await city.said())[1]).toContain('1 项已恢复')
  at(7)
  await city.look()
  expect(await city.said()).toHaveLength(2)
  at(8)
  await backedUp(city)
  await city.look()
  expect((await city.said())[2]).toMatch(/^【门牌】1 项告警\n· 后台任务失败/)
})

it('what is over before the quiet is over is told nobody', async () => {
  await city.add('wecom', { quiet: { fromHour: 22, untilHour: 8 } })
  at(23)
  await backedUp(city)
  await failJob()
  await city.look()
  await endJob()
  at(8)
  await backedUp(city)
  await city.look()
  expect(await city.said()).toEqual([])
})

it('a kind that is paused is told after its time, also an urgent one; others meanwhile', async () => {
  const until = city.server.now() + hourMs
  await city.add('wecom', { pauses: [{ kind: 'message', until }] })
  await noteFailing(db(), city.server.now())
  await failJob()
  await city.look()
  expect(await city.said()).toEqual([expect.stringMatching(/^【门牌】1 项告警\n· 后台任务失败/)])
  city.server.clock.at = until
  await city.look()
  expect((await city.said())[1]).toContain('消息未送达')
})

it('a channel that fails is left alone for a while, longer each time, and nothing of it is lost or told twice', async () => {
  await city.add('wecom')
  await city.add('feishu')
  const key = city.server.deps.config.gatewayUrl
  await failJob()
  Object.assign(city.server.deps.config, { gatewayUrl: 'http://127.0.0.1:1' })
  await city.look()
  const sending = () =>
    db().selectFrom('alarm_sending').select(['tries', 'next_at', 'said']).orderBy('channel_id').execute()
  const first = city.server.now()
  expect(await sending()).toEqual([
    { tries: 1, next_at: first + minuteMs, said: '无应答' },
    { tries: 1, next_at: first + minuteMs, said: '无应答' },
  ])
  await city.look()
  expect((await sending()).map(({ tries }) => tries)).toEqual([1, 1])
  city.server.clock.forward(minuteMs)
  await city.look()
  expect(await sending()).toMatchObject([{ tries: 2, next_at: first + 3 * minuteMs }, { tries: 2 }])
  Object.assign(city.server.deps.config, { gatewayUrl: key })
  city.server.clock.forward(2 * minuteMs)
  await city.look()
  await city.look()
  for (const way of ['wecom', 'feishu'] as const) expect(await city.said(way)).toHaveLength(1)
  expect((await sending()).map(({ tries }) => tries)).toEqual([0, 0])
})

it('a new channel is told first what is open, once', async () => {
  await failJob()
  await city.look()
  city.server.clock.forward(minuteMs)
  await city.add('wecom')
  await city.look()
  await city.look()
  expect(await city.said()).toEqual([expect.stringMatching(/^【门牌】1 项告警\n· 后台任务失败/)])
})
