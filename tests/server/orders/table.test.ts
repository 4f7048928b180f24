import type { OrderAct, OrderRole, OrderState } from '@contract/orders/transitions'
import { transitionFor, transitions } from '@contract/orders/transitions'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { act } from '../../../server/modules/orders/act'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDatabase, TestDeps } from '../../support/database'
import { testDatabase, testDeps } from '../../support/database'
import { clientNo, resident, rice, smallCity, takeRice, valueOf } from '../../support/small-city'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller
let stranger: Caller
let saleId: number

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  buyer = await resident(deps, 128, 10_000_000)
  seller = await resident(deps, 3021, 0)
  stranger = await resident(deps, 77, 0)
  saleId = (await rice(deps, seller, 100_000_000)).saleId
})
afterAll(() => database.close())

/** The acts that lead from the start to each state the table can reach. */
const ways: Record<Exclude<OrderState, 'dispute'>, readonly [OrderAct, OrderRole][]> = {
  unpaid: [],
  paid: [['pay', 'buyer']],
  delivered: [
    ['pay', 'buyer'],
    ['deliver', 'seller'],
  ],
  done: [
    ['pay', 'buyer'],
    ['confirm', 'buyer'],
  ],
  closed: [['cancel', 'buyer']],
  refunded: [
    ['pay', 'buyer'],
    ['refuse', 'seller'],
  ],
}

const states = Object.keys(ways) as (keyof typeof ways)[]
const acts = [...new Set(transitions.filter(({ from }) => from.length > 0).map((row) => row.act))]
const partyActs = acts.filter((name) =>
  transitions.some(({ act, by, row }) => act === name && row < 10 && !by.includes('timer')),
)

const callerOf = { buyer: () => buyer, seller: () => seller, stranger: () => stranger }

async function orderIn(state: keyof typeof ways) {
  const { orderId } = valueOf(await takeRice(deps, buyer, saleId))
  let ver = 1
  for (const [name, role] of ways[state]) {
    if (role !== 'buyer' && role !== 'seller') continue
    ver = valueOf(await does(name, role, orderId, ver)).ver
  }
  return { orderId, ver }
}

const does = (name: OrderAct, who: 'buyer' | 'seller' | 'stranger', id: number, ver: number) =>
  act(deps, callerOf[who](), { clientNo: clientNo(), id, ver }, { call: `/test/${name}`, act: name })

const triples = states.flatMap((state) =>
  partyActs.flatMap((name) => (['buyer', 'seller', 'stranger'] as const).map((who) => [state, who, name] as const)),
)

it.each(triples)('%s order: %s tries to %s, and the table decides', async (state, who, name) => {
  const { orderId, ver } = await orderIn(state)
  const result = await does(name, who, orderId, ver)
  const row = who === 'stranger' ? undefined : transitionFor(name, who, state)
  const after = valueOf(await readOrder(deps, buyer.userId, orderId))
  if (row) {
    expect(result).toMatchObject({ ok: true, value: { state: row.to } })
    expect(after.state).toBe(row.to)
  } else {
    const other = who === 'buyer' ? 'seller' : 'buyer'
    const isOthers = transitionFor(name, other, state) !== undefined
    const reason = who === 'stranger' ? 'NOT_FOUND' : isOthers ? 'NO_RIGHT' : 'MOVED'
    expect(result).toMatchObject({ ok: false, error: { reason } })
    expect(after).toMatchObject({ state, ver })
  }
  expect((await checkBooks(deps.db)).differences).toEqual([])
})

it.each(states)('%s order: its timer does what the table says, once', async (state) => {
  const { orderId } = await orderIn(state)
  const before = valueOf(await readOrder(deps, buyer.userId, orderId))
  deps.clock.at = (before.deadlineAt ?? deps.clock.now()) + 1
  await runDue(deps, orderJobs(deps))
  const after = valueOf(await readOrder(deps, buyer.userId, orderId))
  const row = before.deadlineDoes && transitionFor(before.deadlineDoes, 'timer', state)
  expect(after.state).toBe(row ? row.to : state)
  await runDue(deps, orderJobs(deps))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).ver).toBe(after.ver)
  expect((await checkBooks(deps.db)).differences).toEqual([])
  // Ten in the morning, two days on: past every cool-down of orders that earlier cases left unpaid.
  deps.clock.at = Math.ceil(deps.clock.at / 86_400_000) * 86_400_000 + 50 * 3_600_000
})
