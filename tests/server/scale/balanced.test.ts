/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isOpenAt, opensAt } from '@contract/hours'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { lastDue } from '../../../server/modules/pay/nightly'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { checkBooks } from '../../../server/ledger/check-books'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, removeDataFolder, startServer } from '../../support/server/process'
import type { Caller, Who } from '../../support/server/process-call'
import { caller, contentTypes, envelopeOf, NoAnswer } from '../../support/server/process-call'
import { signedHeaders } from '../../support/server/signed-client'
import type { Balancer } from './balancer'
import { balance } from './balancer'

const settings = { MENPAI_CALLS_PER_MINUTE: '1000000' }
const buyers = [36, 91, 94, 130]
/** They take and never pay. */
const sleepers = [132, 12, 2107, 77]

let folder: string
let servers: [ServerProcess, ServerProcess]
let balancer: Balancer
let city: Caller
let db: Db

beforeAll(async () => {
  folder = await cityFolder()
  const first = await startServer(folder, settings)
  const now = first.now()
  if (!isOpenAt([], now)) await first.call('/admin/clock', { to: opensAt([], now) + 3_600_000 }, { ak: 'operator' })
  servers = [first, await startServer(folder, settings)]
  balancer = await balance(servers.map(({ url }) => url))
  city = await caller(balancer.url)
  db = openDatabase(databaseUrlOf(folder), { connections: 2, onError: () => undefined })
})
afterAll(async () => {
  await balancer.close()
  await db.destroy()
  for (const server of servers) await server.stop()
  await removeDataFolder(folder)
})

let repeats = 0

/** Sends again, signed again, until an answer comes, as a device does with a command. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries === 20) throw error
      repeats++
      await sleep(50)
    }
  }
}

async function goodsFor(blockNo: number) {
  const { data } = await untilAnswered(() => city.call('/bctSale/list', { areaId }, { ak: 'onlooker' }))
  return data.data.filter(
    ({ state, price, minQty, seller }) =>
      state === 'on' && seller.blockNo !== blockNo && (price * minQty) / 10_000 < 1_000,
  )
}

/** Takes the least of something, through the balancer. */
async function take(who: Who, blockNo: number, turn: number) {
  const goods = await goodsFor(blockNo)
  const sale = goods[turn % goods.length]
  if (!sale) throw new Error('nothing is on sale')
  const { saleId, ver, price, minQty: qty } = sale
  const input = { clientNo: randomUUID(), saleId, ver, price, qty }
  return untilAnswered(() => city.call('/bctSale/take', input, who))
}

interface Ledger {
  readonly paid: { readonly who: Who; readonly payNo: string; readonly orderId: number }[]
  readonly refused: string[]
  isOver: boolean
}

async function buy(who: Who, blockNo: number, ledger: Ledger): Promise<void> {
  for (let turn = blockNo; !ledger.isOver; turn++) {
    const taken = await take(who, blockNo, turn)
    if (taken.reason === 'SOLD_OUT') continue
    if (taken.code !== 200) return void ledger.refused.push(`take: ${taken.reason}`)
    const { payNo, orderId } = taken.data
    const input = { clientNo: randomUUID(), payNo, channel: 'balance', ver: 1 } as const
    const paid = await untilAnswered(() => city.call('/bctPay/submit', input, who))
    if (paid.code !== 200) return void ledger.refused.push(`pay: ${paid.reason}`)
    ledger.paid.push({ who, payNo, orderId })
  }
}

async function read(who: Who, ledger: Ledger): Promise<void> {
  while (!ledger.isOver) {
    for (const path of ['/user/assets', '/bctMoney/list'] as const) {
      const { code } = await untilAnswered(() => city.call(path, {}, who))
      if (code !== 200) ledger.refused.push(`${path}: ${code}`)
    }
  }
}

/** The quantity left plus reserved of each listing: no taking, paying or lapsing changes it. */
async function stock(): Promise<unknown> {
  const { rows } =
    await sql`select s.sale_id, s.qty_left + coalesce(sum(o.qty) filter (where o.state <> 'closed'), 0)::bigint as qty
    from sale s left join trade_order o using (sale_id) group by s.sale_id order by s.sale_id`.execute(db)
  return rows
}

/** Lets the time to pay end now for orders that nobody pays. */
async function makeDue(orderIds: readonly number[]): Promise<void> {
  const now = city.now()
  await db.updateTable('trade_order').set({ deadline_at: now }).where('order_id', 'in', orderIds).execute()
  await db
    .updateTable('job')
    .set({ run_at: now })
    .where('kind', '=', 'closeUnpaid')
    .where('ref', 'in', orderIds)
    .execute()
}

