import { spendStates } from '@contract/fund/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { listForStaff } from '../../../server/modules/fund/acts'
import { readSpend } from '../../../server/modules/fund/info'
import { fundJobs } from '../../../server/modules/fund/jobs'
import { belongings, purses } from '../../support/city/figures'
import * as fund from '../../support/city/fund'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { allBooks, areaId, emptyCity, operators, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const dayMs = 86_400_000

let database: TestDatabase
let deps: TestDeps
let stranger: Caller
let admins: readonly number[]

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  stranger = await resident(deps, 77)
  admins = await operators(deps)
  await fund.fill(deps, 100_000_000)
})
afterAll(() => database.close())

let blockNo = 1_000
const fresh = () => resident(deps, (blockNo += 1), 1_000_000)
const faults = (city: TestDeps) => allBooks(city, fund.fundFaults)

const payeeActs = ['proof', 'giveBack', 'giveAllBack'] as const
const adminActs = fund.stopActs
type Act = (typeof payeeActs)[number] | (typeof adminActs)[number]
type Role = 'payee' | 'stranger' | 'operator' | 'other'

interface Scene {
  readonly id: number
  readonly payee: Caller
}

type Step = (scene: Scene) => Promise<unknown>
/** A spend of 100.00 to somebody new, taken through these steps. */
const spendThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    const payee = await fresh()
    const { spendId: id } = valueOf(await fund.approve(deps, payee, 10_000))
    for (const step of steps) await step({ id, payee })
    return { id, payee }
  }
const run =
  (kind: string): Step =>
  ({ id }) =>
    runTimer(deps, fundJobs(deps), kind, id)
const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const later =
  (days: number): Step =>
  async () =>
    deps.clock.forward(days * dayMs)
const paid: readonly Step[] = [
  async ({ id }) => (deps.clock.at = (await fund.spendOf(deps, id)).pay_at),
  run('payFundSpend'),
]
const late = [...paid, later(30), run('lateFundProof')]
const accounted = [...paid, did('proof', 'payee')]

const adminOf = (role: Role): number => admins[role === 'operator' ? 0 : 1] ?? 0
async function attempt({ id, payee }: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const by = role === 'payee' ? payee : stranger
  if (act === 'proof') return fund.prove(deps, by, id)
  if (act === 'giveBack') return fund.back(deps, by, id, 100)
  if (act === 'giveAllBack') return fund.back(deps, by, id, 10_000)
  return fund.stopAct(deps, adminOf(role), id, act)
}

const paying = ['payFundSpend', 'paid by pay'] as const
const reminding = ['lateFundProof', 'paid'] as const
const ofPaid = { payee: { proof: 'accounted', giveBack: 'paid by back', giveAllBack: 'returned by all' } } as const

/** The life of a spend once more, by hand. Source: community §3, rows 3–8. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'approved',
    make: spendThat(),
    allowed: { operator: { askStop: 'approved' }, other: { askStop: 'approved' } },
    timer: paying,
  },
  {
    name: 'approved, and an operator asks to stop it',
    make: spendThat(did('askStop', 'operator')),
    allowed: { operator: { unaskStop: 'approved' }, other: { unaskStop: 'approved', stop: 'stopped' } },
    timer: paying,
  },
  { name: 'paid', make: spendThat(...paid), allowed: ofPaid, timer: reminding },
  { name: 'paid, with a late proof', make: spendThat(...late), allowed: ofPaid, timer: reminding },
  {
    name: 'accounted',
    make: spendThat(...accounted),
    allowed: { payee: { proof: 'accounted', giveBack: 'accounted by back', giveAllBack: 'accounted by all' } },
  },
  {
    name: 'accounted for seven days',
    make: spendThat(...accounted, later(7)),
    allowed: { payee: { giveBack: 'accounted by back', giveAllBack: 'accounted by all' } },
  },
  {
    name: 'accounted, and all given back',
    make: spendThat(...accounted, did('giveAllBack', 'payee')),
    allowed: { payee: { proof: 'accounted' } },
  },
  { name: 'stopped', make: spendThat(did('askStop', 'operator'), did('stop', 'other')), allowed: {} },
  { name: 'returned', make: spendThat(...paid, did('giveAllBack', 'payee')), allowed: {} },
]

const stateOf = async ({ id }: Scene) => (await fund.spendOf(deps, id)).state

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { payee: payeeActs, stranger: payeeActs, operator: adminActs, other: adminActs },
    attempt,
    state: stateOf,
    figures: async ({ payee }) => ({ ...(await purses(deps)), ...(await belongings(deps, payee.userId)) }),
    moves: {
      pay: { fund: -10_000, income: 10_000 },
      back: { fund: 100, available: -100 },
      all: { fund: 10_000, available: -10_000 },
    },
    refusals: {
      payee: ['CLOSED', 'EXPIRED', 'LIMIT'],
      stranger: ['NO_RIGHT'],
      operator: ['CLOSED', 'OWN'],
      other: ['CLOSED'],
    },
    tables: ['fund_spend', 'fund_gift'],
    handlers: fundJobs,
    buttons: async ({ id, payee }, role) => {
      if (role === 'operator' || role === 'other') {
        const { spends } = valueOf(await listForStaff(deps, areaId))
        return spends.find(({ spendId }) => spendId === id)?.acts ?? []
      }
      return valueOf(await readSpend(deps, (role === 'payee' ? payee : stranger).userId, id)).acts
    },
    // The button of giving back is one, and the amount is typed; a second one answers where the ask stands.
    unseen: ['giveAllBack', 'stop', 'unaskStop'],
    faults,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add(await stateOf(await make()))
  expect([...states].sort()).toEqual([...spendStates].sort())
})
