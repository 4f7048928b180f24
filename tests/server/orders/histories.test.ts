import fc from 'fast-check'
import { sql } from 'kysely'
import { fen } from '@contract/money'
import type { OrderState } from '@contract/orders/transitions'
import { partyActs, transitionFor } from '@contract/orders/transitions'
import { runDue } from '../../../server/jobs/jobs'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { sideOf } from '../../../server/modules/orders/view'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { decideOn, judge, partyAct } from '../../support/city/order-steps'
import { emptyCity, payFor, resident, rice, takeRice } from '../../support/city/small-city'

const minute = 60_000
const day = 1_440 * minute

let database: TestDatabase
let deps: TestDeps
let nextBlock = 1

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const often = <T extends string>(...names: readonly T[]): T[] => [...names, ...names, ...names]

const step = fc.record({
  what: fc.constantFrom(
    ...often(
      'take',
      'pay',
      'pay',
      'pay',
      'deliver',
      'deliver',
      'dispute',
      'decide',
      'decide',
      'refundPart',
      'agreePart',
    ),
    ...partyActs,
    'work' as const,
  ),
  kind: fc.constantFrom(...(['release', 'refund', 'split'] as const)),
  /** Who acts, and on which order or listing. */
  who: fc.nat(3),
  pick: fc.nat(1_000),
  units: fc.integer({ min: 1, max: 12 }),
  /** From time to time anybody does anything to any order. */
  isMeddler: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  /** Saw an older version. */
  isStale: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Steps of one batch are taken at the same time; afterwards some minutes, or days, pass. */
const batch = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  passMs: fc.constantFrom(0, 0, 0, 0, 0, 0, minute, minute, 6 * minute, 16 * minute, day, 2 * day, 2 * day, 4 * day),
})

interface Town {
  readonly people: readonly Caller[]
  readonly judges: readonly Caller[]
  readonly saleIds: readonly number[]
}

async function foundTown(): Promise<Town> {
  const people: Caller[] = []
  for (const fortune of [200_000, 90_000, 30_000, 0]) people.push(await resident(deps, nextBlock++, fortune))
  const saleIds: number[] = []
  for (const seller of people.slice(1)) saleIds.push((await rice(deps, seller, 60_000)).saleId)
  const judges = [await judge(deps, 'arbiter'), await judge(deps, 'operator')]
  return { people, judges, saleIds }
}

const ordersOf = ({ saleIds }: Town) =>
  deps.db
    .selectFrom('trade_order')
    .selectAll()
    .where('sale_id', 'in', [...saleIds])
    .orderBy('order_id')
    .execute()

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Who would do it: who may, and of a request who did not ask. */
function wantedOf(
  what: Step['what'],
  { part_ask_by: by }: { readonly part_ask_by: 'buyer' | 'seller' | null },
  mayBuyer: boolean,
  maySeller: boolean,
  units: number,
): 'buyer' | 'seller' {
  if (what === 'agreePart' && by !== null) return by === 'buyer' ? 'seller' : 'buyer'
  return !maySeller || (mayBuyer && units % 2 === 0) ? 'buyer' : 'seller'
}

async function tryStep(town: Town, step: Step): Promise<unknown> {
  const { what, who, pick, units, kind, isMeddler, isStale } = step
  const person = at(town.people, who)
  if (what === 'work') return runDue(deps, { ...orderJobs(deps), ...marketJobs(deps) })
  if (what === 'take') return person && takeRice(deps, person, at(town.saleIds, pick) ?? 0, units * 5_000)
  const orders = await ordersOf(town)
  if (what === 'decide') {
    const order = at(
      orders.filter(({ state }) => isMeddler || state === 'dispute'),
      pick,
    )
    const by = at(town.judges, pick)
    const ver = (order?.ver ?? 0) - (isStale ? 1 : 0)
    return order && by && decideOn(deps, by, { id: order.order_id, ver }, kind, fen(Math.ceil(order.amount / units)))
  }
  const mayBe = (side: 'buyer' | 'seller', state: OrderState) => transitionFor(what, side, state) !== undefined
  const ready = orders.filter(({ state, part_ask_by: by }) => {
    if (isMeddler) return true
    return what === 'agreePart' ? by !== null : mayBe('buyer', state) || mayBe('seller', state)
  })
  const order = at(ready, pick)
  if (!order || !person) return undefined
  const wanted = wantedOf(what, order, mayBe('buyer', order.state), mayBe('seller', order.state), units)
  const party = town.people.find(({ userId }) => sideOf(order, userId) === wanted)
  const caller = isMeddler || !party ? person : party
  const ver = isStale ? order.ver - 1 : order.ver
  return what === 'pay' ? payFor(deps, caller, order.pay_no, ver) : partyAct(deps, caller, order.order_id, ver, what)
}

