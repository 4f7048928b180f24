import { electionStates, termStates } from '@contract/mayor/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { castRanks } from '../../../server/modules/mayor/cast'
import { mayorTimers } from '../../../server/modules/mayor/jobs'
import { pointsOf } from '../../../server/modules/points/open/award'
import * as mayor from '../../support/city/mayor'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { allBooks, clientNo, emptyCity, valueOf } from '../../support/city/small-city'
import { receipt, settler } from '../../support/city/votes'
import type { TestDatabase, TestDeps } from '../../support/database/database'

/** One call stands and changes what a candidate says; one quits and gives the seat back. */
const ownActs = ['join', 'quit', 'cast'] as const
const adminActs = mayor.strikes
type Act = (typeof ownActs)[number] | 'change' | (typeof adminActs)[number]
type Role = 'candidate' | 'voter' | 'latecomer' | 'operator' | 'other'

interface Scene {
  readonly id: number
  readonly candidate: Caller
  /** Who stands beside the candidate in the voting, so that there is a choice. */
  readonly rival: Caller
  readonly voter: Caller
  readonly latecomer: Caller
  /** The voter's. */
  readonly paper: string
}

let database: TestDatabase
let deps: TestDeps
const admins: Partial<Record<Role, Caller>> = {}

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  Object.assign(admins, { operator: await mayor.operator(deps), other: await mayor.operator(deps) })
})
afterAll(() => database.close())

/** No election is left, and nobody but those of the next scene lives in the city. */
async function emptied(): Promise<void> {
  const { db } = deps
  await db.deleteFrom('mayor_term').execute()
  await db.deleteFrom('mayor_ballot').execute()
  await db.deleteFrom('mayor_roll').execute()
  await db.deleteFrom('mayor_census').execute()
  await db.deleteFrom('mayor_candidate').execute()
  await db.deleteFrom('mayor_election').execute()
  await db.deleteFrom('area_role').execute()
  await db.deleteFrom('approval').execute()
  await db.deleteFrom('job').execute()
  const nobodys = { state: 0, owner_user_id: null, transfer_price: null, transfer_until: null }
  await db.updateTable('block').set(nobodys).execute()
}

let blockNo = 1_000
type Step = (scene: Scene) => Promise<unknown>
/** An election that was announced, taken through these steps; the latecomer moves in now. */
const electionThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    await emptied()
    const [candidate, rival, voter] = [
      await mayor.citizen(deps, (blockNo += 1)),
      await mayor.citizen(deps, (blockNo += 1)),
      await mayor.citizen(deps, (blockNo += 1)),
    ]
    const { electionId: id } = valueOf(await mayor.announce(deps, callerOf0('operator')))
    const scene = { id, candidate, rival, voter, latecomer: voter, paper: receipt() }
    for (const step of steps) await step(scene)
    return { ...scene, latecomer: await settler(deps, (blockNo += 1), 0, deps.clock.now()) }
  }

function callerOf0(role: 'operator' | 'other'): Caller {
  const caller = admins[role]
  if (!caller) throw new Error(`nobody is the ${role}`)
  return caller
}
const callerOf = (scene: Scene, role: Role): Caller =>
  role === 'operator' || role === 'other' ? callerOf0(role) : scene[role]

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const rivals: Step = async ({ id, rival }) => valueOf(await mayor.join(deps, rival, id))
const due: Step = async ({ id }) => {
  deps.clock.at = Math.max(deps.clock.at, (await mayor.electionOf(deps, id)).due_at ?? 0)
  await runTimer(deps, mayorTimers(deps), 'electionDue', id)
}
/** The stage is over, and its timer late. */
const over: Step = async ({ id }) => {
  deps.clock.at = Math.max(deps.clock.at, (await mayor.electionOf(deps, id)).due_at ?? 0)
  await runTimer(deps, mayorTimers(deps), 'remindElection', id)
}
const termOf = async ({ id }: Scene) => (await mayor.termsOf(deps)).find(({ election_id: of }) => of === id)
const termDue: Step = async (scene) => {
  const term = await termOf(scene)
  if (!term) throw new Error('nobody was elected')
  deps.clock.at = Math.max(deps.clock.at, term.due_at ?? 0)
  await runTimer(deps, mayorTimers(deps), 'mayorTermDue', term.term_id)
}

async function attempt(scene: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const [by, { id }] = [callerOf(scene, role), scene]
  const candidates = deps.db.selectFrom('mayor_candidate').select(['place', 'user_id']).where('election_id', '=', id)
  const place = (await candidates.execute()).find(({ user_id: who }) => who === scene.candidate.userId)?.place ?? 1
  if (act === 'join') return mayor.join(deps, by, id)
  if (act === 'quit') return mayor.quit(deps, by, id)
  if (act === 'cast') return mayor.cast(deps, by, id, [2])
  if (act === 'change')
    return castRanks(deps, by, { clientNo: clientNo(), electionId: id, ranks: [2], receipt: scene.paper })
  return mayor.strike(deps, by, id, place, act)
}

const nominating = [due]
const stands = [...nominating, did('join', 'candidate'), rivals]
const voting = [...stands, due]
const voted: Step = async ({ id, voter, paper }) => valueOf(await mayor.cast(deps, voter, id, [1], paper))
const elected = [...voting, voted, due]

