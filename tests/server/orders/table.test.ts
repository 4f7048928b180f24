import { sql } from 'kysely'
import type { Result } from '@contract/result'
import { fen } from '@contract/money'
import type { OrderAct, PartyAct, Ruling } from '@contract/orders/transitions'
import { decideActs, partyActs, transitionFor, transitions } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import type { Cast, Stage } from '../../support/city/order-stages'
import { stages } from '../../support/city/order-stages'
import type { Step } from '../../support/city/order-steps'
import { decideOn, judge, partyAct } from '../../support/city/order-steps'
import { emptyCity, resident, rice, valueOf } from '../../support/city/small-city'

const day = 86_400_000

let database: TestDatabase
let deps: TestDeps
let cast: Cast
let stranger: Caller
let saleId: number

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  const [buyer, seller] = [await resident(deps, 1), await resident(deps, 3021, 0)]
  cast = { buyer, seller, arbiter: await judge(deps, 'arbiter'), operator: await judge(deps, 'operator') }
  stranger = await resident(deps, 77, 0)
  saleId = (await rice(deps, seller, 1_000_000_000)).saleId
  const never = deps.clock.now() + 10_000 * day
  await deps.db.updateTable('sale').set({ expire_at: never }).execute()
})
afterAll(() => database.close())

let buyerNo = 1_000
beforeEach(async () => {
  // Ten in the morning of the next day, with a buyer who owes nothing from earlier cases.
  deps.clock.at = Math.ceil(deps.clock.at / day) * day + 2 * 3_600_000
  cast = { ...cast, buyer: await resident(deps, buyerNo++, 10_000_000) }
})

const roles = ['buyer', 'seller', 'stranger', 'arbiter', 'operator'] as const
type Role = (typeof roles)[number]

const rulings = Object.entries(decideActs).map(([kind, act]) => ({ kind: kind as Ruling, act }))
const decisionActs = rulings.map(({ act }) => act)
const timerActs = [...new Set(transitions.filter(({ by }) => by.includes('timer')).map(({ act }) => act))]

const callerOf = (role: Role) => (role === 'stranger' ? stranger : cast[role])

/** Tries an act through the service that makes it: decisions through the arbiters' call, everything else as a party. */
function attempt(role: Role, name: OrderAct, { id, ver }: Step): Promise<Result<{ state: string }, Refusal>> {
  const ruling = rulings.find(({ act }) => act === name)
  if (ruling) {
    const amount = ruling.kind === 'split' ? fen(1_200) : undefined
    return decideOn(deps, callerOf(role), { id, ver }, ruling.kind, amount)
  }
  return partyAct(deps, callerOf(role), id, ver, name as PartyAct)
}

const seen = async (id: number) => valueOf(await readOrder(deps, cast.buyer.userId, id))

async function moneyNow() {
  const { available, frozen } = await balancesOf(deps.db, cast.buyer.userId)
  const { income } = await balancesOf(deps.db, cast.seller.userId)
  const money: Money = { available, frozen, income }
  return money
}

interface Money {
  readonly available: number
  readonly frozen: number
  readonly income: number
}

/** What an act does to the 34.00 of an order, by the money column of the table; a decision that is executed at once by its kind. */
const moved: Readonly<Record<string, (m: Money) => Money>> = {
  none: (m) => m,
  hold: (m) => ({ ...m, available: m.available - 3_400, frozen: m.frozen + 3_400 }),
  void: (m) => ({ ...m, available: m.available + 3_400, frozen: m.frozen - 3_400 }),
  post: (m) => ({ ...m, frozen: m.frozen - 3_400, income: m.income + 3_366 }),
  split1000: (m) => ({ available: m.available + 2_400, frozen: m.frozen - 3_400, income: m.income + 990 }),
  agreed: (m) => ({ available: m.available + 1_000, frozen: m.frozen - 3_400, income: m.income + 2_376 }),
  split1200: (m) => ({ available: m.available + 2_200, frozen: m.frozen - 3_400, income: m.income + 1_188 }),
}

/** How an allowed act ends: the state it leads to, and its effect on the money. */
function outcome(stage: Stage, role: Role, act: OrderAct): { to: string; money: string } {
  if (role === 'operator' && act === 'decideRelease') return { to: 'done', money: 'post' }
  if (role === 'operator' && act === 'decideRefund') return { to: 'refunded', money: 'void' }
  if (role === 'operator' && act === 'decideSplit') return { to: 'done', money: 'split1200' }
  if (act === 'accept' && stage.name === 'decided, accepted by the buyer') return { to: 'done', money: 'split1000' }
  if (act === 'agreePart') return { to: 'done', money: 'agreed' }
  const row = role === 'stranger' ? undefined : transitionFor(act, role, stage.state)
  if (!row) throw new Error(`the table has no row for ${role} ${act} in ${stage.state}`)
  return { to: row.to === 'same' ? stage.state : row.to, money: row.money }
}

