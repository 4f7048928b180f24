import { calendarDay } from '@contract/moments'
import { fen } from '@contract/money'
import { sql } from 'kysely'
import type { Caller } from '../../../server/http/caller'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import { walletKey } from '../../../server/ledger/accounts'
import { transact } from '../../../server/db/transact'
import { post } from '../../../server/ledger/post'
import { balancesOf } from '../../../server/ledger/wallet'
import type { TestDeps } from '../../support/database/database'
import { decided, judge, stepTo } from '../../support/city/order-steps'
import type { Wish } from '../../support/admin/remedies'
import { admin, paidWithdrawal, putRight, signed, treasure } from '../../support/admin/remedies'
import { booksOf, inSmallCity, resident, rice } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

/** The same figures for the same seed (mulberry32). */
function randomly(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T }
}

interface Scene {
  readonly people: readonly Caller[]
  readonly sale: ReadonlyMap<number, number>
  readonly arbiter: Caller
  readonly one: StaffPerson
  readonly other: StaffPerson
  readonly orders: number[]
  readonly withdrawals: number[]
}

async function sceneOf(): Promise<Scene> {
  const people = [await resident(deps, 1, 300_00), await resident(deps, 2, 300_00), await resident(deps, 3, 300_00)]
  const sale = new Map<number, number>()
  for (const seller of people) sale.set(seller.userId, (await rice(deps, seller, 10_000_000)).saleId)
  await treasure(deps, 60_00)
  return { people, sale, arbiter: await judge(deps, 'operator'), ...(await admin(deps)), orders: [], withdrawals: [] }
}

type Random = ReturnType<typeof randomly>
type Act = (scene: Scene, random: Random) => Promise<unknown>

async function traded(scene: Scene, { below, one }: Random) {
  const buyer = one(scene.people)
  const seller = one(scene.people.filter((person) => person !== buyer))
  if ((await balancesOf(deps.db, buyer.userId)).available < 34_00) return
  const parties = { buyer, seller }
  const saleId = scene.sale.get(seller.userId)
  const way = one(['done', 'refunded', 'split', 'release', 'refund'] as const)
  const step =
    way === 'done' || way === 'refunded'
      ? await stepTo(deps, parties, way, saleId)
      : await decided(deps, parties, scene.arbiter, way, way === 'split' ? fen(1 + below(3_398)) : undefined, saleId)
  scene.orders.push(step.id)
}

/** Asks, and has it signed when it waits; a refusal leaves everything as it is. */
async function righted({ one, other }: Scene, wish: Wish) {
  const answer = await putRight(deps, one, wish)
  const asked = answer.ok ? answer.value.approval : null
  return asked && signed(deps, other, asked.kind, asked.refId)
}

async function spent(scene: Scene, { below, one }: Random) {
  const { userId } = one(scene.people)
  const kind = one(['available', 'income'] as const)
  const amount = fen(below((await balancesOf(deps.db, userId))[kind] + 1))
  const cause = { type: 'carried', refType: 'test', refId: userId, reference: 'T', memo: '花掉' } as const
  await transact(deps.db, (tx) =>
    post(tx, deps, cause, [{ from: walletKey(userId, kind), to: 'gateway:test', amount }]),
  )
}

const acts: readonly Act[] = [
  traded,
  traded,
  async (scene, { one }) => {
    scene.withdrawals.push(await paidWithdrawal(deps, one(scene.people), 100_00, scene.one, scene.other))
  },
  async (scene, { below, one }) => {
    if (scene.orders.length === 0) return
    const about = { refType: 'order', refId: one(scene.orders) } as const
    await righted(scene, { kind: 'reallot', ...about, sellerAmount: fen(below(3_401)), isAdvanced: below(2) === 0 })
  },
  async (scene, { below, one }) => {
    if (scene.withdrawals.length === 0) return
    const about = { refType: 'withdraw', refId: one(scene.withdrawals), reference: `b${below(1e9)}` } as const
    await righted(scene, { kind: 'returned', ...about, day: calendarDay(deps.clock.now()) })
  },
  async (scene, { below, one }) => {
    if (scene.withdrawals.length === 0) return
    const about = { refType: 'withdraw', refId: one(scene.withdrawals), reference: `l${below(1e9)}` } as const
    await righted(scene, { kind: 'loss', ...about, amount: fen(1 + below(20_00)) })
  },
  (scene, { below, one }) =>
    righted(scene, {
      kind: 'goodwill',
      refType: 'user',
      refId: one(scene.people).userId,
      amount: fen(1 + below(60_00)),
    }),
  spent,
]

/** Money of remedies that names no case that there is. */
const nameless = sql<{ reference: string }>`select reference from txn
  where type in ('order_reallot', 'order_advance', 'withdraw_returned', 'loss', 'goodwill')
    and not exists (select from trade_order where order_no = txn.reference)
    and not exists (select from withdrawal where withdraw_no = txn.reference)
    and not exists (select from remedy where remedy_no = txn.reference)`

/** What moved of each remedy, against what its row says. */
const untold = sql`select r.remedy_no, r.amount, r.advanced, m.* from remedy r cross join lateral (
    select sum(e.amount)::bigint as moved, coalesce(sum(e.amount) filter (where t.type = 'order_advance'), 0)::bigint as lent,
      coalesce(bool_and(a.key not like 'area:%' or a.key like 'area:' || r.area_id || ':%'), false) as is_here
    from txn t join entry e using (txn_id) join account a on a.account_id = e.from_account
    where t.txn_id = r.txn_id or r.kind = 'reallot' and t.type in ('order_reallot', 'order_advance') and t.ref_id = r.ref_id) as m
  where m.moved is distinct from r.amount or m.lent <> r.advanced or not m.is_here`

it.each([7, 19, 42])(
  'after any orders, disputes, withdrawals and remedies money is conserved, nobody is below zero, every fen names its case (%d)',
  async (seed) => {
    const [scene, random] = [await sceneOf(), randomly(seed)]
    for (let step = 0; step < 40; step += 1) {
      await random.one(acts)(scene, random)
      const accounts = await deps.db.selectFrom('account').select(['key', 'balance', 'may_be_negative']).execute()
      expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
      expect(accounts.filter((one) => one.balance < 0 && !one.may_be_negative)).toEqual([])
    }
    expect((await nameless.execute(deps.db)).rows).toEqual([])
    expect((await untold.execute(deps.db)).rows).toEqual([])
    const kinds = await deps.db.selectFrom('remedy').select('kind').distinct().execute()
    expect(kinds.length).toBeGreaterThan(2)
  },
  120_000,
)
