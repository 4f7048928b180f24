/** @jest-environment node */
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { sql } from 'kysely'
import { moduleDifferences } from '../../../server/differences'
import { post } from '../../../server/ledger/post'
import { transact } from '../../../server/db/transact'
import { audit } from '../../../server/modules/audit/open/audit'
import { lastDue, reconcileIfDue } from '../../../server/modules/pay/nightly'
import { reconcile } from '../../../server/modules/pay/reconcile'
import { sendRefund, sweepRefunds, takeRefund } from '../../../server/modules/pay/refund'
import { wechatPay } from '../../../server/wechat/client'
import { judge } from '../../support/city/order-steps'
import { valueOf } from '../../support/city/small-city'
import type { PayingCity } from '../../support/city/paying'
import { amount, payingCity } from '../../support/city/paying'

let city: PayingCity
let payNo: string
let number: string

beforeEach(async () => {
  city = await payingCity(2_000)
  await paid()
})
afterEach(() => city.close())

/** One order paid by the platform. */
async function paid(): Promise<void> {
  ;({ payNo } = await city.order())
  number = `${payNo}-1`
  await city.submit(payNo)
  await city.gateway.act(number, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
}

const compare = () => reconcile(city.deps, moduleDifferences, city.server.now())
const differences = async () => (await compare()).differences
/** Undoes what a test broke, so that the books are complete again afterwards. */
const whileBroken = async (breakIt: string, mendIt: string, expected: object) => {
  await sql.raw(breakIt).execute(city.deps.db)
  expect(await differences()).toEqual([expected])
  await sql.raw(mendIt).execute(city.deps.db)
  expect(await differences()).toEqual([])
}

it('finds nothing where nothing differs', async () => {
  expect(await compare()).toEqual({ day: '20261121', payments: 1, differences: [] })
})

it('finds money that the gateway collected and we never credited', async () => {
  const { payNo: other } = await city.order()
  await city.submit(other)
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(`${other}-1`, 'pay')
  expect(await differences()).toEqual([{ cause: 'notCredited', about: `${other}-1`, ours: 0, theirs: amount }])
  await city.check(other)
  expect(await differences()).toEqual([])
})

/** Somebody pays 5.00 at the gateway under a number that we did not give. */
async function paidUnder(outTradeNo: string): Promise<void> {
  const { settings } = city.gateway
  const now = city.server.now()
  await wechatPay(settings).order({
    appId: settings.web.appId,
    tradeType: 'MWEB',
    outTradeNo,
    body: 'x',
    totalFee: 500,
    notifyUrl: 'http://127.0.0.1:9/',
    payerIp: '127.0.0.1',
    startAt: now,
    expireAt: now + 60_000,
  })
  await city.gateway.act(outTradeNo, 'pay')
}

it('finds a payment under a number that is not ours', async () => {
  await paidUnder('stranger')
  expect(await differences()).toEqual([{ cause: 'unknownPayment', about: 'stranger', ours: 0, theirs: 500 }])
})

it('of an account that is shared, compares what carries its own cell', async () => {
  Object.assign(city.deps.config, { cell: '7' })
  await paid()
  expect(number).toMatch(/^P7-261121-\d{4}-1$/)
  expect(await compare()).toMatchObject({ payments: 2, differences: [] })
  await paidUnder('PG12-261121-0001-1')
  await paidUnder('P12-261121-0001-1')
  expect(await compare()).toMatchObject({ payments: 2, differences: [] })
  await paidUnder('P7-261121-9999-1')
  expect(await differences()).toEqual([{ cause: 'unknownPayment', about: 'P7-261121-9999-1', ours: 0, theirs: 500 }])
  Object.assign(city.deps.config, { cell: '' })
  expect(await differences()).toHaveLength(3)
})

it('finds another amount, and another payment, at the gateway', async () => {
  const order = city.gateway.order(number)
  await city.gateway.journal.keep({ ...order, totalFee: 1 })
  expect(await differences()).toEqual([{ cause: 'wrongAmount', about: number, ours: amount, theirs: 1 }])
  await city.gateway.journal.keep({ ...order, transactionId: '4200000000202611219999999999' })
  expect(await differences()).toEqual([{ cause: 'otherTransaction', about: number, ours: amount, theirs: amount }])
})

it('finds money that we credited and the gateway never collected, and says when it cannot know', async () => {
  const order = city.gateway.order(number)
  await city.gateway.journal.keep({ ...order, state: 'NOTPAY', paidAt: 0, transactionId: '' })
  expect(await differences()).toEqual([{ cause: 'notCollected', about: number, ours: amount, theirs: 0 }])
  city.gateway.trouble({ isDown: true })
  expect(await differences()).toEqual([{ cause: 'noBill', about: '20261121', ours: 0, theirs: 0 }])
})

it('asks after payments that the bill of the day does not name yet', async () => {
  const order = city.gateway.order(number)
  await city.gateway.journal.keep({ ...order, paidAt: order.paidAt - 86_400_000 })
  expect(await compare()).toEqual({ day: '20261121', payments: 0, differences: [] })
})

it('finds a frozen part that is not what was promised, and a payment that is open too long', async () => {
  const { payNo: other } = await city.order()
  await city.submit(other, { channel: 'mixed', balance: 1_000 })
  expect(await differences()).toEqual([])
  await whileBroken(
    `update pay_attempt set balance = 900 where out_trade_no = '${other}-1'`,
    `update pay_attempt set balance = 1000 where out_trade_no = '${other}-1'`,
    { cause: 'holdAmount', about: `${other}-1`, ours: 1_000, theirs: 900 },
  )
  city.server.clock.forward(31 * 60_000)
  expect(await differences()).toEqual([{ cause: 'overdue', about: `${other}-1`, ours: 2_400, theirs: 0 }])
})

it('finds a pay order that says paid and froze another amount', async () => {
  await whileBroken(
    `update pay_order set amount = 1 where pay_no = '${payNo}'`,
    `update pay_order set amount = ${amount} where pay_no = '${payNo}'`,
    { cause: 'paidWithoutHold', about: payNo, ours: amount, theirs: 1 },
  )
})

it('finds an amount in the ledger that the payment did not bring', async () => {
  await sql.raw(`update pay_attempt set amount = 3300 where out_trade_no = '${number}'`).execute(city.deps.db)
  expect(await differences()).toEqual([
    { cause: 'wrongAmount', about: number, ours: 3_300, theirs: amount },
    { cause: 'creditAmount', about: number, ours: amount, theirs: 3_300 },
  ])
})

it('finds money taken from the gateway in the ledger without a payment', async () => {
  const cause = { type: 'recharge', refType: 'pay', refId: 1, reference: 'made-up', memo: '' } as const
  const to = `user:${city.buyer.userId}:available` as const
  await transact(city.deps.db, (tx) => post(tx, city.deps, cause, [{ from: 'gateway:wechat', to, amount: fen(7) }]))
  expect(await differences()).toEqual([{ cause: 'creditStray', about: 'made-up', ours: 7, theirs: 0 }])
})

it('finds an act of staff that somebody changed, by the chain of the audit', async () => {
  const { deps } = city
  const { userId } = await judge(deps, 'operator')
  const deed = { userId, call: '/admin/test', refType: 'user', refId: 1, reason: '核对' }
  valueOf(await transact(deps.db, async (tx) => ok(await audit(tx, deps, deed))))
  const change = (to: string) =>
    `set session_replication_role = replica; update audit set reason = '${to}'; set session_replication_role = origin`
  const about = expect.stringMatching(/^audit \d+: does not follow/) as string
  await whileBroken(change('别的'), change('核对'), { cause: 'books', about, ours: 0, theirs: 0 })
})

it('finds an entry that somebody changed, by the chain of hashes', async () => {
  const change = (to: string) =>
    `set session_replication_role = replica; update txn set memo = ${to} where type = 'recharge' and ref_type = 'pay'; set session_replication_role = origin`
  const { memo } = await city.deps.db
    .selectFrom('txn')
    .select('memo')
    .where('ref_type', '=', 'pay')
    .executeTakeFirstOrThrow()
  await sql.raw(change(`'forged'`)).execute(city.deps.db)
  const found = await differences()
  expect(new Set(found.map(({ cause }) => cause))).toEqual(new Set(['books']))
  expect(found.some(({ about }) => about.includes('does not follow'))).toBe(true)
  await sql.raw(change(`'${memo}'`)).execute(city.deps.db)
  expect(await differences()).toEqual([])
})

describe('money given back the way it came', () => {
  async function refund(refunded: number) {
    const { db } = city.deps
    const found = await db
      .selectFrom('pay_attempt')
      .select('attempt_id')
      .where('out_trade_no', '=', number)
      .executeTakeFirstOrThrow()
    const wish = { amount: refunded, reason: '未使用' }
    const asked = await transact(db, (tx) => takeRefund(tx, city.deps, found.attempt_id, wish))
    return asked.ok ? sendRefund(city.deps, asked.value) : asked
  }

  it('leaves the payer when the gateway has given it back, and agrees with the bill', async () => {
    expect(await refund(2_000)).toMatchObject({ ok: true, value: { state: 'done' } })
    expect(await city.purse()).toEqual({ available: 0, frozen: amount, income: 0 })
    expect(await differences()).toEqual([])
    expect(await refund(1)).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH' } })
    expect(await refund(1_401)).toMatchObject({ ok: false, error: { reason: 'LIMIT', data: { left: 1_400 } } })
  })

  it('waits while the gateway is down, and is finished once', async () => {
    city.gateway.trouble({ isDown: true })
    expect(await refund(500)).toMatchObject({ ok: false, error: { reason: 'BUSY' } })
    expect(await city.purse()).toMatchObject({ available: 1_500 })
    city.gateway.trouble({})
    city.server.clock.forward(30_000)
    expect(await sweepRefunds(city.deps)).toBe(1)
    expect(await sweepRefunds(city.deps)).toBe(0)
    expect(await differences()).toEqual([])
  })

  it('differs when the gateway gave back what we did not ask, another amount, or nothing', async () => {
    await refund(500)
    const [known] = [...city.gateway.journal.refunds.values()]
    if (!known) throw new Error('no refund')
    await city.gateway.journal.keep({ ...known, fee: 501 })
    expect(await differences()).toEqual([{ cause: 'refundAmount', about: known.outRefundNo, ours: 500, theirs: 501 }])
    await city.gateway.journal.keep({ ...known, outRefundNo: 'stranger' })
    city.gateway.journal.refunds.delete(known.outRefundNo)
    expect(await differences()).toEqual([
      { cause: 'refundUnknown', about: 'stranger', ours: 0, theirs: 500 },
      { cause: 'refundMissing', about: known.outRefundNo, ours: 500, theirs: 0 },
    ])
  })
})

it('compares the day before at night and again after ten, once each, and tells the operators of differences', async () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  expect(lastDue(at('2026-11-22T03:29:00'))).toBe(at('2026-11-21T10:15:00'))
  expect(lastDue(at('2026-11-22T03:30:00'))).toBe(at('2026-11-22T03:30:00'))
  expect(lastDue(at('2026-11-22T23:00:00'))).toBe(at('2026-11-22T10:15:00'))
  const { db } = city.deps
  await db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', city.seller.userId).execute()
  await city.gateway.journal.keep({ ...city.gateway.order(number), totalFee: 1 })
  city.server.clock.at = at('2026-11-22T03:30:00')
  expect(await reconcileIfDue(city.deps, moduleDifferences)).toMatchObject({
    day: '20261121',
    differences: [{ cause: 'wrongAmount' }],
  })
  expect(await reconcileIfDue(city.deps, moduleDifferences)).toBeUndefined()
  const told = await db.selectFrom('user_notice').selectAll().where('kind', '=', 'reconcile').execute()
  expect(told).toMatchObject([{ user_id: city.seller.userId, title: '对账有 1 处不一致' }])
})

it('makes one comparison at night, however many servers find it due at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => reconcileIfDue(city.deps, moduleDifferences)))
  expect(made.filter((report) => report !== undefined)).toHaveLength(1)
  expect(await city.deps.db.selectFrom('reconciliation').select('day').execute()).toEqual([{ day: '20261120' }])
})

it('makes the comparison that a killed server had begun, when its lease has run out', async () => {
  const { clock, db } = city.deps
  const until = clock.now() + 30_000
  await db.insertInto('lease').values({ name: 'books/check', holder: 1, until }).execute()
  expect(await reconcileIfDue(city.deps, moduleDifferences)).toBeUndefined()
  city.server.clock.at = until
  expect(await reconcileIfDue(city.deps, moduleDifferences)).toMatchObject({ day: '20261120' })
  expect(await db.selectFrom('lease').selectAll().execute()).toEqual([])
})
