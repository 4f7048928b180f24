import { reallotMs } from '@contract/console/remedies'
import { dayMs } from '@contract/durations'
import { calendarDay } from '@contract/moments'
import { fen } from '@contract/money'
import type { Tx } from '../../../server/db/schema'
import { reallot } from '../../../server/modules/remedies/kinds/reallot'
import { returned } from '../../../server/modules/remedies/kinds/returned'
import type { RemedyWish } from '../../../server/modules/remedies/plan'
import { usedReference } from '../../../server/modules/remedies/rules/words'
import { advanceMostAt, shortRefusal } from '../../../server/modules/remedies/short'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, emptyCity } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const look = { areas: null, isLocked: false } as const
const id = 7
const [buyer, seller] = [501, 502]
const wishOf = (wish: Partial<RemedyWish>): RemedyWish => ({
  kind: 'reallot',
  refType: 'order',
  refId: id,
  reference: '',
  isAdvanced: false,
  ...wish,
})

describe('an order is divided anew', () => {
  const end = 1_000
  const refused = (row: object, now: number) =>
    passing(async (tx) => {
      for (const blockId of [31, 32]) await plant(tx, 'block', { block_id: blockId })
      for (const userId of [buyer, seller]) await plant(tx, 'user_account', { user_id: userId })
      await plant(tx, 'category', { category_id: 3 })
      await plant(tx, 'item', { item_id: 9, category_id: 3 })
      const people = { buyer_user_id: buyer, seller_user_id: seller }
      const of = { area_id: areaId, item_id: 9, buyer_block_id: 31, seller_block_id: 32, ...people }
      await plant(tx, 'trade_order', { order_id: id, amount: 3_400, ended_at: end, ...of, ...row })
      const found = await reallot(tx, { ...deps, clock: { now: () => now } }, wishOf({}), look)
      if (!found) throw new Error('not found')
      return found.refused
    })

  it('for so long after its end and not a millisecond more', async () => {
    expect(await refused({ state: 'refunded' }, end + reallotMs)).toBeUndefined()
    expect(await refused({ state: 'refunded' }, end + reallotMs + 1)).toMatchObject({
      reason: 'LIMIT',
      data: { until: end + reallotMs },
    })
  })
  it('not before its end, nor when nobody paid it', async () => {
    for (const state of ['paid', 'dispute', 'closed'] as const)
      expect((await refused({ state }, end))?.reason).toBe('CLOSED')
  })
})

describe('a withdrawal comes back from its bank', () => {
  const today = () => calendarDay(deps.clock.now())
  const dayAt = (days: number) => calendarDay(deps.clock.now() + days * dayMs)
  const planned = (wish: Partial<RemedyWish>, row: object = {}) =>
    passing(async (tx) => {
      await plant(tx, 'user_account', { user_id: buyer })
      const paid = { withdraw_id: id, user_id: buyer, area_id: areaId, state: 'paid', amount: 1_000, fee: 10 } as const
      await plant(tx, 'withdrawal', { ...paid, ended_at: deps.clock.now() - dayMs, ...row })
      await plant(tx, 'remedy', { remedy_id: 1, kind: 'returned', reference: 'used', user_id: seller })
      const about = { kind: 'returned', refType: 'withdraw', reference: 'back', day: today(), ...wish } as const
      const found = await returned(tx, deps, wishOf(about), look)
      if (!found) throw new Error('not found')
      const plan = await found.plan()
      return plan.ok ? 'planned' : plan.error
    })
  const wrong = (field: string) => ({ reason: 'FORM', data: { fields: { [field]: expect.any(String) as string } } })
  const wrongDay = wrong('day')

  it('under a number of its own', async () => {
    expect(await planned({ reference: '' })).toEqual(wrong('reference'))
    expect(await planned({ reference: '' })).not.toEqual(usedReference)
    expect(await planned({ reference: 'used' })).toEqual(usedReference)
    expect(await planned({ reference: 'back' })).toBe('planned')
  })
  it('on a day from that of its payment until today', async () => {
    expect([await planned({ day: today() }), await planned({ day: dayAt(-1) })]).toEqual(['planned', 'planned'])
    expect(await planned({ day: dayAt(1) })).toEqual(wrongDay)
    expect(await planned({ day: dayAt(-2) })).toEqual(wrongDay)
    expect(await planned({ day: undefined })).toEqual(wrongDay)
  })
  it('today alone when nobody noted when it was paid', async () => {
    expect(await planned({ day: today() }, { ended_at: null })).toBe('planned')
    expect(await planned({ day: dayAt(-1) }, { ended_at: null })).toEqual(wrongDay)
  })
})

describe('a division comes to less than was wished', () => {
  const short = (reached: number | null, { isAdvanced = false, missing = 1 } = {}) =>
    shortRefusal(deps.db, deps, wishOf({ sellerAmount: fen(500), isAdvanced }), {
      amount: fen(1),
      advanced: fen(0),
      userId: buyer,
      reached: reached === null ? null : fen(reached),
      missing: fen(missing),
      isForTwo: true,
      summary: '',
      moves: [],
      news: () => [],
    })

  it('by what who owes has not, and not when nothing is missing or divided', async () => {
    expect(await short(501)).toMatchObject({ reason: 'NOT_ENOUGH', data: { missing: 1 }, msg: '多得的一方余额不够' })
    expect([await short(500), await short(null)]).toEqual([undefined, undefined])
  })
  it('by more than is advanced at most, or by what the treasury has not', async () => {
    const most = await advanceMostAt(deps.db, deps)
    expect(await short(501, { isAdvanced: true, missing: most + 1 })).toMatchObject({
      reason: 'LIMIT',
      data: { most, missing: most + 1 },
    })
    expect(await short(501, { isAdvanced: true, missing: most })).toMatchObject({
      reason: 'NOT_ENOUGH',
      data: { missing: most },
      msg: '城市财库不够垫付',
    })
  })
})