/** What must hold after any history of a town. */
async function expectLaws(town: Town): Promise<void> {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  const { rows } = await sql<{ sum: string; lowest: number }>`select sum(balance) as sum,
    min(balance) filter (where not may_be_negative) as lowest from account`.execute(deps.db)
  expect(rows[0]?.sum).toBe('0')
  expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0)
  const orders = await ordersOf(town)
  const sales = deps.db
    .selectFrom('sale')
    .selectAll()
    .where('sale_id', 'in', [...town.saleIds])
  for (const sale of await sales.execute()) {
    const gone = orders.filter(({ sale_id: id, state }) => id === sale.sale_id && state !== 'closed')
    expect(sale.qty_left + gone.reduce((sum, { qty }) => sum + qty, 0)).toBe(sale.qty)
    if (sale.qty_left === 0) expect(sale.state).not.toBe('on')
  }
  const splits = await splitsOf(orders)
  const earning = (order: (typeof orders)[number]) => splits.get(order.order_id) ?? order.amount - order.fee
  for (const { userId } of town.people) {
    const own = orders.filter((order) => order.buyer_user_id === userId)
    const promised = own.filter(({ state }) => ['paid', 'delivered', 'dispute'].includes(state))
    const earned = orders.filter(({ seller_user_id: seller, state }) => seller === userId && state === 'done')
    const { frozen, income } = await balancesOf(deps.db, userId)
    expect(frozen).toBe(promised.reduce((sum, { amount }) => sum + amount, 0))
    expect(income).toBe(earned.reduce((sum, order) => sum + earning(order), 0))
  }
  await expectTimelines(orders)
}

/** What executed and agreed splits gave to the sellers, by order. */
async function splitsOf(orders: Awaited<ReturnType<typeof ordersOf>>): Promise<ReadonlyMap<number, number>> {
  const agreed = orders.flatMap(({ order_id: id, amount, agreed_back: back, agreed_fee: fee }) =>
    back === null || fee === null ? [] : [[id, amount - back - fee] as const],
  )
  const ids = [-1, ...orders.filter((order) => order.ended_act === 'executeSplit').map(({ order_id: id }) => id)]
  const rulings = await deps.db
    .selectFrom('dispute_ruling as r')
    .innerJoin('dispute as d', 'd.dispute_id', 'r.dispute_id')
    .select(['d.order_id', 'r.seller_amount', 'r.fee'])
    .where('d.order_id', 'in', ids)
    .where('r.executed_at', 'is not', null)
    .execute()
  return new Map([...agreed, ...rulings.map((row) => [row.order_id, row.seller_amount - row.fee] as const)])
}

/** What has been done so far, in any town. */
const acts: Record<string, number> = {}

/** Every change of an order is one line of its timeline. */
async function expectTimelines(orders: Awaited<ReturnType<typeof ordersOf>>): Promise<void> {
  const ids = [-1, ...orders.map(({ order_id: id }) => id)]
  const events = await deps.db.selectFrom('order_event').selectAll().where('order_id', 'in', ids).execute()
  for (const { act } of events) acts[act] = (acts[act] ?? 0) + 1
  const lines = (id: number) => events.filter(({ order_id: of }) => of === id).length
  expect(orders.map(({ order_id: id }) => lines(id))).toEqual(orders.map(({ ver }) => ver))
}

it('sells nothing twice and loses no fen, whatever residents and timers do in whatever order', async () => {
  const law = fc.asyncProperty(fc.array(batch, { minLength: 30, maxLength: 50 }), async (history) => {
    const town = await foundTown()
    for (const { steps, passMs } of history) {
      await Promise.all(steps.map((one) => tryStep(town, one)))
      deps.clock.forward(passMs)
    }
    await expectLaws(town)
    // Ten in the morning two days later: opening hours for the next town.
    deps.clock.at = Math.ceil(deps.clock.at / day) * day + 50 * 60 * minute
  })
  await fc.assert(law, { numRuns: 20, endOnFailure: true })
  expect(Object.keys(acts)).toEqual(expect.arrayContaining(['take', 'pay', 'deliver', 'dispute', 'closeUnpaid']))
})
