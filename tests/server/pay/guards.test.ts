import { leastForTwo } from '@contract/console/for-two'
import { dayStart } from '@contract/hours'
import { unpaidMost, unpaidTakesPerDay } from '@contract/limits'
import { ok } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import type { Tx } from '../../../server/db/schema'
import { thresholdOf } from '../../../server/modules/limits/open/thresholds'
import { lockAttempt } from '../../../server/modules/pay/attempt-store'
import { coolDownRefusal } from '../../../server/modules/pay/open/cool-down'
import { blockPayRefusal, ownPayer } from '../../../server/modules/pay/open/own-payer'
import { unpaidRefusal } from '../../../server/modules/pay/open/unpaid-refusal'
import { lockRefund } from '../../../server/modules/pay/reconcile-store'
import { paymentByNumber } from '../../../server/modules/pay/refund-store'
import { isRefundForTwo } from '../../../server/modules/pay/refunds/by-two'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { emptyCity, resident } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'
import { waits } from '../../support/waits'

let database: TestDatabase
let deps: TestDeps
let own: Caller
let other: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  own = await resident(deps, 128)
  other = await resident(deps, 3021)
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)

describe('who left so many unpaid in a day waits', () => {
  const noon = dayStart(Date.UTC(2026, 10, 21, 4)) + 12 * 3_600_000
  const lapsed = Array.from({ length: unpaidTakesPerDay }, (_, i) => ({ at: noon - i, coolHours: null }))
  const until = noon + waits.coolDownMs

  it('from the newest one on, and not afterwards', () => {
    expect(coolDownRefusal(lapsed, until - 1)).toMatchObject({ reason: 'COOLDOWN', data: { until } })
    expect(coolDownRefusal(lapsed, until)).toBeUndefined()
  })
  it('as long as it was set when the newest one lapsed', () => {
    const [newest, ...others] = lapsed
    const shorter = newest ? [{ ...newest, coolHours: 2 }, ...others] : []
    const end = noon + 2 * 3_600_000
    expect(coolDownRefusal(shorter, end - 1)).toMatchObject({ data: { until: end } })
    expect(coolDownRefusal(shorter, end)).toBeUndefined()
  })
  it('not of fewer, nor of some of the day before', () => {
    expect(coolDownRefusal(lapsed.slice(1), noon)).toBeUndefined()
    expect(coolDownRefusal([], noon)).toBeUndefined()
    expect(coolDownRefusal([...lapsed.slice(0, -1), { at: dayStart(noon) - 1, coolHours: null }], noon)).toBeUndefined()
  })
})

describe('what a block made is paid', () => {
  const bought = () => ({ block_id: own.blockId, user_id: own.userId })
  const hour = (count: number) => dayStart(deps.clock.now()) + count * 3_600_000
  const refused = (caller?: Caller, of = bought(), now = hour(12)) =>
    passing(async (tx) => (await blockPayRefusal(tx, of, caller && { caller, now }))?.reason)
  it('as that block, by who holds it', async () => {
    expect(await refused(own)).toBeUndefined()
    expect(await refused({ ...own, blockId: other.blockId })).toBe('NO_RIGHT')
    expect(await refused(own, { ...bought(), user_id: other.userId })).toBe('NO_RIGHT')
  })
  it('not at night, which is said before all else', async () => {
    expect(await refused(own, bought(), hour(3))).toBe('BEFORE_OPEN')
    expect(await refused({ ...own, blockId: other.blockId }, bought(), hour(3))).toBe('BEFORE_OPEN')
    expect(await refused(own, bought(), hour(7))).toBeUndefined()
  })
  it('by the money of the gateway, as whoever', async () => {
    expect(await refused(undefined)).toBeUndefined()
  })
})

