import { blockStates as stateNames, handoverStates } from '@contract/block/transitions'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { blockStateOf } from '../../../server/modules/area/open/block-states'
import { actOnBlock } from '../../../server/modules/block-market/freeze'
import { actByDesk } from '../../../server/modules/block-market/handover/desk'
import { object } from '../../../server/modules/block-market/handover/objection'
import { blockMarketJobs } from '../../../server/modules/block-market/jobs'
import { editBlock, transferJobs } from '../../../server/modules/market/transfer/service'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import * as market from '../../support/city/block-market'
import { purses } from '../../support/city/figures'
import { openRound } from '../../support/city/expand'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { allBooks, clientNo, emptyCity, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const dayMs = 86_400_000
const ownActs = ['edit', 'transfer', 'takeBack', 'reserve', 'pay', 'cancel', 'object'] as const
const blockDesk = ['freeze', 'askUnfreeze', 'unaskUnfreeze', 'unfreeze'] as const
const saleDesk = ['uphold', 'askUndo', 'unaskUndo', 'undo'] as const
const deskActs = [...blockDesk, ...saleDesk]
type DeskAct = (typeof deskActs)[number]
type Act = (typeof ownActs)[number] | DeskAct
type Role = 'owner' | 'buyer' | 'stranger' | 'operator' | 'other'

interface Scene {
  /** The block. */
  readonly id: number
  /** Who owns it before it is sold; a plot of the city has no owner, and this is one more neighbour. */
  readonly owner: Caller
  readonly buyer: Caller
  readonly stranger: Caller
}

let database: TestDatabase
let deps: TestDeps
let desks: readonly number[]
let plotNo = 4_999

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  desks = await operators(deps)
  // Ten in the morning, and a round that outlasts the file.
  const tiers = [{ from: 5_000, to: 5_199, price: fen(9_900) }]
  await openRound(deps, { kind: 'plot', title: '新区', tiers, closeAt: deps.clock.now() + 1_000 * dayMs })
})
afterAll(() => database.close())

let blockNo = 1_000
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
    for (const step of steps) await step(scene)
    return scene
  }

/** A plot of the city. */
const plotThat =
  (...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    const { block_id: id } = await market.numbered(deps, (plotNo += 1))
    const scene = { id, ...(await people()) }
    for (const step of steps) await step(scene)
    return scene
  }

const orderOf = ({ id }: Scene) =>
  deps.db
    .selectFrom('block_order')
    .selectAll()
    .where('block_id', '=', id)
    .orderBy('order_id', 'desc')
    .executeTakeFirst()
const cartOf = async (scene: Scene) => {
  const order = await orderOf(scene)
  const carts = deps.db
    .selectFrom('block_cart')
    .selectAll()
    .where('cart_id', '=', order?.cart_id ?? 0)
  return carts.executeTakeFirst()
}
const handoverOf = async (scene: Scene) => {
  const order = await orderOf(scene)
  const found = deps.db
    .selectFrom('handover')
    .selectAll()
    .where('order_id', '=', order?.order_id ?? 0)
  return found.executeTakeFirst()
}

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    valueOf(await attempt(scene, role, act))
const later =
  (ms: number): Step =>
  async () =>
    deps.clock.forward(ms)
/** A day later a password that nobody looked at is gone. */
const dayLater: Step = async (scene) => {
  deps.clock.forward(dayMs)
  await runTimer(deps, handlers(deps), 'forgetPassword', (await orderOf(scene))?.order_id ?? 0)
}
const released: Step = async (scene) =>
  runTimer(deps, handlers(deps), 'releaseHandover', (await orderOf(scene))?.order_id ?? 0)

const deskOf = (role: Role): number => desks[role === 'operator' ? 0 : 1] ?? 0

/** Everybody comes as the block itself, as a session of it would. */
async function attempt(scene: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  if (role === 'operator' || role === 'other') return decide(scene, role, act as DeskAct)
  const by: Caller = { ...scene[role], blockId: scene.id }
  const { ver } = await market.blockOf(deps, scene.id)
  const wish = { clientNo: clientNo(), ver }
  const transfer = { price: fen(28_800), until: deps.clock.now() + 10 * dayMs }
  if (act === 'edit') return editBlock(deps, by, { ...wish, intro: '两室一厅' })
  if (act === 'transfer') return editBlock(deps, by, { ...wish, transfer })
  if (act === 'takeBack') return editBlock(deps, by, { ...wish, transfer: null })
  if (act === 'reserve') return market.buy(deps, scene[role], [scene.id])
  if (act === 'object') {
    const handover = await handoverOf(scene)
    const of = { orderId: handover?.order_id ?? 0, ver: handover?.ver ?? 0 }
    return object(deps, by.userId, { clientNo: clientNo(), ...of, text: '密码被别人拿走，不是我转让的。' })
  }
  const payNo = (await cartOf(scene))?.pay_no ?? ''
  if (payNo === '') return err(refusal('NOT_FOUND'))
  if (act === 'pay') return payFor(deps, by, payNo)
  return cancelPay(deps, payers, by, { clientNo: clientNo(), payNo, ver: 1 })
}

async function decide(scene: Scene, role: Role, act: DeskAct): Promise<Result<unknown, Refusal>> {
  const [by, reason] = [deskOf(role), '登录记录可疑']
  const ofBlock = blockDesk.find((name) => name === act)
  if (ofBlock) {
    const { ver } = await market.blockOf(deps, scene.id)
    return actOnBlock(deps, by, { clientNo: clientNo(), blockId: scene.id, ver, act: ofBlock, reason })
  }
  const handover = await handoverOf(scene)
  const of = { orderId: handover?.order_id ?? 0, ver: handover?.ver ?? 0 }
  const ofSale = saleDesk.find((name) => name === act) ?? 'uphold'
  return actByDesk(deps, by, { clientNo: clientNo(), ...of, act: ofSale, reason })
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
  },
]

const stateOf = async (scene: Scene) => {
  const state = blockStateOf(await market.blockOf(deps, scene.id))
  const handover = await handoverOf(scene)
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
    doors: { owner: ownActs, buyer: ownActs, stranger: ownActs, operator: deskActs, other: deskActs },
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
    onceByJob: ['alarmHandover'],
    ref: async (scene, kind) => {
      const order = await orderOf(scene)
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
