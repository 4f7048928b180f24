import { setTimeout as sleep } from 'node:timers/promises'
import type { OpeningKey } from '@contract/console/opening'
import { openingKeys } from '@contract/console/opening'
import type { OpeningLine } from '@contract/endpoints/console/opening'
import { dayMs } from '@contract/durations'
import { areaTextIdOf } from '@contract/texts/area-texts'
import { note } from '../../../server/backup/backup'
import { moduleDifferences } from '../../../server/differences'
import { reconcileIfDue } from '../../../server/modules/pay/nightly'
import { sweepRefunds } from '../../../server/modules/pay/refund'
import type { AdminClient } from '../../support/admin/admin-client'
import { adminOf } from '../../support/admin/admin-client'
import type { TestStaff } from '../../support/admin/console-client'
import { employ } from '../../support/admin/console-client'
import { answerAsk } from '../../support/admin/second'
import { beginsWith } from '../../support/admin/settings'
import { openPlots } from '../../support/city/block-market'
import { stepTo } from '../../support/city/order-steps'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { clientNo, operators, valueOf } from '../../support/city/small-city'
import { areaId } from '../../support/server/server'

let city: PayingCity
let zhou: TestStaff
let boss: AdminClient

beforeAll(async () => {
  city = await payingCity(10_000)
  zhou = await employ(city.server, ['operator', 'administrator'])
  boss = await adminOf(city.server, zhou)
})
afterAll(() => city.close())

const listed = async (who: AdminClient = boss) => (await who('/admin/opening/list', { areaId })).data

async function line(key: OpeningKey): Promise<OpeningLine> {
  const found = (await listed()).lines.find((one) => one.key === key)
  if (!found) throw new Error(`no line ${key}`)
  return found
}

const dismiss = (key: OpeningKey, reason: string, who: AdminClient = boss) =>
  who('/admin/opening/dismiss', { clientNo: clientNo(), areaId, key, reason })

it('a new city has every line, none of them done, and says in words what is missing', async () => {
  const { lines, cities } = await listed()
  expect(lines.map(({ key }) => key)).toEqual(openingKeys)
  expect(lines.filter(({ state }) => state !== 'open')).toEqual([])
  expect(cities).toEqual([{ areaId, name: '测试城', left: openingKeys.length }])
  expect(Object.fromEntries(lines.map(({ key, said }) => [key, said]))).toMatchObject({
    staff: expect.stringMatching(/^在职 1 人，至少要 4 人；财务无人，签不了：提现、退款/) as string,
    hours: '均为默认值',
    wechatPay: '现在用的是沙盒',
    sms: '未接账号',
    blocks: expect.stringContaining('暂无在售') as string,
    texts: '仍为预置原文：帮助、用户协议、隐私政策；未写备案号（如 京ICP备12345678号）',
    backup: '从未备份',
    restore: '从未恢复过',
    alarms: '暂无通道',
    payment: '未付过，金额不限',
    trade: '暂无已完成的交易',
  })
})

it('people: four of them, two for everything that takes two', async () => {
  await employ(city.server, ['administrator'])
  await employ(city.server, ['operator', 'finance'])
  expect(await line('staff')).toMatchObject({ state: 'open', said: expect.stringContaining('财务只有 1 人') as string })
  await employ(city.server, ['operator', 'finance'], { areas: [areaId] })
  expect(await line('staff')).toMatchObject({ state: 'done', said: '在职 4 人' })
})

it('hours and fees: done once they were set, or once somebody says that he looked', async () => {
  await beginsWith(city.deps, 'openHour', 8, areaId)
  expect(await line('hours')).toMatchObject({ state: 'done', mark: null })
  expect(await dismiss('fees', '')).toMatchObject({
    code: 200,
    data: { key: 'fees', state: 'done', mayDismiss: false },
  })
  expect((await line('fees')).mark).toMatchObject({ reason: '', by: zhou.name })
})

it('a vendor of our sandboxes is none; a city may do without it, with a reason, once', async () => {
  expect(await dismiss('sms', '不要')).toMatchObject({ reason: 'FORM' })
  expect(await dismiss('sms', '居民都用密码条登录')).toMatchObject({ data: { state: 'dismissed', said: '未接账号' } })
  expect(await dismiss('sms', '居民都用密码条登录')).toMatchObject({ reason: 'CLOSED' })
  Object.assign(city.deps.config, {
    smtp: { host: 'smtp.city.example', port: 465, user: 'a', password: 'b', from: 'a' },
  })
  expect(await line('mail')).toMatchObject({ state: 'done', said: '已接通' })
  expect(await dismiss('mail', '已经接通了也要关')).toMatchObject({ reason: 'CLOSED' })
})