/** The refusal by the table alone, or those that its guards may give. */
function reasons(stage: Stage, role: Role, act: OrderAct): readonly string[] {
  const isDecision = decisionActs.some((decision) => decision === act)
  if (isDecision && role !== 'arbiter' && role !== 'operator') return ['NO_RIGHT']
  if (isDecision) {
    if (!['dispute', 'delivered'].includes(stage.state)) return ['NOT_FOUND']
    return ['MOVED', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND']
  }
  if (role !== 'buyer' && role !== 'seller') return ['NOT_FOUND']
  if (transitionFor(act, role, stage.state)) return ['MOVED', 'LIMIT', 'EXPIRED', 'NO_RIGHT']
  return [transitionFor(act, role === 'buyer' ? 'seller' : 'buyer', stage.state) ? 'NO_RIGHT' : 'MOVED']
}

const differences = async () => (await checkBooks(deps.db)).differences

/** What a refusal must leave as it was: every entry and every hold. */
async function traces() {
  const { rows } = await sql`select (select count(*) from entry) as entries, (select count(*) from txn) as txns,
    (select count(*) from hold) as holds, (select sum(left_amount) from hold) as left`.execute(deps.db)
  return rows
}

async function tryEverything(stage: Stage, role: Role): Promise<void> {
  let step = await stage.make(deps, cast, saleId)
  for (const name of [...partyActs, ...decisionActs]) {
    const isAllowed = role !== 'stranger' && (stage.allowed[role] ?? []).some((allowed) => allowed === name)
    const [money, ver, was] = [await moneyNow(), step.ver, await traces()]
    const result = await attempt(role, name, step)
    const after = await seen(step.id)
    const said = { name, ok: result.ok, state: after.state, money: await moneyNow() }
    if (isAllowed) {
      const { to, money: effect } = outcome(stage, role, name)
      expect(said).toEqual({ name, ok: true, state: to, money: moved[effect]?.(money) })
      expect(after.ver).toBeGreaterThan(ver)
      step = await stage.make(deps, cast, saleId)
    } else {
      expect(said).toEqual({ name, ok: false, state: stage.state, money })
      expect(after.ver).toBe(ver)
      expect(reasons(stage, role, name)).toContain(result.ok ? 'allowed' : result.error.reason)
      expect(await traces()).toEqual(was)
    }
  }
  // Once for all acts: entries are never changed, so any difference an act made would still be there.
  expect(await differences()).toEqual([])
}

describe.each(stages)('$name', (stage) => {
  it.each(roles)('lets the %s do what the table allows and nothing else, and the books stay equal', (role) =>
    tryEverything(stage, role),
  )

  it('shows each side exactly the buttons of what it may do', async () => {
    const { id } = await stage.make(deps, cast, saleId)
    for (const side of ['buyer', 'seller'] as const) {
      const { acts } = valueOf(await readOrder(deps, cast[side].userId, id))
      expect([...acts].sort()).toEqual([...(stage.allowed[side] ?? [])].sort())
    }
  })

  it('lets its own timer act when its time has come, once, and no other timer ever', async () => {
    const { id } = await stage.make(deps, cast, saleId)
    const handlers = orderJobs(deps)
    const run = (name: string) => deps.db.transaction().execute(async (tx) => handlers[name]?.(tx, id))
    const before = await seen(id)
    for (const name of timerActs) await run(name)
    expect(await seen(id)).toEqual(before)
    const money = await moneyNow()
    deps.clock.at = Math.max(before.deadlineAt ?? 0, before.cancelAsk?.deadlineAt ?? 0, deps.clock.at)
    const [act, to] = stage.timer ?? []
    const lapses = ['lapseCancel', 'lapsePart']
    for (const name of timerActs) if (name !== act && !lapses.includes(name)) await run(name)
    expect((await seen(id)).ver).toBe(before.ver)
    for (let twice = 0; twice < 2; twice++) if (act) await run(act)
    const after = await seen(id)
    expect([after.state, after.ver]).toEqual(act ? [to, before.ver + 1] : [stage.state, before.ver])
    const effect = act && transitionFor(act, 'timer', stage.state)?.money
    const kind = effect === 'split' ? 'split1000' : (effect ?? 'none')
    expect(await moneyNow()).toEqual(moved[kind]?.(money))
    expect(await differences()).toEqual([])
  })
})

it('has a stage for every state and, between them, every act of a party and every decision', () => {
  const allowed = stages.flatMap((stage) => Object.values(stage.allowed).flat())
  expect(new Set(stages.map(({ state }) => state)).size).toBe(7)
  expect([...new Set(allowed)].sort()).toEqual([...partyActs, ...decisionActs].sort())
})
