import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { settingIdOf } from '@contract/settings/settings'
import type { Tx } from '../../../server/db/schema'
import { putFirstTexts } from '../../../server/modules/community/open/put-first-texts'
import { saveArea } from '../../../server/modules/area/city-admin'
import { lockAreas } from '../../../server/modules/area/city-store'
import { mayBlock } from '../../../server/modules/area/open/block-states'
import { lockBlock } from '../../../server/modules/area/open/blocks'
import { haltRefusal, haltRefusalOf, tradingRefusal } from '../../../server/modules/area/open/halt'
import { lockArea } from '../../../server/modules/area/open/lock-area'
import { moduleRefusal } from '../../../server/modules/area/open/access'
import { setSwitch } from '../../support/admin/access'
import type { Trader } from '../../../server/modules/area/open/traders'
import { blockRefusal, tradersRefusal } from '../../../server/modules/area/open/traders'
import { blockStates } from '../../../server/modules/area/tables'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, clientNo, emptyCity } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'
import { staffCaller } from '../../support/admin/as-operator'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const [one, other] = [501, 502]
const { held, transfer, reserved, frozen, unsold } = blockStates

it('a block acts for who holds it, while it is neither offered nor frozen', () => {
  const refused = (state: number, userId = one) => blockRefusal({ owner_user_id: one, state, block_no: 128 }, userId)
  expect(refused(held)).toBeUndefined()
  for (const state of [transfer, reserved])
    expect(refused(state)).toMatchObject({ reason: 'BLOCK_TRANSFER', data: { own: 128 } })
  for (const state of [frozen, unsold]) expect(refused(state)?.reason).toBe('NO_RIGHT')
  expect(refused(held, other)?.reason).toBe('NO_RIGHT')
  expect(blockRefusal(undefined, one)?.reason).toBe('NO_RIGHT')
})

describe('two blocks trade', () => {
  /** Block 31 is of `one`, in this city; block 32 of `other`, in another one, which may be halted. */
  const refused = (
    traders: readonly Trader[],
    [state31, state32]: readonly number[] = [held, held],
    { halted, openAt }: { readonly halted?: number; readonly openAt?: number } = {},
  ) =>
    passing(async (tx) => {
      const reason = halted === undefined ? null : '演练'
      await plant(tx, 'area', { area_id: 77, halted_at: halted ?? null, halted_reason: reason })
      const here = { block_id: 31, block_no: 128, area_id: areaId }
      await plant(tx, 'block', { ...here, owner_user_id: one, state: state31 ?? unsold })
      await plant(tx, 'block', { block_id: 32, area_id: 77, owner_user_id: other, state: state32 ?? unsold })
      return tradersRefusal(tx, traders, openAt)
    })
  const own = { blockId: 31, userId: one }
  const both = [own, { blockId: 32 }]

  it('when the own one is held by who asks', async () => {
    expect(await refused(both)).toBeUndefined()
    expect((await refused([{ blockId: 31, userId: other }]))?.reason).toBe('NO_RIGHT')
    expect((await refused([{ blockId: 33, userId: one }]))?.reason).toBe('NO_RIGHT')
    expect(await refused([own], [transfer, held])).toMatchObject({ reason: 'BLOCK_TRANSFER', data: { own: 128 } })
  })
  it('when the other one is held, by whom is named if somebody is', async () => {
    expect(await refused([own, { blockId: 32, userId: other, isOther: true }])).toBeUndefined()
    expect((await refused([own, { blockId: 32, userId: one, isOther: true }]))?.reason).toBe('NO_RIGHT')
    expect((await refused([own, { blockId: 33 }]))?.reason).toBe('NO_RIGHT')
    expect((await refused([own, { blockId: 33, userId: other, isOther: true }]))?.reason).toBe('NO_RIGHT')
    for (const state of [frozen, unsold]) expect((await refused(both, [held, state]))?.reason).toBe('NO_RIGHT')
    for (const state of [transfer, reserved])
      expect(await refused(both, [held, state])).toEqual({ reason: 'BLOCK_TRANSFER' })
    const named = [own, { blockId: 32, userId: other, isOther: true }]
    expect(await refused(named, [held, transfer])).toEqual({ reason: 'BLOCK_TRANSFER' })
  })
  it('while trading is halted in the city of neither', async () => {
    expect(await refused(both, [held, held], { halted: 7 })).toMatchObject({
      reason: 'HALT',
      data: { because: '演练', since: 7 },
    })
    expect(await refused([own], [held, held], { halted: 7 })).toBeUndefined()
  })
})

