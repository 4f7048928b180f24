import { giftStates } from '@contract/fund/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { fundJobs } from '../../../server/modules/fund/jobs'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import { belongings, purses } from '../../support/city/figures'
import * as fund from '../../support/city/fund'
import type { Situation } from '../../support/city/situations'
import { proveTable } from '../../support/city/situations'
import { allBooks, clientNo, emptyCity, payFor, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps
let stranger: Caller

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  stranger = await resident(deps, 77)
})
afterAll(() => database.close())

let blockNo = 1_000
const fresh = () => resident(deps, (blockNo += 1), 1_000_000)
const faults = (city: TestDeps) => allBooks(city, fund.fundFaults)

const acts = ['pay', 'cancel'] as const
type Act = (typeof acts)[number]
type Role = 'giver' | 'stranger'

interface Scene {
  readonly id: number
  readonly payNo: string
  readonly giver: Caller
}

const giftThat =
  (...steps: readonly ((scene: Scene) => Promise<unknown>)[]) =>
  async (): Promise<Scene> => {
    const giver = await fresh()
    const { payNo } = valueOf(await fund.give(deps, giver, 2_000))
    const found = deps.db.selectFrom('fund_gift').select('gift_id').where('pay_no', '=', payNo)
    const scene = { id: (await found.executeTakeFirstOrThrow()).gift_id, payNo, giver }
    for (const step of steps) await step(scene)
    return scene
  }
const attempt = ({ payNo, giver }: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> => {
  const by = role === 'giver' ? giver : stranger
  if (act === 'pay') return payFor(deps, by, payNo)
  return cancelPay(deps, payers, by, { clientNo: clientNo(), payNo, ver: 1 })
}
const stateOf = async ({ id }: Scene) =>
  (await deps.db.selectFrom('fund_gift').select('state').where('gift_id', '=', id).executeTakeFirstOrThrow()).state

/** The life of a gift once more, by hand. Source: community §3, row 1; §0 (paying). */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'unpaid',
    make: giftThat(),
    allowed: { giver: { pay: 'done by gift', cancel: 'closed' } },
    timer: ['closeUnpaidGift', 'closed'],
  },
  {
    name: 'unpaid for 15 minutes, before the timer',
    make: giftThat(async () => deps.clock.forward(15 * 60_000)),
    allowed: { giver: { cancel: 'closed' } },
    timer: ['closeUnpaidGift', 'closed'],
  },
  { name: 'given', make: giftThat((scene) => attempt(scene, 'giver', 'pay')), allowed: {} },
  { name: 'closed', make: giftThat((scene) => attempt(scene, 'giver', 'cancel')), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { giver: acts, stranger: acts },
    attempt,
    state: stateOf,
    figures: async ({ giver }) => ({ ...(await purses(deps)), ...(await belongings(deps, giver.userId)) }),
    moves: { gift: { available: -2_000, fund: 2_000 } },
    refusals: { giver: ['CLOSED', 'EXPIRED', 'MOVED'], stranger: ['NOT_FOUND'] },
    tables: ['fund_gift'],
    handlers: fundJobs,
    faults,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add(await stateOf(await make()))
  expect([...states].sort()).toEqual([...giftStates].sort())
})
