/** @jest-environment node */
import type { AlarmKind } from '@contract/console/alarms'
import { alarmFrom, alarmKinds, alarms } from '@contract/console/alarms'
import { dayMs, minuteMs } from '@contract/durations'
import { shortMoment } from '@contract/moments'
import { sql } from 'kysely'
import { noteFailing, noteTaken } from '../../../server/sms/failing-store'
import { clientNo, resident, valueOf } from '../../support/city/small-city'
import { apply } from '../../support/city/shop'
import { colleague, freshly } from '../console/colleagues'
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
const compared = (isEqual: boolean, runId: number) =>
  db()
    .insertInto('reconciliation')
    .values({
      run_id: runId,
      day: '20261120',
      at: city.server.now(),
      payments: 3,
      differences: isEqual ? '[]' : '[{},{}]',
      is_equal: isEqual,
    })
    .execute()

/** A payment whose dispatch WeChat does not take. */
async function untold(): Promise<void> {
  const { userId } = await resident(city.server.deps, 409)
  const now = city.server.now()
  const pay = { biz_type: 'recharge', biz_id: 1, subject: '充值', amount: 1, state: 'paid' } as const
  await db()
    .insertInto('pay_order')
    .values({ pay_no: 'P1', user_id: userId, expire_at: now, created_at: now, ...pay })
    .execute()
  const numbers = { attempt_id: 1, pay_no: 'P1', out_trade_no: 'P1-1', app_id: 'a', prepay_id: 'p', mweb_url: '' }
  const way = { trade_type: 'JSAPI', channel: 'wechat', balance: 0, amount: 1, hold_id: null, state: 'closed' } as const
  const none = { told: '', transaction_id: null, txn_id: null, is_late: false } as const
  await db()
    .insertInto('pay_attempt')
    .values({ ...numbers, ...way, ...none, created_at: now, asked_at: now, ended_at: now })
    .execute()
  const content = JSON.stringify({ logistics: 'online', parcels: [{ what: '充值' }] })
  const open = { told_at: null, over: null, signed_at: null, signed_told_at: null }
  await db()
    .insertInto('pay_dispatch')
    .values({ attempt_id: 1, content, known_at: now, ...open, tries: 9, said: '10060031 not his' })
    .execute()
}

/** How each kind comes about, what is said of it, and how it ends. */
const provoked: Readonly<
  Record<AlarmKind, { begin: () => Promise<unknown>; said: (began: number) => string; end: () => Promise<unknown> }>
