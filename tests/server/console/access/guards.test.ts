import { ownAffair } from '../../../../server/modules/audit/open/own'
import { addDraft } from '../../../../server/modules/console/drafts'
import { mayAny, ofNoArea } from '../../../../server/modules/console/list-source-store'
import { personNoticesSource, personsSource } from '../../../../server/modules/console/sources/people-store'
import { thingsOf } from '../../../../server/modules/console/sources/things-store'
import { sql } from 'kysely'
import type { TestDatabase, TestDeps } from '../../../support/database/database'
import { testDatabase, testDeps } from '../../../support/database/database'
import { plant } from '../../../support/database/in-passing'
import { clientNo } from '../../../support/city/small-city'
import { staffCaller } from '../../../support/admin/as-operator'

let database: TestDatabase
let deps: TestDeps
const [buyer, seller, clerk] = [501, 502, 503]
const [running, ended] = [7, 8]
/** Two disputed orders of 1.00, of which one has ended. */
beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await deps.db.transaction().execute(async (tx) => {
    await plant(tx, 'area', { area_id: 77 })
    for (const userId of [buyer, seller, clerk]) await plant(tx, 'user_account', { user_id: userId })
    await plant(tx, 'staff', { staff_id: 1, user_id: clerk })
    const parties = { area_id: 77, buyer_user_id: buyer, seller_user_id: seller, amount: 100 }
    await plant(tx, 'trade_order', { order_id: running, state: 'dispute', ...parties })
    await plant(tx, 'trade_order', { order_id: ended, state: 'done', ...parties })
    for (const orderId of [running, ended])
      await plant(tx, 'dispute', { dispute_id: orderId, order_id: orderId, state: 'open', reason: 'damaged' })
    await plant(tx, 'staff_draft', { draft_id: 1, ref_type: 'dispute', ref_id: 1, staff_id: 1, way: 'refund' })
  })
})
afterAll(() => database.close())

describe('a decision is suggested', () => {
  type Draft = Parameters<typeof addDraft>[2]
  const suggesting = async (wish: Partial<Draft> = {}, { userId = clerk, areas = null as number[] | null } = {}) => {
    const about = { clientNo: clientNo(), refType: 'dispute', refId: running } as const
    const answer = await addDraft(deps, staffCaller(userId, { roles: ['support'], areas }), {
      ...about,
      way: 'refund',
      reason: '按照片看是损坏',
      ...wish,
    })
    return answer.ok ? 'suggested' : answer.error
  }
  it('of a case that is there, in the areas of who suggests it', async () => {
    expect(await suggesting({}, { areas: [77] })).toBe('suggested')
    expect(await suggesting({}, { areas: [78] })).toEqual({ reason: 'NOT_FOUND' })
    expect(await suggesting({ refId: 9 })).toEqual({ reason: 'NOT_FOUND' })
  })
  it('by nobody whose affair it is', async () => {
    for (const userId of [buyer, seller]) expect(await suggesting({}, { userId })).toEqual(ownAffair)
  })
  it('while it goes on, and as such a case is decided', async () => {
    expect(await suggesting({ refId: ended })).toEqual({ reason: 'CLOSED' })
    expect(await suggesting({ way: 'split' })).toEqual({ reason: 'FORM' })
  })
})

/** What a part of a list's statement comes to. */
const comesTo = async (part: ReturnType<typeof mayAny>) =>
  (await sql<{ may: boolean }>`select ${part} as may`.execute(deps.db)).rows[0]?.may

it('a list shows to whoever has one of its roles', async () => {
  const may = (own: Parameters<typeof mayAny>[0]) => comesTo(mayAny(own, ['finance', 'operator']))
  expect([await may(['finance']), await may(['support', 'operator'])]).toEqual([true, true])
  expect([await may(['support']), await may([])]).toEqual([false, false])
})

it('a list that is of no city shows to whoever works everywhere', async () => {
  expect([
    await comesTo(ofNoArea.may(null)),
    await comesTo(ofNoArea.may([77])),
    await comesTo(ofNoArea.may([])),
  ]).toEqual([true, false, false])
})

it('a person, and what they were told, is found by who works in a city where they lived or traded', async () => {
  const told = { notice_id: 1, user_id: buyer, ref_type: 'none', ref_id: 0 } as const
  await deps.db.transaction().execute((tx) => plant(tx, 'user_notice', told))
  const found = async (areas: readonly number[] | null) => {
    const persons = sql<{ userId: number }>`${personsSource.rows({}, areas, [])}`
    const notices = sql`${personNoticesSource(thingsOf({})).rows({ userId: buyer, sort: 'newest', page: 1, size: 15 }, areas, [])}`
    const { rows } = await persons.execute(deps.db)
    return [rows.map(({ userId }) => userId).sort(), (await notices.execute(deps.db)).rows.length]
  }
  expect(await found(null)).toEqual([[buyer, seller, clerk], 1])
  expect(await found([77])).toEqual([[buyer, seller], 1])
  expect([await found([78]), await found([])]).toEqual([
    [[], 0],
    [[], 0],
  ])
})
