import type { Result } from '@contract/result'
import type { Refusal } from '@contract/refusals'
import { err } from '@contract/result'
import { refusal } from '@contract/refusals'
import { shopStates } from '@contract/shop/transitions'
import type { Caller } from '../../../server/http/caller'
import { cancelPay } from '../../../server/modules/pay/service'
import { shopJobs } from '../../../server/modules/shop/jobs'
import { readLevels } from '../../../server/modules/shop/info'
import { handOverShop } from '../../../server/modules/shop/open/hand-over'
import { createBlock } from '../../../server/modules/session/accounts'
import { payers } from '../../../server/payers'
import { belongings, purses } from '../../support/city/figures'
import * as shop from '../../support/city/shop'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { areaId, clientNo, emptyCity, payFor, resident, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'

const dayMs = 86_400_000
const ownActs = ['edit', 'withdraw', 'pay', 'cancelPay', 'renew'] as const
const adminActs = ['approve', 'reject', 'remove'] as const
type Act = (typeof ownActs)[number] | (typeof adminActs)[number]
type Role = 'owner' | 'stranger' | 'operator'

interface Scene {
  readonly id: number
  readonly owner: Caller
}

let database: TestDatabase
let deps: TestDeps
let stranger: Caller
let by: number

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  stranger = await resident(deps, 77)
  by = await shop.operator(deps)
})
afterAll(() => database.close())

let blockNo = 1_000
/** A shop of somebody new, of the lowest level, taken through these steps. */
function shopThat(...steps: readonly ((scene: Scene) => Promise<unknown>)[]) {
  return async (): Promise<Scene> => {
    const owner = await resident(deps, (blockNo += 1), 1_000_000)
    const { shopId: id } = valueOf(await shop.apply(deps, owner))
    const scene = { id, owner }
    for (const step of steps) await step(scene)
    return scene
  }
}
const approved = async ({ id }: Scene) => valueOf(await shop.approve(deps, by, id))
const ordered = async ({ id, owner }: Scene) => valueOf(await shop.order(deps, owner, id))
const paid = async (scene: Scene) => valueOf(await payFor(deps, scene.owner, (await ordered(scene)).payNo))
const renamed = async ({ id, owner }: Scene) => valueOf(await shop.edit(deps, owner, id, { name: '听雨' }))
const later = (days: number) => async () => deps.clock.forward(days * dayMs)
const due = ({ id }: Scene) => runTimer(deps, shopJobs(deps), 'shopDue', id)
/** One more block of somebody; its number. */
const anotherBlock = ({ userId }: Caller) => createBlock(deps, { areaId, blockNo: (blockNo += 1), ownerUserId: userId })
const opened = [approved, paid]
const ended = [...opened, later(90), due]

/** Pays the term that waits, or orders it first: the two calls that lead from the button to the money. */
async function pay(scene: Scene, role: Role, order: typeof shop.order): Promise<Result<unknown, Refusal>> {
  const caller = callerOf(scene, role)
  const term = await order(deps, caller, scene.id)
  return term.ok ? payFor(deps, caller, term.value.payNo) : term
}

async function cancel(scene: Scene, role: Role): Promise<Result<unknown, Refusal>> {
  const unpaid = (await shop.termsOf(deps, scene.id)).find(({ state }) => state === 'unpaid')
  if (!unpaid) return err(refusal('NOT_FOUND'))
  const wish = { clientNo: clientNo(), payNo: unpaid.pay_no, ver: 1 }
  return cancelPay(deps, payers, callerOf(scene, role), wish)
}

const callerOf = ({ owner }: Scene, role: Role) => (role === 'owner' ? owner : stranger)

const attempts: Readonly<Record<Act, (scene: Scene, role: Role) => Promise<Result<unknown, Refusal>>>> = {
  edit: (scene, role) => shop.edit(deps, callerOf(scene, role), scene.id),
  withdraw: (scene, role) => shop.withdraw(deps, callerOf(scene, role), scene.id),
  pay: (scene, role) => pay(scene, role, shop.order),
  cancelPay: cancel,
  renew: (scene, role) => pay(scene, role, shop.renew),
  approve: (scene, role) => shop.approve(deps, adminOf(scene, role), scene.id),
  reject: (scene, role) => shop.reject(deps, adminOf(scene, role), scene.id),
  remove: (scene, role) => shop.remove(deps, adminOf(scene, role), scene.id),
}
const adminOf = ({ owner }: Scene, role: Role) => (role === 'owner' ? owner.userId : by)

