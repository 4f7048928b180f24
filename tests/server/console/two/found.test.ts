import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { clientNo } from '../../../support/city/small-city'
import { treasure } from '../../../support/admin/remedies'
import { areaId } from '../../../support/server/server'
import type { WholeCity } from '../access/whole-city'
import { wholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'

let city: WholeCity
let lan: Colleague

beforeAll(async () => {
  city = await wholeCity()
  lan = await colleague(city.server, ['operator', 'finance'])
})
afterAll(() => city.server.close())

const list = async (asked: object, by = lan) => (await by.browser.call('/admin/approval/list', asked)).data

/** Asks about other things, as many as two pages hold. */
async function crowd(): Promise<number[]> {
  const { db, ids } = city.server.deps
  const like = await db.selectFrom('approval').selectAll().where('kind', '=', 'limit').executeTakeFirstOrThrow()
  const refIds = Array.from({ length: pageSize * 2 }, (_, index) => 900_000 + index)
  const rows = refIds.map((ref_id) => ({
    ...like,
    approval_id: ids.next(),
    ref_id,
    area_id: areaId,
    payload: JSON.stringify(like.payload),
  }))
  await db.insertInto('approval').values(rows).execute()
  return refIds
}

it('an ask is found by what it is about, or by its number, on whatever page it stands, where somebody may act', async () => {
  const refId = (await crowd()).at(-1) ?? 0
  const first = await list({})
  expect(first.data.length).toBe(pageSize)
  expect(first.data.map((one) => one.refId)).not.toContain(refId)
  const found = await list({ kind: 'limit', refId })
  expect(found).toMatchObject({ total: 1, data: [{ kind: 'limit', refId, state: 'waiting' }] })
  expect(await list({ kind: 'refund', refId })).toMatchObject({ total: 0, data: [] })
  expect((await list({ kind: 'limit' })).total).toBe(first.total - (await list({ kind: 'round' })).total)

  const approvalId = found.data[0]?.approvalId ?? 0
  const elsewhere = await colleague(city.server, ['operator', 'finance'], { areas: [1] })
  expect((await list({ approvalId }, elsewhere)).data).toEqual([])
  const decided = { state: 'refused', decided_at: city.server.now() } as const
  await city.server.deps.db.updateTable('approval').set(decided).where('approval_id', '=', approvalId).execute()
  expect((await list({ kind: 'limit', refId })).data).toEqual([])
  expect((await list({ approvalId })).data).toMatchObject([{ approvalId, state: 'refused' }])
})

it('who works in support takes back what they asked for, and answers nothing else', async () => {
  const [chen, other] = [await colleague(city.server, ['support']), await colleague(city.server, ['support'])]
  await treasure(city.server.deps, 200_00)
  const wish = { kind: 'goodwill', refType: 'user', refId: city.buyer.userId, amount: fen(60_00) } as const
  const asked = await freshly(city.server, chen, () =>
    chen.browser.call('/admin/remedy/add', { clientNo: clientNo(), ...wish, reason: '等了三天没有答复' }),
  )
  expect(asked.data).toMatchObject({ approval: { acts: ['withdraw'] } })
  const about = { kind: 'goodwill', refId: city.buyer.userId } as const
  const [one] = (await list(about, chen)).data
  const back = { clientNo: clientNo(), id: one?.approvalId ?? 0, ver: one?.ver ?? 0, reason: '金额填错了' }
  expect((await list(about, other)).data).toMatchObject([{ acts: [] }])
  expect((await other.browser.call('/admin/approval/refuse', back)).data).toMatchObject({ reason: 'NO_RIGHT' })
  expect((await chen.browser.call('/admin/approval/refuse', back)).data).toMatchObject({ state: 'refused' })
})
