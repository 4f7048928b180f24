import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { termStates } from '@contract/shop/transitions'
import type { Caller } from '../../../server/http/caller'
import { cancelPay } from '../../../server/modules/pay/service'
import { shopJobs } from '../../../server/modules/shop/jobs'
import { payers } from '../../../server/payers'
import { tryToCorrect } from '../../support/city/corrections'
import { belongings, purses } from '../../support/city/figures'
import { happened } from '../../support/city/outcomes'
import * as shop from '../../support/city/shop'
import type { Situation } from '../../support/city/situations'
import { proveTable } from '../../support/city/situations'
import { clientNo, emptyCity, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps
let stranger: Caller
let admins: readonly number[]

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  stranger = await resident(deps, 77)
  admins = await operators(deps)
})
afterAll(() => database.close())

const acts = ['pay', 'cancel'] as const
type Act = (typeof acts)[number]
type Role = 'owner' | 'stranger'

interface Scene {
  readonly id: number
  readonly shopId: number
  readonly payNo: string
  readonly owner: Caller
}

const admin = () => admins[0] ?? 0
let blockNo = 1_000
/** The first term of a shop of somebody new, ordered and taken through these steps. */
const termThat =
  (...steps: readonly ((scene: Scene) => Promise<unknown>)[]) =>
  async (): Promise<Scene> => {
    const owner = await resident(deps, (blockNo += 1), 1_000_000)
    const { shopId } = valueOf(await shop.apply(deps, owner))
    valueOf(await shop.approve(deps, admin(), shopId))
    const { termId: id, payNo } = valueOf(await shop.order(deps, owner, shopId))
    const scene = { id, shopId, payNo, owner }
    for (const step of steps) happened(await step(scene))
    return scene
  }
const attempt = ({ payNo, owner }: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> => {
  const by = role === 'owner' ? owner : stranger
  if (act === 'pay') return payFor(deps, by, payNo)
  return cancelPay(deps, payers, by, { clientNo: clientNo(), payNo, ver: 1 })
}
const paid = (scene: Scene) => attempt(scene, 'owner', 'pay')
const removed = ({ shopId }: Scene) => shop.remove(deps, admin(), shopId)
const corrected = ({ id }: Scene) => tryToCorrect(deps, 'shop_fee', id, admins)
const stateOf = async ({ id }: Scene) =>
  (await deps.db.selectFrom('shop_term').select('state').where('term_id', '=', id).executeTakeFirstOrThrow()).state

/** The life of a term once more, by hand. Source: community §5, rows 6, 8, 10; §0 (paying). */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'unpaid',
    make: termThat(),
    allowed: { owner: { pay: 'done by term', cancel: 'closed' } },
    timer: ['closeUnpaidTerm', 'closed'],
    others: { endShop: 'closed' },
  },
  {
    name: 'unpaid for 15 minutes, before the timer',
    make: termThat(async () => deps.clock.forward(15 * 60_000)),
    allowed: { owner: { cancel: 'closed' } },
    timer: ['closeUnpaidTerm', 'closed'],
    others: { endShop: 'closed' },
  },
  // The shop is open: it is removed before its term is corrected.
  { name: 'paid', make: termThat(paid), allowed: {} },
  {
    name: 'paid, and its shop was removed',
    make: termThat(paid, removed),
    allowed: {},
    others: { correct: 'reversed by reversal' },
  },
  { name: 'cancelled', make: termThat((scene) => attempt(scene, 'owner', 'cancel')), allowed: {} },
  { name: 'closed, because its shop was removed', make: termThat(removed), allowed: {} },
  { name: 'corrected', make: termThat(paid, removed, corrected), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { owner: acts, stranger: acts },
    attempt,
    state: stateOf,
    figures: async ({ owner }) => ({ ...(await purses(deps)), ...(await belongings(deps, owner.userId)) }),
    moves: {
      term: { available: -9_900, fund: 7_920, fee: 1_980, points: 50 },
      reversal: { available: 9_900, fund: -7_920, fee: -1_980 },
    },
    refusals: { owner: ['CLOSED', 'EXPIRED', 'MOVED'], stranger: ['NOT_FOUND'] },
    tables: ['shop', 'shop_term'],
    handlers: shopJobs,
    others: { endShop: removed, correct: corrected },
    // The other timers are about the shop: tests/server/shop/table.test.ts.
    ref: async ({ id }, kind) => (kind === 'closeUnpaidTerm' ? id : undefined),
    faults: shop.shopFaults,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add(await stateOf(await make()))
  expect([...states].sort()).toEqual([...termStates].sort())
})
