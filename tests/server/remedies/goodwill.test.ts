import { dayMs } from '@contract/durations'
import { fen } from '@contract/money'
import { createBlock } from '../../../server/modules/session/accounts'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import { walletKey } from '../../../server/ledger/accounts'
import type { TestDeps } from '../../support/database/database'
import type { Parties } from '../../support/city/order-steps'
import { stepTo } from '../../support/city/order-steps'
import type { Wish } from '../../support/admin/remedies'
import { balance, admin, preview, putRight, signed, staffAs, treasure } from '../../support/admin/remedies'
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
  await treasure(deps, 200_00)
})

const to = (amount: number, more: Partial<Wish> = {}): Wish => ({
  kind: 'goodwill',
  refType: 'user',
  refId: two.seller.userId,
  amount: fen(amount),
  ...more,
})
const has = () => balance(deps, walletKey(two.seller.userId, 'available'))
const reason = (words: string) => ({ error: { reason: words } })

it('gives a resident from the treasury, at once up to what is set, and tells them', async () => {
  const support = staffAs(one.userId, ['support'])
  const { done } = valueOf(await putRight(deps, support, to(50_00)))
  expect(done).toMatchObject({ kind: 'goodwill', amount: 50_00 })
  expect([await has(), await balance(deps, `area:${areaId}:treasury`)]).toEqual([50_00, 150_00])
  const txn = deps.db.selectFrom('txn').select(['reference', 'memo', 'ref_type']).where('type', '=', 'goodwill')
  expect(await txn.execute()).toEqual([{ reference: done?.no, memo: '平台补偿', ref_type: 'user' }])
  expect(done?.no).toMatch(/^C\d{6}-\d{4}$/)
  const notices = deps.db.selectFrom('user_notice').select(['title', 'content']).where('kind', '=', 'goodwill')
  expect(await notices.execute()).toEqual([
    { title: '收到一笔平台补偿', content: '补偿 ¥50.00 已进入可用余额。原因：按证据重新核对' },
  ])
})

it('asks for two above what is set, in however many parts of a day', async () => {
  valueOf(await putRight(deps, one, to(30_00)))
  valueOf(await putRight(deps, other, to(20_00)))
  expect(valueOf(await putRight(deps, one, to(1)))).toMatchObject({ done: null, approval: { kind: 'goodwill' } })
  expect(await has()).toBe(50_00)
  expect(await signed(deps, one, 'goodwill', two.seller.userId)).toMatchObject(reason('OWN'))
  expect(await signed(deps, staffAs(two.seller.userId), 'goodwill', two.seller.userId)).toMatchObject(reason('OWN'))
  valueOf(await signed(deps, other, 'goodwill', two.seller.userId))
  expect(await has()).toBe(50_01)
  deps.clock.forward(dayMs)
  valueOf(await putRight(deps, one, to(50_00)))
  valueOf(await beginsWith(deps, 'goodwillTwo', 60_00))
  valueOf(await putRight(deps, one, to(10_00)))
  expect(valueOf(await putRight(deps, one, to(1)))).toMatchObject({ done: null })
})

it('what waits counts, so that nothing is given beside it', async () => {
  valueOf(await putRight(deps, one, to(50_01)))
  expect(await putRight(deps, other, to(1))).toMatchObject(reason('CLOSED'))
})

it('with an order it goes to one of its two, under its number', async () => {
  const { id } = await stepTo(deps, two, 'done')
  const wish = to(12_00, { refType: 'order', refId: id })
  expect(await putRight(deps, one, wish)).toMatchObject(reason('FORM'))
  expect(await putRight(deps, one, { ...wish, userId: one.userId })).toMatchObject(reason('FORM'))
  valueOf(await putRight(deps, one, { ...wish, userId: two.seller.userId }))
  const order = await deps.db.selectFrom('trade_order').select('order_no').executeTakeFirstOrThrow()
  const txn = deps.db.selectFrom('txn').select(['reference', 'ref_type', 'ref_id']).where('type', '=', 'goodwill')
  expect(await txn.execute()).toEqual([{ reference: order.order_no, ref_type: 'order', ref_id: id }])
  const asked = valueOf(await putRight(deps, one, { ...wish, amount: fen(60_00), userId: two.buyer.userId }))
  expect(asked.approval?.payload).toMatchObject({ no: order.order_no, userId: two.buyer.userId, amount: 60_00 })
  valueOf(await signed(deps, other, 'goodwill', two.buyer.userId))
  const shown = valueOf(await preview(deps, one, { kind: 'goodwill', refType: 'order', refId: id }))
  expect(shown.done.map(({ amount }) => amount)).toEqual([60_00, 12_00])
  const ofBuyer = await preview(deps, one, { kind: 'goodwill', refType: 'user', refId: two.buyer.userId })
  expect(valueOf(ofBuyer).done.map(({ amount }) => amount)).toEqual([60_00])
})