> = {
  lateCase: {
    begin: async () => {
      const { shopId } = valueOf(await apply(city.server.deps, await resident(city.server.deps, 409)))
      await db()
        .updateTable('shop')
        .set({ review_by: city.server.now() - 1, no: 'S2611-0001' })
        .where('shop_id', '=', shopId)
        .execute()
    },
    said: (began) => `测试城 · 商铺审核 S2611-0001，应在 ${shortMoment(began - 1)} 前处理`,
    end: () =>
      db()
        .updateTable('shop')
        .set({ review_by: city.server.now() + dayMs })
        .execute(),
  },
  books: {
    begin: () => compared(false, 1),
    said: () => '【紧急】账目有差异：11-20 的核对有 2 处不符',
    end: () => compared(true, 2),
  },
  job: {
    begin: () =>
      sql`insert into job (kind, ref, run_at, attempts) values ('closeUnpaidCart', 1, ${city.server.now()}, 3), ('closeUnpaidCart', 2, ${city.server.now()}, 5)`.execute(
        db(),
      ),
    said: () => '后台任务失败：关闭逾期未付的区块订单（closeUnpaidCart）2 个，最多试了 5 次',
    end: () => db().updateTable('job').set({ done_at: 1 }).execute(),
  },
  message: {
    begin: () => noteFailing(db(), city.server.now()),
    said: (began) => `【紧急】消息未送达：验证码短信发不出，${shortMoment(began)} 起`,
    end: () => noteTaken(db()),
  },
  backup: {
    begin: async () => city.server.clock.forward(dayMs + minuteMs),
    said: () => '备份过旧：最近一次 11-21 10:00',
    end: () => backedUp(city),
  },
  disk: {
    begin: async () => void (city.disk.free = 9),
    said: () => '【紧急】磁盘快满：/data 剩余',
    end: async () => void (city.disk.free = 30),
  },
  gateway: {
    begin: async () => {
      city.gateway.trouble({ isDown: true })
      await city.look()
      expect(await city.open()).toEqual([])
      city.server.clock.forward(alarmFrom.gatewayMs)
    },
    said: (began) => `【紧急】微信支付连不上：${shortMoment(began)} 起无应答`,
    end: async () => city.gateway.trouble({ isDown: false }),
  },
  dispatch: {
    begin: async () => {
      await untold()
      city.server.clock.forward(alarmFrom.dispatchMs + minuteMs)
      await backedUp(city)
    },
    said: (began) => `发货未报微信：1 笔，最早 ${shortMoment(began)}，微信答：10060031 not his`,
    end: () => db().updateTable('pay_dispatch').set({ over: 'refunded' }).execute(),
  },
  lapse: {
    begin: async () => {
      const { server } = city
      const { userId } = await resident(server.deps, 202, 0)
      const clerk = await colleague(server, ['finance'])
      const wish = { clientNo: clientNo(), id: userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
      await freshly(server, clerk, () => clerk.browser.call('/admin/limit/set', { ...wish, reason: '收入高，已核实' }))
      server.clock.forward(dayMs - alarmFrom.lapseMs - minuteMs)
      await city.look()
      expect(await city.open('lapse')).toEqual([])
      server.clock.forward(2 * minuteMs)
    },
    said: () => '复核快到期：测试城 · 居民限额，11-22 10:02 前未复核就作废',
    end: () => db().updateTable('approval').set({ state: 'refused', decided_at: 2 }).execute(),
  },
}

it.each(alarmKinds)('%s is told once, by two processes too, and once that it is over', async (kind) => {
  const { begin, said, end } = provoked[kind]
  await city.look()
  expect(await city.said()).toEqual([])
  const began = city.server.now()
  await begin()
  await city.look()
  await city.look()
  const told = await city.said()
  expect(told).toEqual([expect.stringContaining(said(began))])
  expect(told[0]).toMatch(/^【门牌】1 项告警\n· /)
  expect(await city.open(kind)).toMatchObject([
    { kind, overAt: null, told: [{ name: 'wecom 群', way: 'wecom', overAt: null }] },
  ])
  city.server.clock.forward(2 * minuteMs)
  await end()
  await city.look()
  await city.look()
  const over = (await city.said()).slice(1)
  expect(over).toEqual([expect.stringContaining(`【门牌】1 项已恢复\n· ${alarms[kind].name}：`)])
  expect(over[0]).toMatch(/持续 [23] 分钟/)
  expect(await city.open(kind)).toEqual([])
})

it('what comes anew is another alarm', async () => {
  const { begin, end } = provoked.message
  for (const act of [begin, end, begin]) {
    await act()
    await city.look()
    city.server.clock.forward(minuteMs)
  }
  expect((await city.said()).map((text) => text.split('\n')[0])).toEqual([
    '【门牌】1 项告警',
    '【门牌】1 项已恢复',
    '【门牌】1 项告警',
  ])
})

it('what begins and ends together is one message, the urgent first, with the way to the page where that is known', async () => {
  await provoked.job.begin()
  await provoked.books.begin()
  await city.look()
  const [told = ''] = await city.said()
  expect(told.split('\n')).toEqual([
    '【门牌】2 项告警',
    '· 【紧急】账目有差异：11-20 的核对有 2 处不符',
    '· 后台任务失败：关闭逾期未付的区块订单（closeUnpaidCart）2 个，最多试了 5 次',
  ])
})

it('a check that fails ends nothing, keeps no other from its turn, and is heard of', async () => {
  await provoked.job.begin()
  await provoked.message.begin()
  await city.look()
  await sql`alter table job rename to job_away`.execute(db())
  await noteTaken(db())
  await expect(city.look()).rejects.toThrow('"job" does not exist')
  await sql`alter table job_away rename to job`.execute(db())
  expect(await city.open()).toMatchObject([{ kind: 'job' }])
})
