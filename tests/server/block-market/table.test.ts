import { blockStates as stateNames, handoverStates } from '@contract/block/transitions'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { balancesOf } from '../../../server/ledger/wallet'
import { blockStateOf } from '../../../server/modules/area/open/block-states'
import { blockMarketJobs } from '../../../server/modules/block-market/jobs'
import { transferJobs } from '../../../server/modules/market/transfer/service'
import * as market from '../../support/city/block-market'
import type { BlockDeed as Act, BlockRole as Role, BlockScene as Scene } from '../../support/city/block-scenes'
import { attemptAsStaff, attemptOwn, adminActs, handoverOf, orderOf, ownActs } from '../../support/city/block-scenes'
import { purses } from '../../support/city/figures'
import { haltRound, openRound } from '../../support/city/expand'
import { happened } from '../../support/city/outcomes'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { allBooks, emptyCity, operators, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const dayMs = 86_400_000
let database: TestDatabase
let deps: TestDeps
let admins: readonly number[]
let plotNo = 4_999
let round: Awaited<ReturnType<typeof openRound>>

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  admins = await operators(deps)
  // Ten in the morning.
  round = await newRound(1)
})
afterAll(() => database.close())

let blockNo = 1_000
/** A round of the plots that no test has used yet; it outlasts the file. */
function newRound(roundNo: number) {
  const tiers = [{ from: plotNo + 1, to: 5_199, price: fen(9_900) }]
  return openRound(deps, { kind: 'plot', title: '新区', roundNo, tiers, closeAt: deps.clock.now() + 1_000 * dayMs })
}
let rounds = 1
/** Two operators end the round, which wakes a timer; another one opens for what comes after. */
async function halted(): Promise<void> {
  await haltRound(deps, round)
  await runTimer(deps, handlers(deps), 'endPlotOrders', round.roundId)
  round = await newRound((rounds += 1))
}

const handlers = (city: TestDeps) => ({ ...transferJobs(city), ...blockMarketJobs(city) })

type Step = (scene: Scene) => Promise<unknown>
const people = async () => ({
  owner: await resident(deps, (blockNo += 1), 0),
  buyer: await market.newcomer(deps),
  stranger: await resident(deps, (blockNo += 1)),
})

/** A block that somebody new holds, taken through these steps. */
const blockThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    const all = await people()
    const scene = { id: all.owner.blockId, ...all }
    for (const step of steps) happened(await step(scene))
    return scene
  }

/** A plot of the city. */
const plotThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    const { block_id: id } = await market.numbered(deps, (plotNo += 1))
    const scene = { id, ...(await people()) }
    for (const step of steps) happened(await step(scene))
    return scene
  }

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const later = (ms: number) => async () => deps.clock.forward(ms)
/** A day later a password that nobody looked at is gone. */
const dayLater: Step = async (scene) => {
  deps.clock.forward(dayMs)
  await runTimer(deps, handlers(deps), 'forgetPassword', (await orderOf(deps, scene))?.order_id ?? 0)
}
const released: Step = async (scene) =>
  runTimer(deps, handlers(deps), 'releaseHandover', (await orderOf(deps, scene))?.order_id ?? 0)

const adminOf = (role: Role): number => admins[role === 'operator' ? 0 : 1] ?? 0

async function attempt(scene: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const [own, admin] = [ownActs.find((name) => name === act), adminActs.find((name) => name === act)]
  if (own && role !== 'operator' && role !== 'other') return attemptOwn(deps, scene, role, own)
  if (!admin) throw new Error(`the ${role} has no call to ${act}`)
  return attemptAsStaff(deps, scene, adminOf(role), admin)
}

const offered = [did('transfer', 'owner')]
const reserved = [...offered, did('reserve', 'buyer')]
const sold = [...reserved, did('pay', 'buyer')]
const objected = [...sold, did('object', 'owner')]
const freezes = { operator: { freeze: 'frozen' }, other: { freeze: 'frozen' } } as const
const upholds = { uphold: 'held done by release' } as const
const unpaid = ['closeUnpaidCart', 'transfer'] as const

