import { slotActs, slotStates } from '@contract/expand/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { expandJobs } from '../../../server/modules/expand/life'
import { readPurchase } from '../../../server/modules/expand/info'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import * as expand from '../../support/city/expand'
import { tryToCorrect } from '../../support/city/corrections'
import { belongings, purses } from '../../support/city/figures'
import { happened } from '../../support/city/outcomes'
import type { Situation } from '../../support/city/situations'
import { proveTable } from '../../support/city/situations'
import { allBooks, clientNo, emptyCity, payFor, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { fen } from '@contract/money'

const dayMs = 86_400_000
const hour = 3_600_000

let database: TestDatabase
let deps: TestDeps

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const books = (city: TestDeps) => allBooks(city, expand.expandFaults)

type Act = (typeof slotActs)[number]
type Role = 'buyer' | 'stranger'
interface Scene {
  readonly id: number
  readonly payNo: string
  readonly buyer: Caller
  readonly roundId: number
}

let stranger: Caller
let round: Awaited<ReturnType<typeof expand.openRound>>
let roundNo = 0
const newRound = () =>
  expand.openRound(deps, { roundNo: (roundNo += 1), closeAt: deps.clock.now() + 300 * dayMs, quota: 100_000 })
beforeAll(async () => {
  await deps.db.deleteFrom('expand_round').execute()
  stranger = await expand.holder(deps, 77)
  deps.clock.at = Math.ceil(deps.clock.at / dayMs) * dayMs + 2 * hour
  round = await newRound()
})
// What a test leaves unpaid ends, so that a halted round gives back the units of one purchase alone.
afterEach(async () => {
  deps.clock.forward(hour)
  await expand.work(deps)
})

let blockNo = 1_000
const bought =
  (...steps: readonly ((scene: Scene) => Promise<unknown>)[]) =>
  async (): Promise<Scene> => {
    const buyer = await expand.holder(deps, (blockNo += 1))
    const { expandId: id, payNo } = valueOf(await expand.buySlots(deps, buyer, round))
    const scene = { id, payNo, buyer, roundId: round.roundId }
    for (const step of steps) happened(await step(scene))
    return scene
  }
const attempt = ({ payNo, buyer }: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> => {
  const by = role === 'buyer' ? buyer : stranger
  if (act === 'pay') return payFor(deps, by, payNo)
  return cancelPay(deps, payers, by, { clientNo: clientNo(), payNo, ver: 1 })
}
/** Its owner sets the block for transfer, which one that is already cannot be. */
const offered = async ({ buyer }: Scene) => {
  const { ver } = await expand.capacityOf(deps, buyer)
  const transfer = { price: fen(100), until: deps.clock.now() + dayMs }
  return editBlock(deps, buyer, { clientNo: clientNo(), ver, transfer })
}
const stateOf = async ({ id }: Scene) =>
  (await deps.db.selectFrom('slot_purchase').select('state').where('expand_id', '=', id).executeTakeFirstOrThrow())
    .state

/** Two operators end the round; another one opens for what comes after. */
async function halted(): Promise<void> {
  await expand.haltRound(deps, round)
  round = await newRound()
}
const corrected = ({ id }: Scene) => tryToCorrect(deps, 'expand', id, [round.one, round.other])
const ended = { haltRound: 'closed by back', lockBlock: 'closed by back' } as const

/** The life of a purchase once more, by hand. Source: community §2, rows 4–6, 8. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'unpaid',
    make: bought(),
    allowed: { buyer: { pay: 'done by sale', cancel: 'closed by back' } },
    timer: ['closeUnpaidSlots', 'closed by back'],
    others: ended,
  },
  {
    name: 'unpaid for 15 minutes, before the timer',
    make: bought(async () => deps.clock.forward(15 * 60_000)),
    allowed: { buyer: { cancel: 'closed by back' } },
    timer: ['closeUnpaidSlots', 'closed by back'],
    others: ended,
  },
  {
    name: 'paid',
    make: bought((scene) => attempt(scene, 'buyer', 'pay')),
    allowed: {},
    others: { correct: 'closed by reversal' },
  },
  { name: 'cancelled', make: bought((scene) => attempt(scene, 'buyer', 'cancel')), allowed: {} },
  { name: 'closed, because its block was set for transfer', make: bought(offered), allowed: {} },
  { name: 'closed, because its round was halted', make: bought(halted), allowed: {} },
  { name: 'corrected', make: bought((scene) => attempt(scene, 'buyer', 'pay'), corrected), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { buyer: slotActs, stranger: slotActs },
    attempt,
    state: stateOf,
    figures: async ({ buyer, roundId }) => ({
      ...(await purses(deps)),
      ...(await belongings(deps, buyer.userId)),
      capacity: (await expand.capacityOf(deps, buyer)).capacity,
      left: (
        await deps.db
          .selectFrom('expand_round')
          .select('left_count')
          .where('round_id', '=', roundId)
          .executeTakeFirstOrThrow()
      ).left_count,
    }),
    moves: {
      sale: { available: -990, treasury: 990, capacity: 1 },
      back: { left: 1 },
      reversal: { available: 990, treasury: -990, capacity: -1, left: 1 },
    },
    refusals: { buyer: ['CLOSED', 'EXPIRED', 'MOVED'], stranger: ['NOT_FOUND'] },
    tables: ['expand_round', 'slot_purchase'],
    handlers: expandJobs,
    others: { haltRound: halted, lockBlock: offered, correct: corrected },
    buttons: async ({ id, buyer }, role) =>
      role === 'buyer' ? valueOf(await readPurchase(deps, buyer.userId, id)).acts : undefined,
    faults: books,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add(await stateOf(await make()))
  expect([...states].sort()).toEqual([...slotStates].sort())
})
