import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { voteStates } from '@contract/vote/transitions'
import type { Caller } from '../../../server/http/caller'
import { readVote } from '../../../server/modules/vote/info'
import { voteTimers } from '../../../server/modules/vote/jobs'
import { pointsOf } from '../../../server/modules/points/open/award'
import { fill } from '../../support/city/fund'
import { operator } from '../../support/city/mayor'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { emptyCity, valueOf } from '../../support/city/small-city'
import * as vote from '../../support/city/votes'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const ownActs = ['edit', 'submit', 'support', 'cast', 'cancel'] as const
/** One call starts a vote or lets it look for supporters; one supports and takes that back. */
type Act = (typeof ownActs)[number] | 'change' | 'remove'
type Role = 'author' | 'payee' | 'neighbour' | 'latecomer' | 'mayor' | 'operator'

interface Scene extends Readonly<Record<Exclude<Role, 'operator'>, Caller>> {
  readonly id: number
  readonly isFund: boolean
  /** The neighbour's. */
  readonly paper: string
}

let database: TestDatabase
let deps: TestDeps
let admin: Caller

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  admin = await operator(deps)
  await fill(deps, 100_000_000)
})
afterAll(() => database.close())

let blockNo = 1_000
const fresh = () => vote.settler(deps, (blockNo += 1))

/** Nobody but those of the next scene lives in the city, so that its census is theirs; what they began has ended. */
async function emptied(): Promise<void> {
  const running = deps.db.selectFrom('vote').select('vote_id').where('state', 'in', ['draft', 'open'])
  for (const { vote_id: id } of await running.execute())
    if (!(await vote.remove(deps, admin, id)).ok) await vote.close(deps, id)
  await deps.db.deleteFrom('area_role').execute()
  await deps.db
    .updateTable('block')
    .set({ state: 0, owner_user_id: null, transfer_price: null, transfer_until: null })
    .execute()
}

type Step = (scene: Scene) => Promise<unknown>
/** A draft of somebody new, taken through these steps; the latecomer's block is there only once it is open. */
const voteThat =
  (kind: 'opinion' | 'fund', ...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    await emptied()
    const [author, payee, neighbour, mayor] = [await fresh(), await fresh(), await fresh(), await fresh()]
    await vote.seatMayor(deps, mayor)
    const isFund = kind === 'fund'
    const wish = { ...wishOf(isFund, payee), draft: 1 as const }
    const { voteId: id } = valueOf(await vote.write(deps, author, wish))
    const scene = { id, isFund, author, payee, neighbour, mayor, paper: vote.receipt() }
    const early = { ...scene, latecomer: neighbour }
    for (const step of steps) await step(early)
    return { ...scene, latecomer: await fresh() }
  }

const wishOf = (isFund: boolean, { blockNo: payeeBlockNo }: Caller) =>
  isFund ? { ...vote.spending, payeeBlockNo } : vote.opinion

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const said =
  (choice: number, ...roles: readonly Exclude<Role, 'operator'>[]): Step =>
  async (scene) => {
    for (const role of roles) valueOf(await vote.cast(deps, scene[role], scene.id, [choice]))
  }
const supportedBy =
  (count: number): Step =>
  async ({ id }) => {
    for (let i = 0; i < count; i += 1) valueOf(await vote.support(deps, await fresh(), id))
  }
const neighbourCast: Step = async ({ id, neighbour, paper }) =>
  valueOf(await vote.cast(deps, neighbour, id, [0], paper))
const over: Step = async ({ id }) => {
  deps.clock.forward(3 * 86_400_000)
  await runTimer(deps, voteTimers(deps), 'remindVote', id)
}
const closed: Step = ({ id }) => vote.close(deps, id)

const callerOf = (scene: Scene, role: Role) => (role === 'operator' ? admin : scene[role])

async function attempt(scene: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const [by, { id, isFund, payee, paper }] = [callerOf(scene, role), scene]
  const wish = wishOf(isFund, payee)
  const calls: Readonly<Record<Act, () => Promise<Result<unknown, Refusal>>>> = {
    edit: () => vote.edit(deps, by, id, { ...wish, draft: 1 }),
    submit: () => vote.edit(deps, by, id, { ...wish, draft: 0 }),
    support: async () => vote.support(deps, by, id, (await supports(id, by)) ? 0 : 1),
    cast: () => vote.cast(deps, by, id, [0]),
    change: () => vote.cast(deps, by, id, [1], paper),
    cancel: () => vote.cancel(deps, by, id),
    remove: () => vote.remove(deps, by, id),
  }
  return calls[act]()
}

const supports = async (voteId: number, { blockId }: Caller) =>
  (await deps.db.selectFrom('vote_support').select('block_id').where('vote_id', '=', voteId).execute()).some(
    ({ block_id: id }) => id === blockId,
  )

const removed = { operator: { remove: 'cancelled' } } as const
const noQuorum = ['closeVote', 'noQuorum'] as const
const open = [did('submit', 'author')]
const asking = [did('submit', 'author')]

