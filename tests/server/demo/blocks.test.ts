import { hourMs } from '@contract/durations'
import { expansion } from '@contract/expand/limits'
import { moduleDifferences } from '../../../server/differences'
import { justNow } from '../../../demo/demo-clock'
import { demoAreaId as areaId } from '../../../demo/residents'
import { guest } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { blockStates } from '../../../server/modules/area/tables'
import { listForStaff } from '../../../server/modules/block-market/handover/admin'
import { blockMarketJobs } from '../../../server/modules/block-market/jobs'
import { readCart } from '../../../server/modules/market/cart/cart'
import { listZones } from '../../../server/modules/market/cart/list'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { valueOf } from '../../support/city/small-city'
import { asOperator } from '../../support/admin/as-operator'
import { waits } from '../../support/waits'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  database = await demoDatabase()
  deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
})
afterAll(() => database.close())

const ofNumber = async (blockNo: number) => {
  const blocks = deps.db.selectFrom('block').selectAll().where('area_id', '=', areaId)
  return blocks.where('block_no', '=', blockNo).executeTakeFirstOrThrow()
}

/** When somebody reserved two blocks. */
const reservedAt = justNow({ openings: [] }, tenInTheMorning)

const ownerOf = async (blockNo: number) => (await ofNumber(blockNo)).owner_user_id ?? 0

async function counts() {
  const rows = await deps.db.selectFrom('block').select('state').where('area_id', '=', areaId).execute()
  const of = (state: number) => rows.filter((row) => row.state === state).length
  const { unsold, transfer, reserved, frozen } = blockStates
  return { unsold: of(unsold), transfer: of(transfer), reserved: of(reserved), frozen: of(frozen) }
}

it('has six zones, and blocks to buy, reserved, and frozen', async () => {
  expect(await counts()).toEqual({ unsold: 40, transfer: 8, reserved: 2, frozen: 1 })
  const { zones } = valueOf(await listZones(deps, areaId, guest))
  expect(zones.map(({ name, offered }) => [name, offered])).toEqual([
    ['城心', 0],
    ['东市', 2],
    ['南桥', 1],
    ['北郊', 44],
    ['河西', 1],
    ['湖滨', 0],
  ])
})

it('has a handover whose money was released, one that is held, and one that its seller objects to', async () => {
  const sold = deps.db.selectFrom('handover').selectAll().where('from_user_id', 'is not', null)
  const rows = await sold.orderBy('at').execute()
  expect(rows.map(({ state }) => state)).toEqual(['done', 'objected', 'held'])
  const held = rows[2]
  expect(tenInTheMorning - (held?.at ?? 0)).toBeGreaterThanOrEqual(10 * hourMs)
  expect(held?.release_at).toBeGreaterThan(tenInTheMorning)
  expect(await balancesOf(deps.db, await ownerOf(560))).toEqual({ available: 0, frozen: 35_640, income: 0 })
  expect(await balancesOf(deps.db, await ownerOf(888))).toMatchObject({ frozen: 0, income: 87_912 })
  const cases = valueOf(
    await listForStaff(deps, asOperator(await ownerOf(12)), { tab: 'open', page: 1, size: 15 }),
  ).data
  expect(cases).toMatchObject([{ blockNo: 3456, seller: '搬走的小郑', acts: ['uphold', 'askUndo'] }])
})

it('has sold all numbers of one digit in the area with the price table, and none of the others', async () => {
  const priced = deps.db.selectFrom('block').select(['block_no', 'state']).where('area_id', '=', expansion.priceAreaId)
  const rows = await priced.execute()
  const taken = rows.filter(({ state }) => state !== blockStates.unsold).map(({ block_no: no }) => no)
  expect(taken.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(rows.length).toBeGreaterThan(1_900)
})

it('has seven blocks in the cart of 128: one with a new price, two as seen, four that cannot be bought', async () => {
  const { lines, count, valid, amount } = valueOf(await readCart(deps, { ...guest, userId: await ownerOf(128) }))
  const faults = lines.map(({ block, fault }) => [block?.blockNo, fault] as const)
  expect(faults.sort(([one = 0], [other = 0]) => one - other)).toEqual([
    [777, 'bought'],
    [2041, null],
    [2043, 'reserved'],
    [2046, 'priceChanged'],
    [2052, null],
    [3456, 'bought'],
    [3500, 'notOffered'],
  ])
  expect([count, valid, amount]).toEqual([7, 2, 50_900])
  const lineOf = (blockNo: number) => lines.find(({ block }) => block?.blockNo === blockNo)
  expect(lineOf(2043)?.block?.busyUntil).toBe(reservedAt + waits.payMs)
  expect(lineOf(777)?.soldAt).toBe((await ofNumber(777)).held_since)
  expect([lineOf(3500)?.soldAt, lineOf(2052)?.block?.busyUntil]).toEqual([null, null])
})

it('goes on by itself: what nobody paid for is free again, the held money is released, the books agree', async () => {
  deps.clock.forward(15 * hourMs)
  await runDue(deps, { ...marketJobs(deps), ...blockMarketJobs(deps) })
  expect(await counts()).toEqual({ unsold: 41, transfer: 9, reserved: 0, frozen: 1 })
  expect(await balancesOf(deps.db, await ownerOf(560))).toEqual({ available: 0, frozen: 0, income: 35_640 })
  expect([...(await checkBooks(deps.db)).differences, ...(await moduleDifferences(deps.db))]).toEqual([])
})