it('about an order is no affair of its other one', async () => {
  const { id } = await stepTo(deps, two, 'done')
  const wish = to(12_00, { refType: 'order', refId: id, userId: two.buyer.userId })
  expect(await putRight(deps, staffAs(two.seller.userId), wish)).toMatchObject(reason('OWN'))
  valueOf(await putRight(deps, one, { ...wish, amount: fen(60_00) }))
  expect(await signed(deps, staffAs(two.seller.userId), 'goodwill', two.buyer.userId)).toMatchObject(reason('OWN'))
})

it('stays with the city that asked, wherever else its resident lives, and is read there alone', async () => {
  await deps.db.insertInto('area').values({ area_id: 1, name: '旧城', sort: 2 }).execute()
  await createBlock(deps, { areaId: 1, blockNo: 7, ownerUserId: two.seller.userId, capacity: 3 })
  valueOf(await putRight(deps, { ...one, areas: [areaId] }, to(60_00)))
  valueOf(await signed(deps, other, 'goodwill', two.seller.userId))
  expect([await has(), await balance(deps, `area:${areaId}:treasury`)]).toEqual([60_00, 140_00])
  const seenIn = async (areas: number[]) =>
    valueOf(await preview(deps, { ...one, areas }, { kind: 'goodwill', refType: 'user', refId: two.seller.userId }))
      .done
  expect([(await seenIn([areaId])).length, (await seenIn([1])).length]).toEqual([1, 0])
})

it('is no more than the treasury has', async () => {
  valueOf(await beginsWith(deps, 'goodwillTwo', 1_000_00))
  expect(await putRight(deps, one, to(200_01))).toMatchObject(reason('NOT_ENOUGH'))
  expect(valueOf(await preview(deps, one, to(200_01)))).toMatchObject({ refused: '城市财库只有 ¥200.00', postings: [] })
  valueOf(await putRight(deps, one, to(200_00)))
  expect(await balance(deps, `area:${areaId}:treasury`)).toBe(0)
})

it('of a lost answer it is given once; of two at once that reach the amount one asks for two', async () => {
  const no = clientNo()
  const first = valueOf(await putRight(deps, one, to(20_00), no))
  expect(valueOf(await putRight(deps, one, to(20_00), no))).toEqual(first)
  expect(await has()).toBe(20_00)
  const both = await Promise.all([putRight(deps, one, to(20_00)), putRight(deps, other, to(20_00))])
  expect(both.filter((one) => valueOf(one).done === null)).toHaveLength(1)
  expect(await has()).toBe(40_00)
})

it('is for somebody who lives in the own areas, has an account, and is another one', async () => {
  expect(await putRight(deps, { ...one, areas: [1] }, to(1))).toMatchObject(reason('NOT_FOUND'))
  expect(await putRight(deps, one, to(1, { refId: 4711 }))).toMatchObject(reason('NOT_FOUND'))
  expect(await putRight(deps, staffAs(two.seller.userId), to(1))).toMatchObject(reason('OWN'))
  expect(await putRight(deps, staffAs(one.userId, ['finance']), to(1))).toMatchObject(reason('NO_RIGHT'))
  expect(await putRight(deps, one, to(1, { refType: 'withdraw' }))).toMatchObject(reason('FORM'))
  await deps.db.updateTable('user_account').set({ closed_at: 1 }).where('user_id', '=', two.seller.userId).execute()
  expect(await putRight(deps, one, to(1))).toMatchObject(reason('CLOSED'))
})