describe('an own thing is paid', () => {
  const row = () => ({ user_id: own.userId, ver: 3, state: 'unpaid', pay_before: deps.clock.now() + 1 })
  type Row = ReturnType<typeof row>
  const payer = (found: Row | undefined, stops?: 'HALT') =>
    ownPayer<Row>({
      lock: () => Promise.resolve(found),
      allows: ({ state }) => state === 'unpaid',
      move: () => Promise.resolve(ok(null)),
      fresh: (_tx, { ver }, userId) => Promise.resolve({ ver, userId }),
      payRefusal: (_tx, _row, asking) => Promise.resolve(stops ? { reason: stops, data: { ...asking } } : undefined),
    })
  const refusal = (found: Row | undefined, { by = own, ver = 3, stops = undefined as 'HALT' | undefined } = {}) =>
    passing((tx) => payer(found, stops).refusalOf(tx, deps, by, { clientNo: 'a', id: 1, ver }))

  it('by its own person, in the version that was seen', async () => {
    expect(await refusal(row())).toBeUndefined()
    expect((await refusal(undefined))?.reason).toBe('NOT_FOUND')
    expect((await refusal(row(), { by: other }))?.reason).toBe('NOT_FOUND')
    expect(await refusal(row(), { ver: 2 })).toEqual({ reason: 'MOVED', data: { ver: 3, userId: own.userId } })
  })
  it('while its state allows it; what is closed says so', async () => {
    expect((await refusal({ ...row(), state: 'closed' }, { ver: 2 }))?.reason).toBe('CLOSED')
    expect((await refusal({ ...row(), state: 'done' }))?.reason).toBe('MOVED')
  })
  it('before its deadline, unless something else stops it', async () => {
    expect((await refusal({ ...row(), pay_before: deps.clock.now() }))?.reason).toBe('EXPIRED')
    expect((await refusal({ ...row(), pay_before: deps.clock.now() }, { stops: 'HALT' }))?.reason).toBe('HALT')
    expect((await refusal(row(), { stops: 'HALT' }))?.reason).toBe('HALT')
  })
  it('when its subject says so, which knows who asks and when; it is cancelled in any case', async () => {
    const asking = { caller: own, now: deps.clock.now() }
    expect(await refusal(row(), { stops: 'HALT' })).toEqual({ reason: 'HALT', data: asking })
    const wish = { clientNo: 'cancel-0000000000000001', id: 1, ver: 3 }
    expect(await payer(row(), 'HALT').cancel(deps, own, wish)).toEqual({ ok: true, value: { ver: 4 } })
  })
})

it('one may have so many unpaid ones of a kind, and no more', async () => {
  const waiting = (count: number, kind: 'fund' | 'recharge', state: 'unpaid' | 'closed' = 'unpaid') =>
    passing(async (tx) => {
      for (let i = 0; i < count; i += 1)
        await plant(tx, 'pay_order', { pay_no: `P${i}`, user_id: own.userId, biz_type: kind, state })
      return (await unpaidRefusal(tx, own.userId, 'fund'))?.data
    })
  expect(await waiting(unpaidMost - 1, 'fund')).toBeUndefined()
  expect(await waiting(unpaidMost, 'fund')).toEqual({ unpaid: unpaidMost })
  expect(await waiting(unpaidMost, 'recharge')).toBeUndefined()
  expect(await waiting(unpaidMost, 'fund', 'closed')).toBeUndefined()
})

it('two persons give money back from the amount of two persons on, with what went back of the same payment', async () => {
  const most = await thresholdOf(deps.db, 'refundTwo', deps.clock.now())
  const least = leastForTwo('refundTwo', most)
  const two = (amount: number, before: number) =>
    passing(async (tx) => {
      await plant(tx, 'pay_order', { pay_no: 'P1', user_id: own.userId, state: 'paid', biz_type: 'fund' })
      await plant(tx, 'pay_attempt', { attempt_id: 5, pay_no: 'P1', out_trade_no: 'T1', state: 'paid' })
      await plant(tx, 'pay_refund', { refund_id: 6, attempt_id: 5, amount: before, state: 'done', created_at: 1 })
      const payment = await paymentByNumber(tx, 'T1')
      return payment && isRefundForTwo(tx, deps.clock, payment, amount)
    })
  expect([await two(least - 1, 0), await two(least, 0)]).toEqual([false, true])
  expect([await two(least - 10, 9), await two(least - 10, 10)]).toEqual([false, true])
})

it('a try and a refund are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'pay_attempt', { attempt_id: 5, pay_no: 'P1', state: 'open' })
    await plant(tx, 'pay_refund', { refund_id: 6, attempt_id: 5, state: 'asked' })
    return [(await lockAttempt(tx, 5))?.attempt_id, (await lockRefund(tx, 6))?.refund_id, await lockRefund(tx, 5)]
  })
  expect(found).toEqual([5, 6, undefined])
})
