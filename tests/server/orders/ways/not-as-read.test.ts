/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Caller } from '../../../../server/http/caller'
import { findToPay } from '../../../../server/modules/orders/pay'
import { orderPayer } from '../../../../server/modules/orders/payer'
import { submitPay } from '../../../../server/modules/pay/service'
import { checkBooks } from '../../../../server/ledger/check-books'
import { act } from '../../../../server/modules/orders/act'
import { actOptimistically, detailAfter } from '../../../../server/modules/orders/writing/optimistic'
import { readWhole } from '../../../../server/modules/orders/writing/read-store'
import { coordinatorVariable } from '../../../support/database/cell'
import type { TestDatabase, TestDeps } from '../../../support/database/database'
import { TestClock } from '../../../support/database/database'
import { everyRow } from '../../../support/database/every-row'
import { stepTo } from '../../../support/city/order-steps'
import type { Heard } from '../../cost/heard'
import { hearStatements } from '../../cost/heard'
import { clientNo, emptyCity, resident, valueOf } from '../../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller
let heard: Heard

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128)
  seller = await resident(deps, 3021, 0)
  // The first trade opens the accounts.
  await stepTo(deps, { buyer, seller }, 'done')
  heard = hearStatements()
})
afterAll(async () => {
  heard.stop()
  await database.close()
})

interface Meanwhile {
  readonly act: 'pay' | 'confirm' | 'cancel'
  /** What somebody else commits between the reading of the order `o` and its writing. */
  readonly change: string
  readonly undo?: string
}

const order = 'where order_id = $o'
const asEntered = `update account as a set balance = (select coalesce(sum(case when to_account = a.account_id then amount else -amount end), 0)
  from entry where a.account_id in (from_account, to_account))`

const changes: Readonly<Record<string, Meanwhile>> = {
  'the order was acted on': { act: 'pay', change: `update trade_order set ver = ver + 1 ${order}` },
  'a message came, which leaves the version': {
    act: 'cancel',
    change: `update trade_order set messages = messages + 1 ${order}`,
  },
  'an outage moved its deadline': {
    act: 'confirm',
    change: `update trade_order set deadline_at = deadline_at + 1 ${order}`,
  },
  'the money was spent': {
    act: 'pay',
    change: `update account set balance = 3399 where key = 'user:$buyer:available'`,
    undo: asEntered,
  },
  'trading was halted': {
    act: 'pay',
    change: `update area set halted_at = 1, halted_reason = 'because'`,
    undo: 'update area set halted_at = null, halted_reason = null',
  },
  'the other block was frozen': {
    act: 'pay',
    change: 'update block set state = 9 where block_no = 3021',
    undo: 'update block set state = 1 where block_no = 3021',
  },
  'the own block has another owner': {
    act: 'pay',
    change: 'update block set owner_user_id = $seller where block_no = 128',
    undo: 'update block set owner_user_id = $buyer where block_no = 128',
  },
  'the hold has ended': {
    act: 'confirm',
    change: `update hold set state = 'voided', left_amount = 0, ended_at = 1 where ref_id = $o`,
  },
  'a part of the hold was taken': {
    act: 'confirm',
    change: 'update hold set left_amount = left_amount - 1 where ref_id = $o',
  },
  'points were earned': { act: 'confirm', change: 'update user_account set points = points + 1' },
  'this order scored': {
    act: 'confirm',
    change: `insert into points_entry (points_id, user_id, area_id, content, points_add, points, ref_type, ref_id, created_at)
      values ($o, $seller, 1, '', 0, 0, 'order', $o, 1)`,
  },
}