it('what is of the server is for who acts everywhere, and then holds in every city', async () => {
  const here = await adminOf(city.server, await employ(city.server, ['operator'], { areas: [areaId] }))
  const { lines } = await listed(here)
  expect(lines.find(({ key }) => key === 'parcels')?.mayDismiss).toBe(false)
  expect(lines.find(({ key }) => key === 'blocks')?.mayDismiss).toBe(true)
  expect(await dismiss('parcels', '本市只有面交，不寄快递', here)).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await dismiss('parcels', '本市只有面交，不寄快递')).data).toMatchObject({ state: 'dismissed' })
  await city.deps.db.insertInto('area').values({ area_id: 9, name: '北城', sort: 9 }).execute()
  const north = (await boss('/admin/opening/list', { areaId: 9 })).data.lines
  expect(north.find(({ key }) => key === 'parcels')?.state).toBe('dismissed')
  expect(north.find(({ key }) => key === 'hours')?.state).toBe('open')
  expect(await here('/admin/opening/list', { areaId: 9 })).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await listed(here)).cities).toHaveLength(1)
})

it('blocks: for sale, or in a round', async () => {
  await openPlots(city.deps)
  expect(await line('blocks')).toMatchObject({ state: 'done' })
})

it('texts: in the city’s own words, with the number on record', async () => {
  const [other = 0] = await operators(city.deps)
  const write = async (key: 'help' | 'agreement' | 'privacy', content: string) => {
    const [textId, reason] = [areaTextIdOf(areaId, key), '写成本市自己的话']
    const { data } = await boss('/admin/text/edit', { clientNo: clientNo(), textId, ver: 1, content, reason })
    if (data.approval) valueOf(await answerAsk(city.deps, other, 'approve', { kind: 'areaText', refId: textId }))
  }
  await write('help', '<p>本市由城务社运营。</p>')
  await write('agreement', '<p>服务由城务社提供。</p>')
  expect((await line('texts')).said).toBe('仍为预置原文：隐私政策；未写备案号（如 京ICP备12345678号）')
  await write('privacy', '<p>数据存放在杭州。浙ICP备12345678号-1</p>')
  expect(await line('texts')).toMatchObject({ state: 'done', said: '已写，有备案号' })
})

it('a copy was made, and one was restored', async () => {
  const { db } = city.deps
  await note(db, 'backup_at', city.server.now())
  expect(await line('backup')).toMatchObject({ state: 'done' })
  expect(await line('restore')).toMatchObject({ state: 'open' })
  await note(db, 'restored_at', city.server.now())
  expect(await line('restore')).toMatchObject({ state: 'done' })
})

it('alarms: a channel that a message arrived at, sent to try it', async () => {
  const { robots } = city.gateway
  const webhook = `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${robots.wecom.key}`
  const wish = {
    channelId: null,
    ver: 0,
    way: 'wecom',
    name: '值班群',
    areaId,
    webhook,
    quiet: null,
    isOn: true,
  } as const
  const made = await boss('/admin/alarm/edit', { clientNo: clientNo(), ...wish, roles: ['operator'] })
  expect((await line('alarms')).said).toBe('未发过测试消息')
  await boss('/admin/alarm/test', { id: made.data.channelId })
  expect(await line('alarms')).toMatchObject({ state: 'done' })
})

it('a trade of two residents, done', async () => {
  await stepTo(city.deps, { buyer: city.buyer, seller: city.seller }, 'done')
  expect(await line('trade')).toMatchObject({ state: 'done' })
})

it('a payment and its refund, seen in the books and in the bill of the next day', async () => {
  const { server, deps } = city
  const clerk = await employ(server, ['finance'])
  const { data } = await city.client.json('/bctRecharge/add', { clientNo: clientNo(), amount: 1_000 })
  await city.submit(data.payNo)
  const outTradeNo = (await city.attempts()).at(-1)?.out_trade_no ?? ''
  await city.gateway.act(outTradeNo, 'pay')
  await city.check(data.payNo)
  expect((await line('payment')).said).toBe('已付，未退回')
  const wish = { clientNo: clientNo(), outTradeNo, amount: 1_000, reason: '开城前试一次' }
  await (
    await adminOf(server, clerk)
  )('/admin/pay/refund', wish)
  for (let tries = 0; tries < 100 && !(await line('payment')).said.includes('已退回'); tries += 1) {
    await sweepRefunds(deps)
    await sleep(20)
  }
  expect(await line('payment')).toMatchObject({ state: 'open', said: expect.stringContaining('等微信账单') as string })
  server.clock.forward(dayMs)
  await reconcileIfDue(deps, moduleDifferences)
  expect(await line('payment')).toMatchObject({ state: 'done', said: '已退回，账本与微信账单一致' })
})

it('what was said stays, and stands in the audit', async () => {
  const { db } = city.deps
  await expect(db.updateTable('opening_mark').set({ reason: '' }).execute()).rejects.toThrow()
  await expect(db.deleteFrom('opening_mark').execute()).rejects.toThrow()
  const acts = db.selectFrom('audit').select(['reason', 'details']).where('call', '=', '/admin/opening/dismiss')
  expect(await acts.orderBy('no').execute()).toMatchObject([
    { reason: '', details: { key: 'fees' } },
    { reason: '居民都用密码条登录', details: { key: 'sms' } },
    { reason: '本市只有面交，不寄快递', details: { key: 'parcels' } },
  ])
})