/** The life of a shop once more, by hand. Source: community §5. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'applied',
    make: shopThat(),
    allowed: {
      owner: { edit: 'applied', withdraw: 'removed' },
      operator: { approve: 'unpaid', reject: 'rejected', remove: 'removed' },
    },
    timer: ['shopDue', 'applied'],
  },
  {
    name: 'unpaid',
    make: shopThat(approved),
    allowed: { owner: { pay: 'active by term' }, operator: { remove: 'removed' } },
    timer: ['closeUnpaidShop', 'rejected'],
  },
  {
    name: 'unpaid, with a pay order',
    make: shopThat(approved, ordered),
    allowed: { owner: { pay: 'active by term', cancelPay: 'unpaid' }, operator: { remove: 'removed' } },
    timer: ['closeUnpaidShop', 'rejected'],
  },
  {
    name: 'unpaid for seven days, before the timer',
    make: shopThat(approved, later(7)),
    allowed: { operator: { remove: 'removed' } },
    timer: ['closeUnpaidShop', 'rejected'],
  },
  {
    name: 'open',
    make: shopThat(...opened),
    allowed: { owner: { edit: 'active' }, operator: { remove: 'removed' } },
    timer: ['shopDue', 'active'],
  },
  {
    name: 'open, with a new name that waits',
    make: shopThat(...opened, renamed),
    allowed: {
      owner: { edit: 'active' },
      operator: { approve: 'active', reject: 'active', remove: 'removed' },
    },
    timer: ['shopDue', 'active'],
  },
  {
    name: 'open, in its last 14 days',
    make: shopThat(...opened, later(76), due),
    allowed: { owner: { edit: 'active', renew: 'active by renewal' }, operator: { remove: 'removed' } },
    timer: ['shopDue', 'active'],
  },
  {
    name: 'open, in its last three days',
    make: shopThat(...opened, later(87), due),
    allowed: { owner: { edit: 'active', renew: 'active by renewal' }, operator: { remove: 'removed' } },
    timer: ['shopDue', 'expired'],
  },
  {
    name: 'expired',
    make: shopThat(...ended),
    allowed: { owner: { renew: 'active by renewal' }, operator: { remove: 'removed' } },
    timer: ['shopDue', 'hidden'],
  },
  { name: 'hidden', make: shopThat(...ended, later(30), due), allowed: {} },
  { name: 'rejected', make: shopThat(({ id }) => shop.reject(deps, by, id)), allowed: {} },
  { name: 'removed', make: shopThat(...opened, ({ id }) => shop.remove(deps, by, id)), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { owner: [...ownActs, ...adminActs], stranger: ownActs, operator: adminActs },
    attempt: (scene, role, act) => attempts[act](scene, role),
    state: async ({ id }) => (await shop.shopOf(deps, id)).state,
    figures: async ({ owner }) => ({ ...(await purses(deps)), ...(await belongings(deps, owner.userId)) }),
    moves: {
      term: { available: -9_900, fund: 7_920, fee: 1_980, points: 50 },
      renewal: { available: -9_900, fund: 7_920, fee: 1_980, points: 50 },
    },
    refusals: {
      owner: ['CLOSED', 'NOT_FOUND', 'OWN'],
      stranger: ['NOT_FOUND'],
      operator: ['CLOSED'],
    },
    tables: ['shop', 'shop_term'],
    handlers: shopJobs,
    buttons: async ({ id, owner }, role) => {
      if (role !== 'owner') return undefined
      const { mine } = valueOf(await readLevels(deps, owner, areaId))
      return mine?.shopId === id ? mine.acts : []
    },
    unseen: ['cancelPay'],
    faults: shop.shopFaults,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add((await shop.shopOf(deps, (await make()).id)).state)
  expect([...states].sort()).toEqual([...shopStates].sort())
})

describe('when its block goes to somebody else', () => {
  it.each([
    ['applied', 'removed'],
    ['unpaid', 'removed'],
    ['open', 'expired'],
    ['expired', 'hidden'],
  ])('a shop that is %s becomes %s, and stays with another block of its owner', async (name, to) => {
    for (const hasHome of [true, false]) {
      const { id, owner } = await situationOf(name).make()
      const { state } = await shop.shopOf(deps, id)
      const home = hasHome ? await anotherBlock(owner) : owner.blockId
      await deps.db.transaction().execute(async (tx) => {
        const gone = { owner_user_id: stranger.userId }
        await tx.updateTable('block').set(gone).where('block_id', '=', owner.blockId).execute()
        await handOverShop(tx, deps, owner.blockId)
      })
      expect(await shop.shopOf(deps, id)).toMatchObject({ state: hasHome ? state : to, block_id: home })
    }
    expect(await shop.shopFaults(deps)).toEqual([])
  })
})

const situationOf = (name: string) => {
  const found = situations.find((one) => one.name === name)
  if (!found) throw new Error(`no situation ${name}`)
  return found
}
