/** @jest-environment node */
import { alarmFrom } from '@contract/console/alarms'
import { alarmLimits } from '@contract/console/alarm-ways'
import { resealRobots } from '../../../server/modules/alarms/reseal'
import { noteFailing, noteTaken } from '../../../server/sms/failing-store'
import { everyRow } from '../../support/database/every-row'
import { areaId } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import type { AlarmCity } from './alarm-city'
import { alarmCity, backedUp, webhookOf } from './alarm-city'

let city: AlarmCity

beforeEach(async () => {
  city = await alarmCity()
  await backedUp(city)
})
afterEach(() => city.close())

const form = (field: string, said: string) => ({
  reason: 'FORM',
  fields: { [field]: expect.stringContaining(said) as string },
})
const test = async (id: number) => (await city.boss.browser.call('/admin/alarm/test', { id })).data

it.each(['wecom', 'feishu', 'dingtalk'] as const)('%s: made, tried, and told of an alarm', async (way) => {
  const made = await city.add(way)
  expect(made).toMatchObject({
    way,
    keyEnd: city.gateway.robots[way].key.slice(-4),
    testedAt: null,
    failingSince: null,
  })
  expect(await test(made.channelId)).toEqual({ isSent: true, said: '' })
  await noteFailing(city.server.deps.db, city.server.now())
  await city.look()
  const said = await city.said(way)
  expect(said).toEqual([
    expect.stringContaining(`【门牌】告警测试\n“${way} 群”已接通`),
    expect.stringContaining('【门牌】1 项告警\n· 【紧急】消息未送达'),
  ])
  expect(said[0]).toContain(city.boss.staff.name)
  const { data: channels } = (await city.boss.browser.call('/admin/alarm/channels', {})).data
  expect(channels).toMatchObject([{ channelId: made.channelId, testedAt: expect.any(Number) as number }])
})

it('mail goes to every address of a channel, once', async () => {
  const made = await city.add('mail', { mails: ['duty@city.example', 'lan@city.example', 'duty@city.example'] })
  expect(made).toMatchObject({ mails: ['duty@city.example', 'lan@city.example'], keyEnd: '' })
  expect(await test(made.channelId)).toEqual({ isSent: true, said: '' })
  await noteFailing(city.server.deps.db, city.server.now())
  await city.look()
  await city.look()
  await noteTaken(city.server.deps.db)
  await city.look()
  expect(city.mail.letters.map(({ subject }) => subject).reverse()).toEqual([
    '【门牌】告警测试',
    '【门牌】1 项告警：消息未送达',
    '【门牌】1 项已恢复：消息未送达',
  ])
  expect(city.mail.letters[1]).toMatchObject({
    to: ['duty@city.example', 'lan@city.example'],
    from: 'alarm@menpai.example',
  })
  expect(city.mail.letters[1]?.text).toContain('· 【紧急】消息未送达：验证码短信发不出')
})

it('says what is wrong with what was typed', async () => {
  const { wishOf, edit, gateway } = city
  const refused = async (...wish: Parameters<typeof wishOf>) => (await edit(wishOf(...wish))).data
  expect(await refused('wecom', { webhook: '' })).toMatchObject(form('webhook', '请填写 Webhook 地址'))
  expect(await refused('wecom', { webhook: 'http://127.0.0.1/?key=1' })).toMatchObject(form('webhook', '有误'))
  expect(await refused('wecom', { webhook: webhookOf(gateway, 'dingtalk') })).toMatchObject(form('webhook', '有误'))
  expect(await refused('feishu', { secret: '' })).toMatchObject(form('secret', '请填写密钥'))
  expect(await refused('dingtalk', { secret: 'abc' })).toMatchObject(form('secret', '密钥有误'))
  expect(await refused('mail', { mails: [] })).toMatchObject(form('mails', '请填写收件地址'))
  expect(await refused('mail', { mails: ['a b@c'] })).toMatchObject(form('mails', '邮箱地址有误'))
  expect(await refused('mail', { mails: ['值班@city'] })).toMatchObject(form('mails', '邮箱地址有误'))
  await city.add('wecom')
  expect(await refused('mail', { name: 'wecom 群' })).toMatchObject(form('name', '已有同名的通道'))
  expect(await refused('mail', { areaId: 77 })).toMatchObject({ reason: 'NOT_FOUND' })
  const { db } = city.server.deps
  const rest = Array.from({ length: alarmLimits.channels - 1 }, (_, at) => ({ channel_id: at + 1, name: `通道${at}` }))
  const row = {
    ver: 1,
    way: 'mail',
    area_id: null,
    roles: ['operator'],
    mails: ['a@b.cn'],
    robot_sealed: null,
  } as const
  const more = { key_end: '', quiet_from: null, quiet_until: null, pauses: '[]', is_on: false, removed_at: null }
  const values = rest.map((one) => ({
    ...row,
    ...more,
    ...one,
    roles: ['operator' as const],
    mails: ['a@b.cn'],
    created_at: 1,
  }))
  await db.insertInto('alarm_channel').values(values).execute()
  expect(await refused('mail', { name: '又一个' })).toMatchObject({ reason: 'LIMIT' })
})