/** The life of a block, of its sale and of its handover once more, by hand. Source: domain model §3.1; community §8. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  { name: 'held', make: blockThat(), allowed: { owner: { edit: 'held', transfer: 'transfer' }, ...freezes } },
  {
    name: 'set for transfer',
    make: blockThat(...offered),
    allowed: {
      owner: { edit: 'transfer', takeBack: 'held' },
      buyer: { reserve: 'reserved' },
      stranger: { reserve: 'reserved' },
      ...freezes,
    },
    timer: ['endTransfer', 'held'],
  },
  {
    name: 'past its offer, before the timer',
    make: blockThat(...offered, later(10 * dayMs)),
    allowed: { owner: { edit: 'transfer', takeBack: 'held' }, ...freezes },
    timer: ['endTransfer', 'held'],
  },
  {
    name: 'reserved',
    make: blockThat(...reserved),
    allowed: { buyer: { pay: 'held held by sale', cancel: 'transfer' }, ...freezes },
    timer: unpaid,
  },
  {
    name: 'reserved for 15 minutes, before the timer',
    make: blockThat(...reserved, later(15 * 60_000)),
    allowed: { buyer: { cancel: 'transfer' }, ...freezes },
    timer: unpaid,
  },
  {
    name: 'sold',
    make: blockThat(...sold),
    allowed: {
      owner: { object: 'frozen objected' },
      buyer: { edit: 'held held' },
      operator: { freeze: 'frozen held' },
      other: { freeze: 'frozen held' },
    },
    timer: ['releaseHandover', 'held done by release'],
  },
  {
    name: 'sold a day ago, before the timer',
    make: blockThat(...sold, dayLater),
    allowed: {
      buyer: { edit: 'held held', transfer: 'transfer held' },
      operator: { freeze: 'frozen held' },
      other: { freeze: 'frozen held' },
    },
    timer: ['releaseHandover', 'held done by release'],
  },
  {
    name: 'sold and frozen',
    make: blockThat(...sold, did('freeze', 'operator')),
    allowed: {
      owner: { object: 'frozen objected' },
      operator: { askUnfreeze: 'frozen held' },
      other: { askUnfreeze: 'frozen held' },
    },
    timer: ['releaseHandover', 'frozen done by release'],
  },
  {
    name: 'objected to',
    make: blockThat(...objected),
    allowed: {
      operator: { ...upholds, askUndo: 'frozen objected' },
      other: { ...upholds, askUndo: 'frozen objected' },
    },
    timer: ['alarmHandover', 'frozen objected'],
  },
  {
    name: 'objected to, and the operator asks to undo it',
    make: blockThat(...objected, did('askUndo', 'operator')),
    allowed: {
      operator: { ...upholds, unaskUndo: 'frozen objected' },
      other: { ...upholds, unaskUndo: 'frozen objected', undo: 'held undone by undo' },
    },
    timer: ['alarmHandover', 'frozen objected'],
  },
  {
    name: 'sold, and the money is released',
    make: blockThat(...sold, dayLater, released),
    allowed: {
      buyer: { edit: 'held done', transfer: 'transfer done' },
      operator: { freeze: 'frozen done' },
      other: { freeze: 'frozen done' },
    },
  },
  {
    name: 'undone',
    make: blockThat(...objected, did('askUndo', 'operator'), did('undo', 'other')),
    allowed: {
      owner: { edit: 'held undone', transfer: 'transfer undone' },
      operator: { freeze: 'frozen undone' },
      other: { freeze: 'frozen undone' },
    },
  },
  {
    name: 'frozen',
    make: blockThat(did('freeze', 'operator')),
    allowed: { operator: { askUnfreeze: 'frozen' }, other: { askUnfreeze: 'frozen' } },
  },
  {
    name: 'frozen, and the operator asks to unfreeze it',
    make: blockThat(did('freeze', 'operator'), did('askUnfreeze', 'operator')),
    allowed: {
      operator: { unaskUnfreeze: 'frozen' },
      other: { unaskUnfreeze: 'frozen', unfreeze: 'held' },
    },
  },
  {
    name: 'a plot of the city',
    make: plotThat(),
    allowed: {
      owner: { reserve: 'reserved' },
      buyer: { reserve: 'reserved' },
      stranger: { reserve: 'reserved' },
      ...freezes,
    },
  },
  {
    name: 'a reserved plot',
    make: plotThat(did('reserve', 'buyer')),
    allowed: { buyer: { pay: 'held done by plot', cancel: 'unsold' }, ...freezes },
    timer: ['closeUnpaidCart', 'unsold'],
    others: { endRound: 'unsold' },
  },
]

const stateOf = async (scene: Scene) => {
  const state = blockStateOf(await market.blockOf(deps, scene.id))
  const handover = await handoverOf(deps, scene)
  return handover ? `${state} ${handover.state}` : state
}

/** What is refused of a block that does not belong to the caller, is not offered, or had its time. */
const refused = [
  'CLOSED',
  'NO_RIGHT',
  'NOT_FOUND',
  'SOLD_OUT',
  'OWN',
  'LIMIT',
  'EXPIRED',
  'MOVED',
  'BLOCK_TRANSFER',
] as const

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { owner: ownActs, buyer: ownActs, stranger: ownActs, operator: adminActs, other: adminActs },
    attempt,
    state: stateOf,
    figures: async ({ owner, buyer }) => ({
      ...(await purses(deps)),
      ...(await balancesOf(deps.db, owner.userId)),
      paid: (await balancesOf(deps.db, buyer.userId)).available,
    }),
    moves: {
      // 1 % fee of 288.00, of which 30 % go to the fund.
      sale: { paid: -28_800, frozen: 28_512, fee: 202, fund: 86 },
      release: { frozen: -28_512, income: 28_512 },
      undo: { paid: 28_800, frozen: -28_512, fee: -202, fund: -86 },
      plot: { paid: -9_900, treasury: 9_900 },
    },
    refusals: {
      owner: refused,
      buyer: refused,
      stranger: refused,
      operator: ['CLOSED', 'NOT_FOUND', 'OWN'],
      other: ['CLOSED', 'NOT_FOUND'],
    },
    tables: ['block_cart', 'block_order', 'handover', 'block_freeze'],
    handlers,
    others: { endRound: halted },
    ref: async (scene, kind) => {
      const order = await orderOf(deps, scene)
      if (kind === 'endTransfer') return scene.id
      return kind === 'closeUnpaidCart' ? order?.cart_id : order?.order_id
    },
    faults: (city) => allBooks(city, () => Promise.resolve([])),
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) for (const state of (await stateOf(await make())).split(' ')) states.add(state)
  expect([...states].sort()).toEqual([...new Set([...stateNames, ...handoverStates])].sort())
})