const joins = { join: 'nominating' } as const
const asks = { operator: { askStrike: 'nominating' }, other: { askStrike: 'nominating' } } as const
const asksLater = { operator: { askStrike: 'voting' }, other: { askStrike: 'voting' } } as const
const votes = { cast: 'voting by candidate' } as const
const opens = ['electionDue', 'voting'] as const

/** The life of an election and of its term once more, by hand. Source: community §7. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  { name: 'announced', make: electionThat(), allowed: {}, timer: ['electionDue', 'nominating'] },
  {
    name: 'open for candidates, of whom there are none',
    make: electionThat(...nominating),
    allowed: { candidate: joins, voter: joins },
    timer: ['electionDue', 'void'],
  },
  {
    name: 'open for candidates, and two stand',
    make: electionThat(...stands),
    allowed: { candidate: { ...joins, quit: 'nominating' }, voter: joins, ...asks },
    timer: opens,
  },
  {
    name: 'open for candidates, and the operator asks to strike one',
    make: electionThat(...stands, did('askStrike', 'operator')),
    allowed: {
      candidate: { ...joins, quit: 'nominating' },
      voter: joins,
      operator: { unaskStrike: 'nominating' },
      other: { unaskStrike: 'nominating', strike: 'nominating' },
    },
    timer: opens,
  },
  {
    name: 'open for candidates, and one has quit',
    make: electionThat(...stands, did('quit', 'candidate')),
    allowed: { voter: joins },
    timer: opens,
  },
  { name: 'past its nominations, before the timer', make: electionThat(...stands, over), allowed: {}, timer: opens },
  {
    name: 'in voting',
    make: electionThat(...voting),
    allowed: {
      candidate: { quit: 'voting', ...votes },
      voter: { cast: 'voting by voter', change: 'voting by voter' },
      ...asksLater,
    },
    timer: ['electionDue', 'void'],
  },
  {
    name: 'in voting, and one has voted',
    make: electionThat(...voting, voted),
    allowed: { candidate: { quit: 'voting', ...votes }, voter: { change: 'voting' }, ...asksLater },
    timer: ['electionDue', 'seated planned'],
  },
  {
    name: 'in voting, and a candidate was struck',
    make: electionThat(...voting, did('askStrike', 'operator'), did('strike', 'other')),
    allowed: { candidate: votes, voter: { cast: 'voting by voter', change: 'voting by voter' } },
    timer: ['electionDue', 'void'],
  },
  {
    name: 'past its voting, before the timer',
    make: electionThat(...voting, over),
    allowed: {},
    timer: ['electionDue', 'void'],
  },
  {
    name: 'counted, before the first day in the seat',
    make: electionThat(...elected),
    allowed: { candidate: { quit: 'seated ended' } },
    timer: ['mayorTermDue', 'seated serving'],
  },
  {
    name: 'seated',
    make: electionThat(...elected, termDue),
    allowed: { candidate: { quit: 'seated ended' } },
    timer: ['mayorTermDue', 'seated serving'],
  },
  {
    name: 'seated, and the next election was announced',
    make: electionThat(...elected, termDue, termDue),
    allowed: { candidate: { quit: 'seated ended' } },
    timer: ['mayorTermDue', 'seated ended'],
  },
  { name: 'seated, and the term is over', make: electionThat(...elected, termDue, termDue, termDue), allowed: {} },
  { name: 'void', make: electionThat(...voting, due), allowed: {}, timer: ['electionDue', 'void'] },
]

const stateOf = async (scene: Scene) => {
  const term = await termOf(scene)
  const { state } = await mayor.electionOf(deps, scene.id)
  return term ? `${state} ${term.state}` : state
}

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: {
      candidate: ownActs,
      // The voter alone comes with the receipt of an earlier ballot.
      voter: [...ownActs, 'change'],
      latecomer: ownActs,
      operator: adminActs,
      other: adminActs,
    },
    attempt,
    state: stateOf,
    figures: async ({ candidate, voter }) => ({
      candidate: await pointsOf(deps.db, candidate.userId),
      voter: await pointsOf(deps.db, voter.userId),
    }),
    moves: { candidate: { candidate: 1 }, voter: { voter: 1 } },
    refusals: {
      candidate: ['CLOSED', 'NO_RIGHT'],
      voter: ['CLOSED', 'NO_RIGHT'],
      latecomer: ['CLOSED', 'NO_RIGHT'],
      operator: ['CLOSED', 'OWN'],
      other: ['CLOSED'],
    },
    tables: [
      'mayor_election',
      'mayor_candidate',
      'mayor_census',
      'mayor_roll',
      'mayor_ballot',
      'mayor_term',
      'area_role',
    ],
    handlers: mayorTimers,
    ref: async (scene, kind) => (kind === 'mayorTermDue' ? (await termOf(scene))?.term_id : scene.id),
    buttons: async (scene, role) => {
      if (role === 'operator' || role === 'other') return undefined
      const { election } = await mayor.info(deps, callerOf(scene, role), scene.id)
      const names: Readonly<Record<string, Act>> = { edit: 'join', resign: 'quit' }
      const acts: readonly string[] = election?.acts.map((act) => names[act] ?? act) ?? []
      // The call of a change is that of a first ballot, which any receipt may have.
      return role === 'voter' && acts.includes('cast') ? [...acts, 'change'] : acts
    },
    faults: async (city) => [...(await mayor.mayorFaults(city)), ...(await allBooks(city, async () => []))],
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) for (const state of (await stateOf(await make())).split(' ')) states.add(state)
  expect([...states].sort()).toEqual([...electionStates, ...termStates].sort())
})
