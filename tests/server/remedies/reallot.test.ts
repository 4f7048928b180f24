import { reallotMs } from '@contract/console/remedies'
import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { sql } from 'kysely'
import { transact } from '../../../server/db/transact'
import type { StaffCaller, StaffPerson } from '../../../server/http/staff/staff-caller'
import { walletKey } from '../../../server/ledger/accounts'
import { post } from '../../../server/ledger/post'
import { movedOf } from '../../../server/modules/orders/open/moved'
import { readOrder } from '../../../server/modules/orders/service'
import { readSeries } from '../../../server/modules/stat/series'
import { balancesOf } from '../../../server/ledger/wallet'
import type { TestDeps } from '../../support/database/database'
import type { Parties } from '../../support/city/order-steps'
import { decided, judge, stepTo } from '../../support/city/order-steps'
import { balance, admin, preview, putRight, signed, staffAs, treasure } from '../../support/admin/remedies'
import type { Wish } from '../../support/admin/remedies'
import { beginsWith } from '../../support/admin/settings'
import { areaId, booksOf, clientNo, inSmallCity, parties, valueOf } from '../../support/city/small-city'

let deps: TestDeps
let two: Parties
let one: StaffPerson
let other: StaffPerson

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

beforeEach(async () => {
  two = await parties(deps)
  ;({ one, other } = await admin(deps))
})

const of = (refId: number, sellerAmount: number, more: Partial<Wish> = {}): Wish => ({
  kind: 'reallot',
  refType: 'order',
  refId,
  sellerAmount: fen(sellerAmount),
  ...more,
})

/** An order of 34.00 that the operator divided so that the seller got this part. */
async function split(sellerAmount: number): Promise<number> {
  const operator = await judge(deps, 'operator')
  return (await decided(deps, two, operator, 'split', fen(sellerAmount))).id
}

/** The same that was refunded, or released, whole. */
const ended = async (stage: 'done' | 'refunded') => (await stepTo(deps, two, stage)).id

/** What somebody has goes elsewhere. */
async function spend(userId: number, kind: 'available' | 'income', amount: number): Promise<void> {
  const cause = { type: 'carried', refType: 'test', refId: 1, reference: 'T2', memo: '花掉' } as const
  const transfer = { from: walletKey(userId, kind), to: 'gateway:test', amount: fen(amount) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
}

const wallets = async () => [await balancesOf(deps.db, two.buyer.userId), await balancesOf(deps.db, two.seller.userId)]
const told = async (userId: number) =>
  (await deps.db.selectFrom('user_notice').select(['kind', 'content']).where('user_id', '=', userId).execute())
    .filter(({ kind }) => kind === 'reallot')
    .map(({ content }) => content)

it('takes from the seller who got too much, and gives the buyer that with its fee; both are told', async () => {
  const id = await split(30_00)
  expect(await balance(deps, walletKey(two.seller.userId, 'income'))).toBe(29_70)
  const seen = valueOf(await preview(deps, one, of(id, 20_00)))
  expect(seen).toMatchObject({
    refused: '',
    total: 34_00,
    sellerAmount: 30_00,
    reached: 20_00,
    missing: 0,
    isForTwo: true,
  })
  expect(seen.postings).toEqual([
    { from: walletKey(two.seller.userId, 'income'), to: walletKey(two.buyer.userId, 'available'), amount: 9_90 },
    { from: 'platform:fee', to: walletKey(two.buyer.userId, 'available'), amount: 7 },
    { from: `area:${areaId}:fund`, to: walletKey(two.buyer.userId, 'available'), amount: 3 },
  ])
  const asked = valueOf(await putRight(deps, one, of(id, 20_00)))
  expect(asked).toMatchObject({ done: null, approval: { kind: 'reallot', payload: { sellerAmount: 20_00 } } })
  expect(await balance(deps, walletKey(two.seller.userId, 'income'))).toBe(29_70)
  valueOf(await signed(deps, other, 'reallot', id))
  expect(await wallets()).toEqual([
    { available: 980_00 - 34_00 + 4_00 + 10_00 + 20_00, frozen: 0, income: 0 },
    { available: 0, frozen: 0, income: 19_80 },
  ])
  const rows = await deps.db
    .selectFrom('txn')
    .select(['reference', 'memo'])
    .where('type', '=', 'order_reallot')
    .execute()
  const order = await deps.db.selectFrom('trade_order').select('order_no').executeTakeFirstOrThrow()
  expect(rows).toEqual([{ reference: order.order_no, memo: '更正：重新分配 · 北郊农场 当季新米' }])
  const { timeline } = valueOf(await readOrder(deps, two.buyer.userId, id))
  expect(timeline.at(-1)).toMatchObject({
    act: 'reallot',
    by: 'operator',
    text: expect.stringContaining('买家 ¥14.00') as string,
  })
  expect((await told(two.seller.userId))[0]).toMatch(
    /买家 ¥14.00，卖家 ¥19.80（手续费 ¥0.20）。从你的可用和收入共扣 ¥9.90/,
  )
  expect((await told(two.buyer.userId))[0]).toMatch(/差额已入账/)
  expect(valueOf(await preview(deps, one, of(id, 10_00)))).toMatchObject({
    refused: '这笔订单已重新分配过',
    sellerAmount: 20_00,
    done: [{ kind: 'reallot', amount: 10_00, sellerAmount: 20_00, advanced: 0 }],
  })
})

it('stands in what the lists and the statistics say of the order, and in lines of its own', async () => {
  const id = await split(30_00)
  await spend(two.seller.userId, 'income', 20_00)
  await treasure(deps, 50_00)
  const moved = async () => {
    const { rows } = await sql`select ${movedOf('back')} as back, ${movedOf('fee')} as fee, ${movedOf('fund')} as fund,
      ${movedOf('turnover')} as turnover from trade_order o where o.order_id = ${id}`.execute(deps.db)
    return rows[0]
  }
  expect(await moved()).toEqual({ back: 4_00, fee: 30, fund: 9, turnover: 30_00 })
  valueOf(await putRight(deps, one, of(id, 10_00, { isAdvanced: true })))
  valueOf(await signed(deps, other, 'advance', id))
  expect(await moved()).toEqual({ back: 24_00, fee: 10, fund: 3, turnover: 10_00 })
  const today = calendarDay(deps.clock.now())
  const series = await readSeries(deps, one as StaffCaller, { from: today, until: today, by: 'day' })
  expect(valueOf(series).data).toMatchObject([
    { turnover: 10_00, fee: 10, fund: 3, reallotted: 20_00, advanced: 10_10, cameBack: 0, lost: 0, compensated: 0 },
  ])
})

it('takes from the buyer who got too much: available first, then income', async () => {
  const id = await ended('refunded')
  await spend(two.buyer.userId, 'available', 990_00)
  const cause = { type: 'carried', refType: 'test', refId: 1, reference: 'T3', memo: '收入' } as const
  const earned = { from: 'gateway:test', to: walletKey(two.buyer.userId, 'income'), amount: fen(50_00) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [earned])))
  valueOf(await putRight(deps, one, of(id, 34_00)))
  valueOf(await signed(deps, other, 'reallot', id))
  expect(await wallets()).toEqual([
    { available: 0, frozen: 0, income: 26_00 },
    { available: 0, frozen: 0, income: 33_66 },
  ])
  expect([await balance(deps, 'platform:fee'), await balance(deps, `area:${areaId}:fund`)]).toEqual([24, 10])
})

