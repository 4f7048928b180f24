import { dayMs, hourMs } from '@contract/durations'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { allCities } from '@contract/settings/all-cities'
import type { Caller } from '../server/http/caller'
import { guest } from '../server/http/caller'
import { transact } from '../server/db/transact'
import { post } from '../server/ledger/post'
import type { FirstSetting } from '../server/modules/settings/open/set-first'
import { putFirstTexts } from '../server/modules/community/open/put-first-texts'
import { setFirst } from '../server/modules/settings/open/set-first'
import { createBlock, createUser } from '../server/modules/session/accounts'
import { agreeToFirst } from './agreed'
import type { DemoDeps } from './demo-clock'
import { categories, goods } from './goods'
import type { Resident } from './residents'
import { areas, demoAreaId, demoPassword, notice, zones } from './residents'
import { must } from './trade'

const byItself = { type: 'system', is_popup: false, attachment: '', by_user_id: null } as const

/** More days than the demo city has a past. */
export const pastDays = 800

/** What the demo adds to a recharge. Source: design `11-recharge`. */
const designBonus = [
  { fromFen: 200_00, bonusFen: 2_00 },
  { fromFen: 500_00, bonusFen: 8_00 },
]

/** What the demo city sets; its phone number is nobody's. */
const firstSettings: readonly FirstSetting[] = [
  { areaId: allCities, key: 'rechargeBonus', value: designBonus },
  { areaId: allCities, key: 'servicePhone', value: '400-000-0000' },
  { areaId: allCities, key: 'serviceHours', value: '每日 9:00–18:00' },
]

/** Areas with their zones, the notice, categories and goods. Gives the ids of the goods by name. */
export async function buildCity({ db, ids, clock }: DemoDeps, nowMs: number): Promise<ReadonlyMap<string, number>> {
  await db.insertInto('area').values(areas).execute()
  for (const first of firstSettings)
    must('setting', await transact(db, async (tx) => ok(await setFirst(tx, { ids, clock }, first))))
  const longAgo = { clock: { now: () => nowMs - pastDays * dayMs } }
  for (const { area_id } of areas)
    must('texts', await transact(db, async (tx) => ok(await putFirstTexts(tx, longAgo, area_id))))
  const zoneRows = zones.map((zone, sort) => {
    return { category_id: ids.next(), area_id: demoAreaId, sort: sort + 1, ...zone }
  })
  await db.insertInto('block_zone').values(zoneRows).execute()
  const told = { notice_id: ids.next(), area_id: demoAreaId, created_at: nowMs - 6 * hourMs, ...byItself, ...notice }
  await db.insertInto('area_notice').values(told).execute()
  const categoryIds = new Map(categories.map((name) => [name, ids.next()]))
  const categoryRows = [...categoryIds].map(([name, category_id], sort) => {
    return { category_id, area_id: demoAreaId, name, sort: sort + 1 }
  })
  await db.insertInto('category').values(categoryRows).execute()
  const itemIds = new Map(goods.map(({ name }) => [name, ids.next()]))
  const itemRows = goods.map(({ name, category, unit, minQty, tick, picture }, sort) => ({
    item_id: itemIds.get(name) ?? 0,
    category_id: categoryIds.get(category) ?? 0,
    name,
    unit,
    min_qty: minQty,
    tick,
    sort: sort + 1,
    last_price: null,
    picture: `demo/${picture}.svg`,
  }))
  await db.insertInto('item').values(itemRows).execute()
  return itemIds
}

/** Makes residents with their blocks and first money, the oldest first, as callers of services by block number. */
export async function settleResidents(
  deps: DemoDeps,
  nowMs: number,
  callers: Map<number, Caller>,
  some: readonly Resident[],
): Promise<void> {
  const byAge = [...some].sort((one, other) => other.heldDays - one.heldDays)
  for (const { blockNo, nickName, heldDays, rechargeFen, points, slots: capacity } of byAge) {
    deps.clock.set(nowMs - heldDays * dayMs)
    // A demo city sends no message to anybody.
    const mobile = `199${String(blockNo).padStart(8, '0')}`
    const userId = await createUser(deps, { nickName, mobile, points })
    const founderPassword = demoPassword(blockNo)
    const block = { areaId: demoAreaId, blockNo, ownerUserId: userId, founderPassword, capacity }
    const blockId = await createBlock(deps, block)
    const caller = { ...guest, userId, loginUserId: userId, areaId: demoAreaId, blockId, blockNo }
    callers.set(blockNo, caller)
    await agreeToFirst(deps, caller)
    const reference = `DEMO-${blockNo}`
    const cause = { type: 'recharge', refType: 'user', refId: userId, reference, memo: '充值 · 演示资金' } as const
    const transfer = { from: 'gateway:demo', to: `user:${userId}:available`, amount: fen(rechargeFen) } as const
    must('recharge', await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  }
}
