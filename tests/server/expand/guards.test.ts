import { unpaidTakesPerDay } from '@contract/limits'
import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import type { Tx } from '../../../server/db/schema'
import type { Caller } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { actOnRound } from '../../../server/modules/expand/admin'
import { formRefusal } from '../../../server/modules/expand/by-two'
import { lockRoundsOf } from '../../../server/modules/expand/open/plots'
import { lockRound, lockWithArea } from '../../../server/modules/expand/round-store'
import { lockPurchase } from '../../../server/modules/expand/slot-store'
import type { ExpandRoundTable } from '../../../server/modules/expand/tables'
import { saveZone } from '../../../server/modules/expand/zones/save'
import { buySlots, holder, openRound, slotPrices } from '../../support/city/expand'
import { areaId, clientNo, emptyCity } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'
import { staffCaller } from '../../support/admin/as-operator'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let one: number
let roundId: number
/** The round as it stands open. */
let open: ExpandRoundTable
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;({ roundId, one } = await openRound(deps))
  buyer = { ...(await holder(deps, 128)), platform: 'browser' }
  open = await deps.db.selectFrom('expand_round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()
  // A round of another city, after which rows of rounds may say anything.
  await planted((tx) => plant(tx, 'expand_round', { round_id: 1, state: 'withdrawn' }))
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const planted = (work: (tx: Tx) => Promise<unknown>) => deps.db.transaction().execute(work)
const roundWith = (row: object) =>
  deps.db
    .updateTable('expand_round')
    .set({ ...open, ...row })
    .where('round_id', '=', roundId)
    .execute()
afterEach(async () => {
  for (const table of ['slot_purchase', 'approval', 'block_zone'] as const) await deps.db.deleteFrom(table).execute()
  await roundWith({})
})

interface Refused {
  readonly reason: string
  readonly msg?: string
  readonly data?: unknown
}
const errorOf = async <E extends Refused>(answer: Promise<{ ok: true } | { ok: false; error: E }>) => {
  const result = await answer
  return result.ok ? undefined : result.error
}

/** Buys slots of the round as it is with that; what is bought is taken back. */
const buying = async (row: object = {}, count = 1) => {
  await roundWith(row)
  const refused = await errorOf(buySlots(deps, buyer, { roundId, ver: open.ver }, count))
  if (!refused) await deps.db.deleteFrom('slot_purchase').execute()
  return refused
}

describe('slots are bought', () => {
  it('by who may act there, in opening hours', async () => {
    expect(await buying()).toBeUndefined()
    await setSwitch(deps.db, areaId, { name: 'expand', platform: 'browser', on: false })
    expect(await buying()).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
    await setSwitch(deps.db, areaId, { name: 'expand', platform: 'browser', on: true })
    const now = deps.clock.at
    const seven = dayStart(now) + 7 * 3_600_000
    deps.clock.at = seven - 1
    expect(await buying()).toMatchObject({ reason: 'BEFORE_OPEN', data: { openAt: seven } })
    deps.clock.at = now
  })
  it('neither as a block that is offered, nor while trading is halted', async () => {
    const blockWith = (row: object) =>
      deps.db.updateTable('block').set(row).where('block_id', '=', buyer.blockId).execute()
    await blockWith({ state: 2, transfer_price: 1, transfer_until: 1 })
    expect((await buying())?.reason).toBe('BLOCK_TRANSFER')
    await blockWith({ state: 1, transfer_price: null, transfer_until: null })
    const halt = (row: object) => deps.db.updateTable('area').set(row).execute()
    await halt({ halted_at: 1, halted_reason: '演练' })
    expect((await buying())?.reason).toBe('HALT')
    await halt({ halted_at: null, halted_reason: null })
  })
  it('not for a while after too many were left unpaid', async () => {
    const now = deps.clock.now()
    await planted(async (tx) => {
      for (let at = 0; at < unpaidTakesPerDay; at += 1) {
        const row = { expand_id: at, pay_no: `L${at}`, ended_at: now - at, ended_act: 'closeUnpaidSlots' } as const
        await plant(tx, 'slot_purchase', { ...row, user_id: buyer.userId, state: 'closed' })
      }
    })
    expect((await buying())?.reason).toBe('COOLDOWN')
  })
  it('while the round is open, and before its end', async () => {
    const now = deps.clock.now()
    expect(await buying({ close_at: now + 1 })).toBeUndefined()
    for (const row of [{ close_at: now }, { state: 'archived' }])
      expect(await buying(row)).toMatchObject({ reason: 'CLOSED', msg: '本期已结束' })
    for (const row of [{ state: 'planned' }, { state: 'planned', close_at: now }])
      expect(await buying(row)).toMatchObject({ msg: '本期暂未开放', data: { openAt: open.open_at } })
  })
  it('of the version that was seen', async () => {
    expect(await buying({ ver: open.ver + 1 })).toMatchObject({ reason: 'MOVED', data: { round: { roundId } } })
  })
  it('not beside some that wait for their money', async () => {
    const waits = { expand_id: 5, pay_no: 'P5', block_id: buyer.blockId, state: 'unpaid' } as const
    await planted((tx) => plant(tx, 'slot_purchase', waits))
    expect(await buying()).toMatchObject({ reason: 'LIMIT', data: { expandId: 5, payNo: 'P5' } })
  })
  it('as many as a block may have', async () => {
    expect(await buying({ max_capacity: 5 }, 2)).toBeUndefined()
    expect(await buying({ max_capacity: 5 }, 3)).toMatchObject({ reason: 'LIMIT', data: { max: 5, mayBuy: 2 } })
    expect(await buying({ max_capacity: 2 })).toMatchObject({ reason: 'LIMIT', data: { max: 2, mayBuy: 0 } })
  })
  it('as many as the round has left, or any number of one without a limit', async () => {
    expect(await buying({ left_count: 2 }, 2)).toBeUndefined()
    expect(await buying({ quota: 0, left_count: 0 })).toBeUndefined()
    const few = await buying({ left_count: 2 }, 3)
    expect([few?.reason, few?.data, few?.msg]).toEqual(['SOLD_OUT', { left: 2 }, '本期只剩 2 个格位'])
    expect((await buying({ left_count: 0 }))?.msg).toBe('本期格位已售完')
  })
  it('and a round that is sold out says when some may come back', async () => {
    const other = { expand_id: 5, round_id: roundId, block_id: 31, state: 'unpaid', pay_before: 77 } as const
    await planted((tx) => plant(tx, 'slot_purchase', other))
    expect((await buying({ left_count: 0 }))?.data).toEqual({ left: 0, busyUntil: 77 })
  })
})

describe('an operator', () => {
  const acts = async (act: 'withdraw' | 'askHalt', row: object) => {
    await roundWith(row)
    const wish = { clientNo: clientNo(), roundId, ver: open.ver, act, reason: '按计划开放' }
    const refused = await errorOf(actOnRound(deps, one, wish))
    await deps.db.deleteFrom('approval').execute()
    return refused ? (refused.msg ?? refused.reason) : 'done'
  }
  it('withdraws a round before it opens', async () => {
    const now = deps.clock.now()
    expect(await acts('withdraw', { state: 'planned', open_at: now + 1 })).toBe('done')
    expect(await acts('withdraw', { state: 'planned', open_at: now })).toBe('CLOSED')
    expect(await acts('withdraw', { state: 'draft', open_at: now })).toBe('done')
    expect(await acts('withdraw', {})).toBe('CLOSED')
  })
  it('asks once to halt one that sells, or will', async () => {
    expect(await acts('askHalt', {})).toBe('done')
    expect(await acts('askHalt', { state: 'planned' })).toBe('done')
    expect(await acts('askHalt', { halt_by: one })).toBe('已有人提请停售')
    expect(await acts('askHalt', { state: 'archived' })).toBe('CLOSED')
  })
})

it('a plan is looked at beside the other rounds of its city', async () => {
  const plan = {
    kind: 'slot',
    no: 'K9',
    tiers: JSON.stringify(slotPrices),
    quota: 120,
    open_at: open.close_at,
    close_at: open.close_at + 86_400_000,
  } as const
  const wrong = (more: object, of = 0) => passing((tx) => formRefusal(tx, deps, areaId, of, { ...plan, ...more }))
  expect(await wrong({})).toBeUndefined()
  expect(await wrong({ open_at: deps.clock.now() })).toMatchObject({
    reason: 'FORM',
    data: { fields: { openAt: expect.any(String) as string } },
  })
  expect((await wrong({ no: open.no }))?.data).toEqual({ fields: { roundNo: '这一期已经有了' } })
  expect(await wrong({ no: open.no }, roundId)).toBeUndefined()
})

describe('a zone is saved', () => {
  type Wish = Parameters<typeof saveZone>[2]
  const saving = (wish: Partial<Wish> = {}) => {
    const numbers = { zoneId: null, ver: 0, name: '北郊', noFrom: 5_000, noTo: 5_009, price: fen(100) }
    const said = { clientNo: clientNo(), areaId, sold: 'price', reason: '城市向北扩建' } as const
    return errorOf(saveZone(deps, staffCaller(one), { ...said, ...numbers, ...wish }))
  }
  const wrong = (field: string, said: string) => ({ reason: 'FORM', data: { fields: { [field]: said } } })

  it('from a number to the same one or another above it', async () => {
    expect(await saving({ noFrom: 5_009, noTo: 5_008 })).toEqual(wrong('noTo', '止号要不小于起号'))
    expect(await saving({ noFrom: 5_009 })).toBeUndefined()
  })
  it('to be sold by a price only with one', async () => {
    expect(await saving({ price: null })).toEqual(wrong('price', '按标价卖要先定单价'))
    expect(await saving({ price: null, sold: 'round' })).toBeUndefined()
  })
  it('by a name and with numbers that no other has', async () => {
    expect(await saving()).toBeUndefined()
    const beside = { noFrom: 5_010, noTo: 5_019 }
    expect(await saving(beside)).toEqual(wrong('name', '这座城里已有这个分区'))
    expect(await saving({ name: '南郊', noFrom: 5_009, noTo: 5_019 })).toEqual(
      wrong('noFrom', '与 北郊 5000–5009 重叠'),
    )
    expect(await saving({ name: '南郊', ...beside })).toBeUndefined()
  })
})

it('rounds and purchases are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'expand_round', { round_id: 5, area_id: areaId, kind: 'plot', state: 'open', tiers: '[]' })
    await plant(tx, 'slot_purchase', { expand_id: 6, round_id: 5 })
    await plant(tx, 'block', { block_id: 31, area_id: areaId, round_id: 5, block_no: 5_000 })
    return [
      (await lockRound(tx, 5))?.round_id,
      (await lockWithArea(tx, 5))?.round_id,
      (await lockPurchase(tx, 6))?.expand_id,
      (await lockRoundsOf(tx, [31])).map((round) => round.round_id),
      await lockRound(tx, 4),
      await lockWithArea(tx, 4),
      await lockPurchase(tx, 4),
      await lockRoundsOf(tx, [32]),
    ]
  })
  expect(found).toEqual([5, 5, 6, [5], undefined, undefined, undefined, []])
})
