import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readPay } from '../../../server/modules/pay/service'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDeps } from '../../support/database/database'
import {
  actOn,
  booksOf,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

const minute = 60_000
const hour = 60 * minute

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

/** 5 kg of rice for 34.00, ordered and not paid. */
async function ordered() {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  return { buyer, seller, sale, ...valueOf(await takeRice(deps, buyer, sale.saleId)) }
}

async function paid() {
  const order = await ordered()
  valueOf(await payFor(deps, order.buyer, order.payNo))
  return order
}

const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))
const stateOf = async (userId: number, orderId: number) => valueOf(await readOrder(deps, userId, orderId)).state
const incomeOf = async (userId: number) => (await balancesOf(deps.db, userId)).income

it('confirms once, however many devices confirm at once', async () => {
  const { buyer, seller, orderId } = await paid()
  const results = await times(20, () => actOn(deps, buyer, orderId, 2, 'confirm'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.error.reason === 'MOVED')).toHaveLength(19)
  expect(await incomeOf(seller.userId)).toBe(3_366)
})

it('confirms once when one device repeats its confirmation twenty times', async () => {
  const { buyer, seller, orderId } = await paid()
  const no = clientNo()
  const results = await times(20, () => actOn(deps, buyer, orderId, 2, 'confirm', no))
  expect(results).toEqual(results.map(() => results[0]))
  expect(results[0]).toMatchObject({ ok: true, value: { state: 'done' } })
  expect(await incomeOf(seller.userId)).toBe(3_366)
})

it('lets the seller either deliver or refuse, not both', async () => {
  const { buyer, seller, orderId } = await paid()
  const [delivered, refused] = await Promise.all([
    actOn(deps, seller, orderId, 2, 'deliver'),
    actOn(deps, seller, orderId, 2, 'refuse'),
  ])
  expect([delivered.ok, refused.ok].filter(Boolean)).toHaveLength(1)
  expect(await stateOf(buyer.userId, orderId)).toBe(delivered.ok ? 'delivered' : 'refunded')
  const { frozen } = await balancesOf(deps.db, buyer.userId)
  expect(frozen).toBe(delivered.ok ? 3_400 : 0)
})

it('lets the buyer either pay or cancel, not both', async () => {
  const { buyer, orderId, payNo } = await ordered()
  const [pay, cancel] = await Promise.all([payFor(deps, buyer, payNo), actOn(deps, buyer, orderId, 1, 'cancel')])
  expect([pay.ok, cancel.ok].filter(Boolean)).toHaveLength(1)
  expect(await stateOf(buyer.userId, orderId)).toBe(pay.ok ? 'paid' : 'closed')
  expect(valueOf(await readPay(deps, buyer, payNo)).state).toBe(pay.ok ? 'paid' : 'closed')
})

it('releases the money once when the buyer confirms in the moment in which the timer does', async () => {
  const { buyer, seller, orderId } = await paid()
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  deps.clock.forward(72 * hour)
  await Promise.all([
    actOn(deps, buyer, orderId, 3, 'confirm'),
    ...Array.from({ length: 3 }, () => runDue(deps, orderJobs(deps))),
  ])
  expect(await stateOf(buyer.userId, orderId)).toBe('done')
  expect(await incomeOf(seller.userId)).toBe(3_366)
})

it('takes no payment once the fifteen minutes are over, whether or not the timer was there first', async () => {
  const { buyer, orderId, payNo } = await ordered()
  deps.clock.forward(15 * minute)
  expect(await payFor(deps, buyer, payNo)).toMatchObject({ error: { reason: 'EXPIRED' } })
  const [pay] = await Promise.all([payFor(deps, buyer, payNo), runDue(deps, orderJobs(deps))])
  expect(pay.ok).toBe(false)
  expect(await stateOf(buyer.userId, orderId)).toBe('closed')
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })
})

it('tells after a lost answer how the payment ended, and answers the repeat as it did at first', async () => {
  const { buyer, seller, orderId, payNo } = await ordered()
  expect(valueOf(await readPay(deps, buyer, payNo)).state).toBe('unpaid')
  const no = clientNo()
  const first = valueOf(await payFor(deps, buyer, payNo, 1, no))
  expect(valueOf(await readPay(deps, buyer, payNo))).toEqual(first)
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  expect(valueOf(await payFor(deps, buyer, payNo, 1, no))).toEqual(first)
  expect(await readPay(deps, seller, payNo)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 96_600, frozen: 3_400, income: 0 })
})

it('opens the cashier at seven, not a millisecond earlier', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  deps.clock.forward(13 * hour + 50 * minute)
  const { payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
  deps.clock.forward(7 * hour + 10 * minute - 1)
  const openAt = deps.clock.now() + 1
  expect(await payFor(deps, buyer, payNo)).toMatchObject({ error: { reason: 'BEFORE_OPEN', data: { openAt } } })
  deps.clock.forward(1)
  expect((await payFor(deps, buyer, payNo)).ok).toBe(true)
})