it('what the vendor refuses is said in words, and its robot is tried again when it was changed', async () => {
  const { gateway, server, wishOf, edit } = city
  const made = await city.add('dingtalk', { secret: `SEC${'0'.repeat(64)}` })
  const id = made.channelId
  expect(await test(id)).toEqual({ isSent: false, said: expect.stringContaining('加签密钥') as string })
  await noteFailing(server.deps.db, server.now())
  await city.look()
  const seen = async () => (await city.boss.browser.call('/admin/alarm/channels', {})).data.data[0]
  expect(await seen()).toMatchObject({
    failingSince: expect.any(Number) as number,
    failure: expect.stringContaining('310000') as string,
  })
  expect(await city.said('dingtalk')).toEqual([])
  // Without its secret a channel keeps the one that it has; another robot has another one.
  const kept = { ...wishOf('dingtalk', { channelId: id, ver: 1, webhook: '', secret: '' }), name: '财务群' }
  expect((await edit(kept)).data).toMatchObject({ ver: 2, name: '财务群' })
  const other = webhookOf(gateway, 'dingtalk').replace(/.$/, '0')
  expect((await edit({ ...kept, ver: 2, webhook: other })).data).toMatchObject(form('secret', '请填写密钥'))
  const right = { ...kept, ver: 2, secret: gateway.robots.dingtalk.secret }
  expect((await edit(right)).data).toMatchObject({ ver: 3, failingSince: null, failure: '' })
  await city.look()
  expect(await city.said('dingtalk')).toEqual([expect.stringContaining('1 项告警')])
  expect((await edit(right)).data).toMatchObject({ reason: 'MOVED', channel: { ver: 3 } })
})

it('a channel that nothing gets through to is an alarm of its own, which the others are told of', async () => {
  const { server } = city
  await city.add('wecom')
  await city.add('mail', { name: '值班邮箱', mails: ['nobody@city.example'] })
  await noteFailing(server.deps.db, server.now())
  await city.look()
  expect(await city.said()).toHaveLength(1)
  server.clock.forward(alarmFrom.messageMs)
  await city.look()
  expect((await city.said()).slice(1)).toEqual([
    expect.stringContaining('告警通道“值班邮箱”发不出：发件或收件地址被拒'),
  ])
})

it('a channel of a city gets what is of that city, by the roles it is for; who acts elsewhere does not find it', async () => {
  const { server } = city
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  await city.add('wecom', { areaId, roles: ['operator'] })
  await city.add('feishu', { areaId: 1, roles: ['operator'] })
  await city.add('dingtalk', { roles: ['finance'] })
  await city.add('mail', { roles: ['operator', 'administrator'] })
  const about = {
    kind: 'lateCase',
    area_id: areaId,
    roles: ['operator'],
    text: '纠纷',
    ref_type: 'order',
    ref_id: 1,
  } as const
  const row = { ...about, roles: ['operator' as const], subject: 'dispute 1', opened_at: server.now(), over_at: null }
  await server.deps.db
    .insertInto('alarm')
    .values({ alarm_id: 1, ...row })
    .execute()
  // Straight to the channels: a look would find that nothing is late.
  const { channelsDue, toTell } = await import('../../../server/modules/alarms/store')
  const due = await channelsDue(server.deps.db, server.now())
  const told = await Promise.all(due.map(async (one) => [one.way, (await toTell(server.deps.db, one)).length]))
  expect(Object.fromEntries(told)).toEqual({ wecom: 1, feishu: 0, dingtalk: 0, mail: 1 })

  const there = await colleague(server, ['operator', 'administrator'], { areas: [1] })
  const { data: channels } = (await there.browser.call('/admin/alarm/channels', {})).data
  expect(channels).toMatchObject([{ way: 'feishu', areaId: 1, mayEdit: true }])
  const ours = due.find(({ way }) => way === 'wecom')?.channel_id ?? 0
  expect((await there.browser.call('/admin/alarm/test', { id: ours })).data).toMatchObject({ reason: 'NOT_FOUND' })
  const wish = city.wishOf('wecom', { channelId: ours, ver: 1, areaId: 1 })
  expect((await city.edit(wish, there)).data).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await city.edit(city.wishOf('mail', { name: '全部' }), there)).data).toMatchObject({ reason: 'NOT_FOUND' })
})