/** The life of a vote once more, by hand. Source: community §4. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'the draft of an opinion',
    make: voteThat('opinion'),
    allowed: { author: { edit: 'draft', submit: 'open', cancel: 'cancelled' }, ...removed },
    timer: ['lapseVote', 'cancelled'],
  },
  {
    name: 'the draft of a spend',
    make: voteThat('fund'),
    allowed: { author: { edit: 'draft', submit: 'draft', cancel: 'cancelled' }, ...removed },
    timer: ['lapseVote', 'cancelled'],
  },
  {
    name: 'looking for supporters',
    make: voteThat('fund', ...asking),
    allowed: {
      author: { cancel: 'cancelled' },
      neighbour: { support: 'draft' },
      latecomer: { support: 'draft' },
      mayor: { support: 'open' },
      ...removed,
    },
    timer: ['lapseVote', 'cancelled'],
  },
  {
    name: 'supported by the neighbour',
    make: voteThat('fund', ...asking, did('support', 'neighbour')),
    allowed: {
      author: { cancel: 'cancelled' },
      neighbour: { support: 'draft' },
      latecomer: { support: 'draft' },
      mayor: { support: 'open' },
      ...removed,
    },
    timer: ['lapseVote', 'cancelled'],
  },
  {
    name: 'supported by four blocks',
    make: voteThat('fund', ...asking, supportedBy(4)),
    allowed: {
      author: { cancel: 'cancelled' },
      neighbour: { support: 'open' },
      latecomer: { support: 'open' },
      mayor: { support: 'open' },
      ...removed,
    },
    timer: ['lapseVote', 'cancelled'],
  },
  {
    name: 'open, with no ballot',
    make: voteThat('opinion', ...open),
    allowed: {
      author: { cast: 'open by author', cancel: 'cancelled' },
      payee: { cast: 'open by payee' },
      neighbour: { cast: 'open by neighbour', change: 'open by neighbour' },
      mayor: { cast: 'open by mayor' },
      ...removed,
    },
    timer: noQuorum,
  },
  {
    name: 'open, and the neighbour has voted',
    make: voteThat('opinion', ...open, neighbourCast),
    allowed: {
      author: { cast: 'open by author' },
      payee: { cast: 'open by payee' },
      neighbour: { change: 'open' },
      mayor: { cast: 'open by mayor' },
      ...removed,
    },
    // One of four blocks, and 30 % are needed.
    timer: noQuorum,
  },
  {
    name: "open, and the neighbour's block is set for transfer",
    make: voteThat('opinion', ...open, ({ neighbour }) => vote.offer(deps, neighbour)),
    allowed: {
      author: { cast: 'open by author', cancel: 'cancelled' },
      payee: { cast: 'open by payee' },
      mayor: { cast: 'open by mayor' },
      ...removed,
    },
    timer: noQuorum,
  },
  {
    name: 'a spend that is open, by five blocks',
    make: voteThat('fund', ...asking, supportedBy(5), said(0, 'author', 'payee', 'mayor')),
    allowed: { neighbour: { cast: 'open by neighbour', change: 'open by neighbour' }, ...removed },
    timer: ['closeVote', 'passed'],
  },
  { name: 'past its close, before the timer', make: voteThat('opinion', ...open, over), allowed: {}, timer: noQuorum },
  {
    name: 'passed',
    make: voteThat('fund', ...asking, did('support', 'mayor'), said(0, 'author', 'mayor'), closed),
    allowed: {},
  },
  { name: 'failed', make: voteThat('opinion', ...open, said(1, 'author', 'mayor'), closed), allowed: {} },
  { name: 'without a quorum', make: voteThat('opinion', ...open, closed), allowed: {} },
  { name: 'cancelled', make: voteThat('opinion', ...open, did('cancel', 'author')), allowed: {} },
]

const stateOf = async ({ id }: Scene) =>
  (await deps.db.selectFrom('vote').select('state').where('vote_id', '=', id).executeTakeFirstOrThrow()).state

const one = { author: { author: 1 }, payee: { payee: 1 }, neighbour: { neighbour: 1 }, mayor: { mayor: 1 } }
const refusals = ['CLOSED', 'NOT_FOUND', 'NO_RIGHT', 'OWN', 'LIMIT'] as const

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: {
      author: ownActs,
      payee: ownActs,
      // The neighbour alone comes with the receipt of an earlier ballot.
      neighbour: [...ownActs, 'change'],
      latecomer: ownActs,
      mayor: ownActs,
      operator: ['remove'],
    },
    attempt,
    state: stateOf,
    figures: async ({ author, payee, neighbour, mayor }) => ({
      author: await pointsOf(deps.db, author.userId),
      payee: await pointsOf(deps.db, payee.userId),
      neighbour: await pointsOf(deps.db, neighbour.userId),
      mayor: await pointsOf(deps.db, mayor.userId),
    }),
    moves: one,
    refusals: {
      author: refusals,
      payee: refusals,
      neighbour: [...refusals, 'BLOCK_TRANSFER'],
      latecomer: refusals,
      mayor: refusals,
      operator: ['CLOSED'],
    },
    tables: ['vote', 'vote_support', 'vote_census', 'vote_roll', 'vote_ballot', 'fund_spend'],
    handlers: voteTimers,
    buttons: async (scene, role) => {
      if (role === 'operator') return undefined
      const shown = await readVote(deps, callerOf(scene, role), scene.id)
      const names: Readonly<Record<string, Act>> = { start: 'submit', ask: 'submit', unsupport: 'support' }
      const acts: readonly string[] = shown.ok ? shown.value.acts.map((act) => names[act] ?? act) : []
      // The call of a change is that of a first ballot, which any receipt may have.
      if (role !== 'neighbour') return acts.filter((act) => act !== 'change')
      return acts.includes('cast') ? [...acts, 'change'] : acts
    },
    faults: vote.faultsOf,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add(await stateOf(await make()))
  expect([...states].sort()).toEqual([...voteStates].sort())
})