it.each(Object.entries(changes))('leaves nothing and goes the long way when meanwhile %s', async (_what, meanwhile) => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, meanwhile.act === 'confirm' ? 'paid' : 'unpaid')
  const run = (text: string) =>
    sql
      .raw(
        text
          .replaceAll('$o', String(id))
          .replaceAll('$buyer', String(buyer.userId))
          .replaceAll('$seller', String(seller.userId)),
      )
      .execute(deps.db)
  const asked = [deps, buyer, { clientNo: clientNo(), id, ver }, { call: '/bctOrder/act', act: meanwhile.act }] as const
  let before: unknown
  heard.take()
  const given = await actOptimistically(...asked, {
    read: async (db, reading) => {
      const row = await readWhole(db, reading)
      await run(meanwhile.change)
      before = await everyRow(deps.db)
      return row
    },
    answer: detailAfter,
  })
  expect(given).toBeUndefined()
  expect(heard.take().filter((text) => text.includes('write_rows'))).toHaveLength(1)
  expect(await everyRow(deps.db)).toEqual(before)
  if (meanwhile.undo !== undefined) await run(meanwhile.undo)
  // Out of the way: nobody may have many unpaid orders.
  await run(`update trade_order set state = 'closed' ${order}`)
})

it('scores once for each party: who has scored by it already gets nothing more, the long way', async () => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  await sql`insert into points_entry (points_id, user_id, area_id, content, points_add, points, ref_type, ref_id, created_at)
    values (${id}, ${seller.userId}, 1, '', 0, 0, 'order', ${id}, 1)`.execute(deps.db)
  const pointsOf = async ({ userId }: Caller) =>
    (await deps.db.selectFrom('user_account').select('points').where('user_id', '=', userId).executeTakeFirstOrThrow())
      .points
  const before = [await pointsOf(buyer), await pointsOf(seller)] as const
  const asked = [deps, buyer, { clientNo: clientNo(), id, ver }, { call: '/bctOrder/confirm', act: 'confirm' }] as const
  expect(valueOf(await act(...asked))).toMatchObject({
    state: 'done',
    pointsRow: { pointsAdd: 2, points: before[0] + 2 },
  })
  expect([await pointsOf(buyer), await pointsOf(seller)]).toEqual([before[0] + 2, before[1]])
})

describe('an order that was read with its pay order', () => {
  const asked = { protocol: 'http', hostname: 'localhost' } as const
  const read = async () => {
    const { id, ver } = await stepTo(deps, { buyer, seller }, 'unpaid')
    const { pay_no: payNo } = await deps.db
      .selectFrom('trade_order')
      .select('pay_no')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const wish = { clientNo: clientNo(), id, ver }
    const found = await findToPay(deps.db, {
      payNo,
      userId: buyer.userId,
      clientNo: wish.clientNo,
      now: deps.clock.now(),
    })
    if (!found?.payer) throw new Error('the pay order of an order has its payer')
    const input = { clientNo: wish.clientNo, payNo, ver, channel: 'balance', scene: 'web' } as const
    return { wish, found, pay: found.payer.pay, input }
  }

  it('is paid by one more statement, and once', async () => {
    const { wish, found, pay } = await read()
    expect(found.pay).toMatchObject({ biz_type: 'order', biz_id: wish.id, state: 'unpaid', is_asked: false })
    heard.take()
    expect(valueOf(await pay(deps, buyer, wish))).toEqual({ ver: wish.ver + 1 })
    expect(heard.take()).toHaveLength(1)
    expect(valueOf(await pay(deps, buyer, wish))).toEqual({ ver: wish.ver + 1 })
  })

  it('is not paid when it was cancelled after it had been read', async () => {
    const { wish, pay } = await read()
    const cancelled = { ...wish, clientNo: clientNo() }
    valueOf(await act(deps, buyer, cancelled, { call: '/bctOrder/cancel', act: 'cancel' }))
    const before = await everyRow(deps.db)
    expect(await pay(deps, buyer, wish)).toMatchObject({
      error: { reason: 'MOVED', data: { order: { state: 'closed' } } },
    })
    expect(await everyRow(deps.db)).toEqual(before)
  })

  it('is paid when it could not be read so, because the way to the database broke', async () => {
    const { wish, input } = await read()
    const broken = {
      ...orderPayer,
      read: () => Promise.reject(Object.assign(new Error('cancelled'), { code: '57014' })),
    }
    const paid = await submitPay(deps, { order: broken }, buyer, input, asked)
    expect(valueOf(paid)).toMatchObject({ state: 'paid', ver: wish.ver + 1 })
  })

  it('is not paid by anybody else', async () => {
    const { input } = await read()
    const before = await everyRow(deps.db)
    const paid = await submitPay(deps, { order: orderPayer }, seller, input, asked)
    expect(paid).toMatchObject({ error: { reason: 'NOT_FOUND' } })
    expect(await everyRow(deps.db)).toEqual(before)
  })

  it('is nobody’s when there is no such pay order, and another payer’s when that pays something else', async () => {
    const { found } = await read()
    const other = { ...found.pay, pay_no: 'another', biz_type: 'recharge' as const, biz_id: 1 }
    await sql`insert into pay_order select * from jsonb_populate_record(null::pay_order, ${JSON.stringify(other)}::jsonb)`.execute(
      deps.db,
    )
    const reading = { userId: buyer.userId, clientNo: clientNo(), now: deps.clock.now() }
    expect(await findToPay(deps.db, { ...reading, payNo: 'none' })).toBeUndefined()
    expect(await findToPay(deps.db, { ...reading, payNo: 'another' })).toEqual({ pay: other })
    await deps.db.deleteFrom('pay_order').where('pay_no', '=', 'another').execute()
  })
})