describe('where a city is closed', () => {
  const seven = dayStart(1_800_000_000_000) + 7 * hourMs
  const closed = { reason: 'BEFORE_OPEN', data: { openAt: seven } }

  it('nobody trades before it opens, whatever else is wrong; who trades at any hour is not asked for the time', async () => {
    const refused = (userId: number, openAt?: number) =>
      passing(async (tx) => {
        await plant(tx, 'block', { block_id: 31, block_no: 128, area_id: areaId, owner_user_id: one, state: held })
        return tradersRefusal(tx, [{ blockId: 31, userId }], openAt)
      })
    for (const userId of [one, other]) expect(await refused(userId, seven - 1)).toMatchObject(closed)
    expect([await refused(one, seven), await refused(one)]).toEqual([undefined, undefined])
    expect((await refused(other, seven))?.reason).toBe('NO_RIGHT')
  })
  it('nobody trades outside of the hours that it set of its own, not with a block of a city that is open either', async () => {
    const refused = (openAt: number, areaIds: readonly number[]) =>
      passing(async (tx) => {
        await plant(tx, 'area', { area_id: 77 })
        await plant(tx, 'city_setting', {
          setting_id: settingIdOf(77, 'openHour'),
          area_id: 77,
          key: 'openHour',
          value: '9',
          from_at: seven - 2 * dayMs,
        })
        const traders = areaIds.map((area_id, at) => ({ blockId: 31 + at, area_id }))
        for (const { blockId, area_id } of traders)
          await plant(tx, 'block', { block_id: blockId, area_id, owner_user_id: one, state: held })
        return tradersRefusal(tx, traders, openAt)
      })
    const openAt = { data: { openAt: seven + 2 * hourMs } }
    expect(await refused(seven + 2 * hourMs - 1, [areaId, 77])).toMatchObject(openAt)
    expect(await refused(seven + 2 * hourMs - 1, [areaId, areaId])).toBeUndefined()
    expect(await refused(seven + 2 * hourMs, [areaId, 77])).toBeUndefined()
  })
  it('nothing is paid before it opens, nor while trading is halted', async () => {
    const refused = (at: number, halted: number | null) =>
      passing(async (tx) => {
        await plant(tx, 'area', { area_id: 77, halted_at: halted, halted_reason: halted === null ? null : '演练' })
        return (await tradingRefusal(tx, 77, at))?.reason
      })
    expect([await refused(seven - 1, null), await refused(seven - 1, 7)]).toEqual(['BEFORE_OPEN', 'BEFORE_OPEN'])
    expect([await refused(seven, null), await refused(seven, 7)]).toEqual([undefined, 'HALT'])
  })
})

it('a halt of one of some cities says why and since when', async () => {
  const refused = (areaIds: readonly number[]) =>
    passing(async (tx) => {
      await plant(tx, 'area', { area_id: 77, halted_at: 7, halted_reason: '演练' })
      return haltRefusal(tx, areaIds)
    })
  const halt = { reason: 'HALT', data: { because: '演练', since: 7 }, msg: '交易已暂停：演练，资金不受影响' }
  expect(await refused([areaId, 77])).toEqual(halt)
  expect([await refused([areaId]), await refused([])]).toEqual([undefined, undefined])
  expect(haltRefusalOf({ halted_at: 7, halted_reason: '演练' })).toEqual(halt)
  expect(haltRefusalOf({ halted_at: null, halted_reason: null })).toBeUndefined()
})

it('a module that is switched off for a platform is not acted in there', async () => {
  const refused = (platform: string) => moduleRefusal(deps.db, areaId, 'shop', { platform })
  await setSwitch(deps.db, areaId, { name: 'shop', platform: 'browser', on: false })
  expect(await refused('browser')).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
  expect(await refused('mini-program')).toBeUndefined()
  await setSwitch(deps.db, areaId, { name: 'shop', platform: 'browser', on: true })
  expect(await refused('browser')).toBeUndefined()
})

it('a block does what the table has for its state', () => {
  const may = (state: number) => mayBlock({ state }, 'edit', 'owner')
  expect([held, transfer, unsold, frozen].map(may)).toEqual([true, true, false, false])
  expect(mayBlock({ state: held }, 'edit', 'operator')).toBe(false)
})

it('a city has a name of its own', async () => {
  const saving = (name: string) =>
    saveArea(deps, putFirstTexts, staffCaller(1), {
      clientNo: clientNo(),
      areaId: null,
      ver: 0,
      name,
      reason: '新开一座城',
    })
  expect(await saving('测试城')).toEqual({
    ok: false,
    error: { reason: 'FORM', data: { fields: { name: '已有这个名字的城市' } } },
  })
})

it('cities and blocks are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'area', { area_id: 77 })
    await plant(tx, 'block', { block_id: 31 })
    return [
      (await lockArea(tx, areaId))?.area_id,
      await lockArea(tx, 78),
      (await lockAreas(tx)).map((row) => row.area_id),
      (await lockBlock(tx, 31))?.block_id,
      await lockBlock(tx, 32),
    ]
  })
  expect(found).toEqual([areaId, undefined, [77, areaId], 31, undefined])
})