it('off or removed it is told nothing; what is removed is no more', async () => {
  const { server } = city
  const one = await city.add('wecom', { isOn: false })
  await noteFailing(server.deps.db, server.now())
  await city.look()
  expect(await city.said()).toEqual([])
  const on = city.wishOf('wecom', { channelId: one.channelId, ver: 1, webhook: '', secret: '' })
  await city.edit(on)
  await city.look()
  expect(await city.said()).toHaveLength(1)
  expect((await city.edit({ ...on, ver: 2, isRemoved: true })).data).toMatchObject({ isOn: false })
  await noteTaken(server.deps.db)
  await city.look()
  expect(await city.said()).toHaveLength(1)
  expect((await city.boss.browser.call('/admin/alarm/channels', {})).data.data).toEqual([])
  expect(await test(one.channelId)).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await city.add('wecom')).toMatchObject({ name: 'wecom 群' })
})

it('what a robot is reached by stands nowhere but sealed, and is sealed anew with another key', async () => {
  const { server, gateway } = city
  const made = await city.add('dingtalk')
  await test(made.channelId)
  const { key, secret } = gateway.robots.dingtalk
  const all = JSON.stringify(await everyRow(server.deps.db))
  expect(all).toContain('dingtalk 群')
  for (const one of [key, secret]) expect(all).not.toContain(one)
  const channels = JSON.stringify((await city.boss.browser.call('/admin/alarm/channels', {})).data)
  for (const one of [key, secret]) expect(channels).not.toContain(one)
  const sealed = () => server.deps.db.selectFrom('alarm_channel').select('robot_sealed').executeTakeFirstOrThrow()
  const before = await sealed()
  expect(await resealRobots(server.deps)).toBe(1)
  expect(await sealed()).not.toEqual(before)
  expect(await test(made.channelId)).toEqual({ isSent: true, said: '' })
  await server.deps.db
    .updateTable('alarm_channel')
    .set({ robot_sealed: before.robot_sealed?.replace(/^.{8}/, 'AAAAAAAA') ?? null })
    .execute()
  expect(await test(made.channelId)).toEqual({ isSent: false, said: '密钥读不出，请重新填写 Webhook 地址' })
})

it('where no account sends mail, a channel of mail is refused, and says so later', async () => {
  const made = await city.add('mail')
  Object.assign(city.server.deps.config, { mailPort: undefined })
  expect((await city.boss.browser.call('/admin/alarm/channels', {})).data.hasMail).toBe(false)
  expect(await test(made.channelId)).toEqual({ isSent: false, said: expect.stringContaining('未设发信账号') as string })
  expect((await city.edit(city.wishOf('mail', { name: '又一个' }))).data).toMatchObject({ reason: 'CLOSED' })
  const kept = city.wishOf('mail', { channelId: made.channelId, ver: 1 })
  const pauses = [{ kind: 'disk' as const, until: city.server.now() + 60_000 }]
  expect((await city.edit({ ...kept, pauses })).data).toMatchObject({ ver: 2, pauses })
  const other = { ...kept, ver: 2, mails: ['lan@city.example'] }
  expect((await city.edit(other)).data).toMatchObject({ reason: 'CLOSED' })
  expect((await city.edit({ ...other, isOn: false })).data).toMatchObject({ ver: 3, isOn: false })
})

it('only another way there makes a channel that fails be tried at once', async () => {
  const { server, wishOf, edit, gateway } = city
  const { channelId } = await city.add('dingtalk', { secret: `SEC${'0'.repeat(64)}` })
  await noteFailing(server.deps.db, server.now())
  await city.look()
  const kept = wishOf('dingtalk', { channelId, ver: 1, webhook: '', secret: '' })
  const fails = { failingSince: server.now(), failure: expect.stringContaining('310000') as string }
  const pause = { kind: 'disk' as const, until: server.now() + 60_000 }
  expect((await edit({ ...kept, name: '财务群', pauses: [pause] })).data).toMatchObject({ ver: 2, ...fails })
  expect((await edit({ ...kept, ver: 2, webhook: webhookOf(gateway, 'dingtalk') })).data).toMatchObject(fails)
  const right = { ...kept, ver: 3, secret: gateway.robots.dingtalk.secret }
  expect((await edit(right)).data).toMatchObject({ ver: 4, failingSince: null, failure: '' })
})

it('a mailbox that is refused among several is said at the channel until all are taken', async () => {
  const { server, wishOf, edit } = city
  const mails = ['duty@city.example', 'nobody@city.example']
  const { channelId } = await city.add('mail', { mails })
  await noteFailing(server.deps.db, server.now())
  await city.look()
  const seen = async () => (await city.boss.browser.call('/admin/alarm/channels', {})).data.data
  const refused = { failingSince: null, failure: '收件地址被拒：nobody@city.example' }
  expect(await seen()).toMatchObject([refused])
  const kept = wishOf('mail', { channelId, ver: 1, mails })
  expect((await edit({ ...kept, name: '值班邮箱' })).data).toMatchObject(refused)
  expect((await edit({ ...kept, ver: 2, mails: ['duty@city.example'] })).data).toMatchObject({ failure: '' })
})
