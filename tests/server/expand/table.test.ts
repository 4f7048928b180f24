import { roundStates } from '@contract/expand/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { addRound, editRound, listForStaff } from '../../../server/modules/expand/admin'
import { expandJobs } from '../../../server/modules/expand/life'
import * as expand from '../../support/city/expand'
import { purses } from '../../support/city/figures'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { allBooks, areaId, clientNo, emptyCity, operators, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const hour = 3_600_000

let database: TestDatabase
let deps: TestDeps
let admins: readonly number[]

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  admins = await operators(deps)
})
afterAll(() => database.close())

const books = (city: TestDeps) => allBooks(city, expand.expandFaults)
const timer = (kind: string, id: number) => runTimer(deps, expandJobs(deps), kind, id)

const acts = [...expand.roundActs, 'edit'] as const
type Act = (typeof acts)[number]
type Role = 'operator' | 'other'
interface Scene {
  readonly id: number
}

const adminOf = (role: Role): number => admins[role === 'operator' ? 0 : 1] ?? 0
const roundOf = (id: number) =>
  deps.db.selectFrom('expand_round').selectAll().where('round_id', '=', id).executeTakeFirstOrThrow()

type Step = (scene: Scene) => Promise<unknown>
/** A round that the operator has drafted, taken through these steps; no other one is in its way. */
const roundThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    await deps.db.deleteFrom('expand_round').execute()
    const { roundId: id } = valueOf(
      await addRound(deps, adminOf('operator'), { clientNo: clientNo(), ...expand.planOf(deps) }),
    )
    for (const step of steps) await step({ id })
    return { id }
  }

async function attempt({ id }: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const { ver } = await roundOf(id)
  const wish = { clientNo: clientNo(), roundId: id, ver }
  if (act !== 'edit') return expand.adminAct(deps, adminOf(role), { roundId: id, ver }, act)
  return editRound(deps, adminOf(role), { ...expand.planOf(deps, { quota: 90 }), ...wish })
}

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const after =
  (ms: number): Step =>
  async () =>
    deps.clock.forward(ms)
const planned = [did('approve', 'other')]
const opened = [...planned, after(hour), ({ id }: Scene) => timer('openRound', id)]
const ofPlan = { edit: 'draft', withdraw: 'withdrawn' } as const

/** The life of a round once more, by hand. Source: community §2, rows 1–3, 7, 8. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  { name: 'drafted', make: roundThat(), allowed: { operator: ofPlan, other: { ...ofPlan, approve: 'planned' } } },
  {
    name: 'planned',
    make: roundThat(...planned),
    allowed: { operator: { ...ofPlan, askHalt: 'planned' }, other: { ...ofPlan, askHalt: 'planned' } },
    timer: ['openRound', 'open'],
  },
  {
    name: 'planned, and the operator asks to halt it',
    make: roundThat(...planned, did('askHalt', 'operator')),
    allowed: {
      operator: { ...ofPlan, unaskHalt: 'planned' },
      other: { ...ofPlan, unaskHalt: 'planned', halt: 'archived' },
    },
    timer: ['openRound', 'open'],
  },
  {
    name: 'past its opening, before the timer',
    make: roundThat(...planned, after(hour)),
    allowed: { operator: { askHalt: 'planned' }, other: { askHalt: 'planned' } },
    timer: ['openRound', 'open'],
  },
  {
    name: 'open',
    make: roundThat(...opened),
    allowed: { operator: { askHalt: 'open' }, other: { askHalt: 'open' } },
    timer: ['closeRound', 'archived'],
  },
  {
    name: 'open, and the operator asks to halt it',
    make: roundThat(...opened, did('askHalt', 'operator')),
    allowed: { operator: { unaskHalt: 'open' }, other: { unaskHalt: 'open', halt: 'archived' } },
    timer: ['closeRound', 'archived'],
  },
  {
    name: 'archived',
    make: roundThat(...opened, did('askHalt', 'operator'), did('halt', 'other')),
    allowed: {},
  },
  { name: 'withdrawn', make: roundThat(did('withdraw', 'operator')), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { operator: acts, other: acts },
    attempt,
    state: async ({ id }) => (await roundOf(id)).state,
    figures: () => purses(deps),
    moves: {},
    refusals: { operator: ['CLOSED', 'OWN'], other: ['CLOSED'] },
    tables: ['expand_round', 'slot_purchase'],
    handlers: expandJobs,
    buttons: async ({ id }) => {
      const { rounds } = valueOf(await listForStaff(deps, areaId))
      return rounds.find(({ roundId }) => roundId === id)?.acts ?? []
    },
    // A second one answers where the ask stands.
    unseen: ['approve', 'halt', 'unaskHalt'],
    faults: books,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add((await roundOf((await make()).id)).state)
  expect([...states].sort()).toEqual([...roundStates].sort())
})