it('whoever has not enough gives what there is, to the fen, and never more', async () => {
  const id = await split(30_00)
  await spend(two.seller.userId, 'income', 24_75)
  const seen = valueOf(await preview(deps, one, of(id, 0)))
  expect(seen).toMatchObject({ reached: 25_00, missing: 24_75 })
  expect(await putRight(deps, one, of(id, 24_99))).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
  valueOf(await putRight(deps, one, of(id, 25_00)))
  valueOf(await signed(deps, other, 'reallot', id))
  expect(await balance(deps, walletKey(two.seller.userId, 'income'))).toBe(0)
})

it('what is spent between the ask and the second word is not taken: nobody falls below nothing', async () => {
  const id = await split(30_00)
  valueOf(await putRight(deps, one, of(id, 0)))
  await spend(two.seller.userId, 'income', 1)
  expect(await signed(deps, other, 'reallot', id)).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
  expect(await balance(deps, walletKey(two.seller.userId, 'income'))).toBe(29_69)
  await spendBack(1)
  valueOf(await signed(deps, other, 'reallot', id))
  expect(await balance(deps, walletKey(two.seller.userId, 'income'))).toBe(0)
})

async function spendBack(amount: number) {
  const cause = { type: 'carried', refType: 'test', refId: 1, reference: 'T4', memo: '收入' } as const
  const transfer = { from: 'gateway:test', to: walletKey(two.seller.userId, 'income'), amount: fen(amount) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
}

describe('what the city advances', () => {
  it('is the rest, up to what is set, from its treasury, by two of finance', async () => {
    const id = await split(30_00)
    await spend(two.seller.userId, 'income', 29_70)
    await treasure(deps, 500_00)
    const wish = of(id, 0, { isAdvanced: true })
    const operators = staffAs(one.userId, ['operator'])
    expect(await putRight(deps, operators, wish)).toMatchObject({ error: { reason: 'NO_RIGHT' } })
    expect(valueOf(await preview(deps, one, wish))).toMatchObject({ reached: 0, missing: 29_70, advanced: 29_70 })
    valueOf(await putRight(deps, one, wish))
    valueOf(await signed(deps, other, 'advance', id))
    expect(await balance(deps, `area:${areaId}:treasury`)).toBe(470_30)
    expect(await balance(deps, walletKey(two.buyer.userId, 'available'))).toBe(1_000_00)
    const kinds = await deps.db.selectFrom('txn').select('type').where('reference', 'like', 'D%').execute()
    expect(kinds.map(({ type }) => type)).toEqual(expect.arrayContaining(['order_reallot', 'order_advance']))
  })

  it('is nothing where who owes has enough: then two operators divide, ticked or not', async () => {
    const id = await split(30_00)
    await treasure(deps, 100_00)
    const wish = of(id, 0, { isAdvanced: true })
    expect(await putRight(deps, staffAs(one.userId, ['finance']), wish)).toMatchObject({
      error: { reason: 'NO_RIGHT' },
    })
    expect(valueOf(await putRight(deps, one, wish)).approval).toMatchObject({ kind: 'reallot' })
    valueOf(await signed(deps, other, 'reallot', id))
    expect(await balance(deps, `area:${areaId}:treasury`)).toBe(100_00)
  })

  it('is no more than is set, and no more than the treasury has', async () => {
    const id = await split(30_00)
    await spend(two.seller.userId, 'income', 29_70)
    await treasure(deps, 19_80)
    const wish = (sellerAmount: number) => of(id, sellerAmount, { isAdvanced: true })
    valueOf(await beginsWith(deps, 'advanceMost', 29_69))
    expect(await putRight(deps, one, wish(0))).toMatchObject({ error: { reason: 'LIMIT', data: { most: 29_69 } } })
    expect(await putRight(deps, one, wish(9_99))).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
    expect(valueOf(await preview(deps, one, wish(0)))).toMatchObject({ reached: 10_00, advanced: 19_80 })
    valueOf(await putRight(deps, one, wish(10_00)))
    valueOf(await signed(deps, other, 'advance', id))
    expect(await balance(deps, `area:${areaId}:treasury`)).toBe(0)
  })

  it('grows by nothing after it was asked for; it shrinks when who owes has more', async () => {
    const id = await split(30_00)
    await treasure(deps, 100_00)
    await spend(two.seller.userId, 'income', 9_70)
    valueOf(await putRight(deps, one, of(id, 0, { isAdvanced: true })))
    await spend(two.seller.userId, 'income', 1)
    expect(await signed(deps, other, 'advance', id)).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
    await spendBack(5_01)
    valueOf(await signed(deps, other, 'advance', id))
    expect(await balance(deps, `area:${areaId}:treasury`)).toBe(95_30)
  })
})

it('is done once for an order, by whichever of two asks', async () => {
  const id = await ended('done')
  valueOf(await putRight(deps, one, of(id, 0)))
  expect(await putRight(deps, other, of(id, 10_00))).toMatchObject({ error: { reason: 'CLOSED' } })
  expect(await putRight(deps, other, of(id, 0, { isAdvanced: true }))).toMatchObject({ error: { reason: 'CLOSED' } })
  valueOf(await signed(deps, other, 'reallot', id))
  expect(await putRight(deps, other, of(id, 10_00))).toMatchObject({ error: { reason: 'CLOSED' } })
})

it('of a lost answer it is asked for once, and who asked does not sign', async () => {
  const id = await ended('done')
  const no = clientNo()
  const first = valueOf(await putRight(deps, one, of(id, 0), no))
  expect(valueOf(await putRight(deps, one, of(id, 0), no))).toEqual(first)
  expect(await signed(deps, one, 'reallot', id)).toMatchObject({ error: { reason: 'OWN' } })
  expect(await signed(deps, staffAs(two.seller.userId), 'reallot', id)).toMatchObject({ error: { reason: 'OWN' } })
  expect(await putRight(deps, staffAs(two.buyer.userId), of(id, 0))).toMatchObject({ error: { reason: 'OWN' } })
})

it('is possible for 30 days after the end, to the millisecond, also for the second word', async () => {
  const [id, late] = [await ended('done'), await ended('done')]
  deps.clock.forward(reallotMs)
  valueOf(await putRight(deps, one, of(id, 0)))
  deps.clock.forward(1)
  expect(await putRight(deps, one, of(late, 0))).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(await signed(deps, other, 'reallot', id)).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(valueOf(await preview(deps, one, of(late, 0)))).toMatchObject({ refused: '只能在结束后 30 天内重新分配' })
})

it.each(['unpaid', 'paid', 'delivered', 'closed', 'dispute'] as const)(
  'nothing of an order that is %s is divided',
  async (stage) => {
    const { id } = await stepTo(deps, two, stage)
    expect(await putRight(deps, one, of(id, 0))).toMatchObject({ error: { reason: 'CLOSED' } })
  },
)

it.each([34_00, 34_01])('asks for another part than the seller has, of the amount: not %d', async (wished) => {
  const id = await ended('done')
  expect(await putRight(deps, one, of(id, wished))).toMatchObject({ error: { reason: 'FORM' } })
})