/** Waits until a write of the city waits for somebody else's lock; two seconds at most. In a cell that is on the cell's host, unseen. */
async function untilOneWaits(): Promise<void> {
  if (process.env[coordinatorVariable] !== undefined) return sleep(500)
  const until = performance.now() + 2_000
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%write_rows%'
    and datname = current_database()`
  while ((await waiting.execute(deps.db)).rows.length === 0) {
    if (performance.now() > until) throw new Error('no write waits for a lock')
    await sleep(20)
  }
}

it('compares the order that stands once its lock is free, not the one that stood when it began to wait', async () => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'unpaid')
  const asked = [deps, buyer, { clientNo: clientNo(), id, ver }, { call: '/bctOrder/act', act: 'pay' }] as const
  const { writing } = await deps.db.transaction().execute(async (tx) => {
    await sql`update trade_order set messages = messages + 1 where order_id = ${id}`.execute(tx)
    const begun = actOptimistically(...asked, { read: readWhole, answer: detailAfter })
    await untilOneWaits()
    return { writing: begun }
  })
  expect(await writing).toBeUndefined()
  expect(valueOf(await act(...asked))).toMatchObject({ state: 'paid', ver: ver + 1 })
})

it('is not done twice by two that were decided at once, and the later one is answered as the first', async () => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  const input = { clientNo: clientNo(), id, ver }
  const asked = [deps, buyer, input, { call: '/bctOrder/confirm', act: 'confirm' }] as const
  const answers = await Promise.all(Array.from({ length: 8 }, () => act(...asked)))
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(valueOf(await act(...asked))).toMatchObject({ state: 'done', ver: ver + 1 })
  const other = { ...asked[3], call: '/bctOrder/deliver' }
  expect(await act(deps, buyer, input, other)).toMatchObject({ error: { reason: 'FORM' } })
})

/** A clock that never stands still. */
class RunningClock extends TestClock {
  override now(): number {
    this.forward(1)
    return this.at
  }
}

it('is of one moment, whatever time passes while it is decided: the chains hold', async () => {
  const city = await emptyCity()
  const own = { ...city.deps, clock: new RunningClock(city.deps.clock.at) }
  const parties = { buyer: await resident(own, 128), seller: await resident(own, 3021, 0) }
  for (const end of ['done', 'done', 'refunded'] as const) await stepTo(own, parties, end)
  expect((await checkBooks(own.db)).differences).toEqual([])
  await city.database.close()
})