const closings = (orderIds: readonly number[]) =>
  db
    .selectFrom('trade_order as o')
    .leftJoin('order_event as e', (join) => join.onRef('e.order_id', '=', 'o.order_id').on('e.act', '=', 'closeUnpaid'))
    .select(['o.order_id', 'o.state', ({ fn }) => fn.count<number>('e.event_id').as('times')])
    .where('o.order_id', 'in', orderIds)
    .groupBy('o.order_id')
    .orderBy('o.order_id')
    .execute()

async function until(isReached: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await isReached()) && Date.now() < end;) await sleep(20)
}

it('two servers behind a balancer pay and close each order once, though one of them is killed', async () => {
  const signIn = (blockNo: number) => servers[0].signIn(blockNo, demoPassword(blockNo))
  const [buying, sleeping] = [await Promise.all(buyers.map(signIn)), await Promise.all(sleepers.map(signIn))]
  const before = await stock()
  const unpaid: number[] = []
  for (const [index, who] of sleeping.entries())
    for (let turn = 0; turn < 2; turn++) {
      const taken = await take(who, sleepers[index] ?? 0, turn)
      expect(taken.code).toBe(200)
      unpaid.push(taken.data.orderId)
    }
  const [early, late] = [unpaid.slice(0, 4), unpaid.slice(4)]
  const heard = {
    path: '/api/block/check',
    headers: { ...signedHeaders({ ak: 'twice', now: () => servers[0].now() }), 'content-type': contentTypes.form },
    body: 'blockNo=128',
  }

  const ledger: Ledger = { paid: [], refused: [], isOver: false }
  const work = Promise.all([
    ...buying.map((who, index) => buy(who, buyers[index] ?? 0, ledger)),
    ...buying.slice(0, 2).map((who) => read(who, ledger)),
  ])
  await makeDue(early)
  await until(() => ledger.paid.length >= 15, 15_000)
  expect(envelopeOf(await servers[0].raw(heard)).code).toBe(200)
  await makeDue(late)
  await servers[0].kill9()
  const whenKilled = ledger.paid.length
  await until(() => ledger.paid.length >= whenKilled + 15, 15_000)
  ledger.isOver = true
  await work

  expect(ledger.refused).toEqual([])
  expect(whenKilled).toBeGreaterThanOrEqual(15)
  expect(ledger.paid.length).toBeGreaterThanOrEqual(whenKilled + 15)
  expect(Math.min(...balancer.given.values())).toBeGreaterThan(20)
  // Only requests on their way to the killed server are repeated.
  expect(repeats).toBeLessThanOrEqual(buyers.length + 2)
  expect(envelopeOf(await servers[1].raw(heard))).toMatchObject({ code: 500, reason: 'SIGN' })

  for (const { who, payNo } of ledger.paid)
    expect(await city.call('/bctPay/check', { payNo }, who)).toMatchObject({
      code: 200,
      data: { payNo, state: 'paid' },
    })
  const holds = await db
    .selectFrom('txn')
    .select(['ref_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('type', '=', 'order_pay')
    .where('ref_type', '=', 'order')
    .where(
      'ref_id',
      'in',
      ledger.paid.map(({ orderId }) => orderId),
    )
    .groupBy('ref_id')
    .execute()
  expect(new Map(holds.map(({ ref_id: id, times }) => [id, times]))).toEqual(
    new Map(ledger.paid.map(({ orderId }) => [orderId, 1])),
  )

  await until(async () => (await closings(unpaid)).every(({ state }) => state === 'closed'), 8_000)
  expect(await closings(unpaid)).toEqual(unpaid.map((id) => ({ order_id: id, state: 'closed', times: 1 })))
  expect(await stock()).toEqual(before)
  expect((await checkBooks(db)).differences).toEqual([])
})

it('one of them made the comparison that was due', async () => {
  const made = () => db.selectFrom('reconciliation').select('at').execute()
  // Where the killed one was in the middle of it, its lease runs out first (`server/db/alone`).
  await until(async () => (await made()).length > 0, 60_000)
  // Two are due about the same day, one at night and one when the gateway's bill is there.
  const dues = (await made()).map(({ at }) => lastDue(at))
  expect(dues.length).toBeGreaterThan(0)
  expect(new Set(dues).size).toBe(dues.length)
})
