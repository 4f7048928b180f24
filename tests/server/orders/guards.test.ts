import { sql } from 'kysely'
import { leastForTwo } from '@contract/console/for-two'
import { silentWords } from '@contract/orders/dispute-words'
import { waits } from '@contract/limits'
import type { Tx } from '../../../server/db/schema'
import { guest } from '../../../server/http/caller'
import { ownAffair } from '../../../server/modules/audit/open/own'
import { thresholdOf } from '../../../server/modules/limits/open/thresholds'
import { askEvidence } from '../../../server/modules/orders/admin/beside'
import { mayJudge, readCase } from '../../../server/modules/orders/dispute/decide'
import { isDecisionForTwo } from '../../../server/modules/orders/dispute/for-two'
import { tellOthers } from '../../../server/modules/orders/news/news'
import { reasonRefusal } from '../../../server/modules/orders/parcel/parcel'
import { orderPayer } from '../../../server/modules/orders/payer'
import { lockReview } from '../../../server/modules/orders/reviews/review-store'
import { lockBuyer, lockOrder, lockSale } from '../../../server/modules/orders/store'
import type { Caller } from '../../../server/http/caller'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, clientNo, resident, rice, takeRice, tradingCity, valueOf } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'
import { staffCaller } from '../../support/admin/as-operator'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller
let judge: Caller
let saleId: number
let orderId: number

beforeAll(async () => {
  ;({ database, deps, buyer, seller } = await tradingCity())
  judge = await resident(deps, 409, 0)
  ;({ saleId } = await rice(deps, seller))
  ;({ orderId } = valueOf(await takeRice(deps, buyer, saleId)))
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const change = (tx: Tx, row: object) => tx.updateTable('trade_order').set(row).where('order_id', '=', orderId).execute()

describe('the cashier begins to pay an order', () => {
  const refused = (by: Caller, ver = 1, row: object = {}) =>
    passing(async (tx) => {
      if (Object.keys(row).length > 0) await change(tx, row)
      return (await orderPayer.refusalOf(tx, deps, by, { clientNo: 'a', id: orderId, ver }))?.reason
    })

  it('of who bought it, in the version that was seen', async () => {
    expect(await refused(buyer)).toBeUndefined()
    expect(await refused(seller)).toBe('NOT_FOUND')
    expect(await refused(buyer, 2)).toBe('MOVED')
    const moved = passing((tx) => orderPayer.refusalOf(tx, deps, buyer, { clientNo: 'a', id: orderId, ver: 2 }))
    expect((await moved)?.data).toMatchObject({ order: { orderId, ver: 1 } })
    const absent = passing((tx) => orderPayer.refusalOf(tx, deps, buyer, { clientNo: 'a', id: 1, ver: 1 }))
    expect((await absent)?.reason).toBe('NOT_FOUND')
  })

  it('while it is unpaid: a closed one is closed, another one has moved on', async () => {
    expect(await refused(buyer, 1, { state: 'closed', ended_at: 1 })).toBe('CLOSED')
    expect(await refused(buyer, 1, { state: 'refunded', ended_at: 1 })).toBe('MOVED')
  })
})

describe('a dispute is judged', () => {
  const dispute = (tx: Tx) =>
    plant(tx, 'dispute', { dispute_id: 5, order_id: orderId, state: 'open', reason: 'damaged' })
  const office = (tx: Tx, userId: number, area = areaId) =>
    plant(tx, 'area_role', { area_id: area, user_id: userId, role: 'arbiter' })
  const may = (by: Caller, area = areaId, isDisputed = true) =>
    passing(async (tx) => {
      await office(tx, by.userId, area)
      if (isDisputed) await dispute(tx)
      const order = await lockOrder(tx, orderId)
      return order && mayJudge(tx, by, order)
    })

  it('by an arbiter of its area, when there is a dispute', async () => {
    expect([await may(judge), await may(judge, areaId + 1), await may(judge, areaId, false)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('by nobody without an office, and by no party with one', async () => {
    const none = passing(async (tx) => {
      await dispute(tx)
      const order = await lockOrder(tx, orderId)
      return order && mayJudge(tx, judge, order)
    })
    expect([await none, await may(buyer), await may(seller)]).toEqual([false, false, false])
  })

  it('by an operator as their own affair never, by an arbiter as no right of theirs', async () => {
    await deps.db.transaction().execute(async (tx) => {
      await dispute(tx)
      await office(tx, buyer.userId)
    })
    const operator = (of: Caller): Caller => ({ ...guest, userId: of.userId, isStaff: true })
    expect(await readCase(deps, operator(buyer), orderId)).toEqual({ ok: false, error: ownAffair })
    expect(await readCase(deps, buyer, orderId)).toMatchObject({ error: { reason: 'NO_RIGHT' } })
    const elsewhere = { ...operator(judge), adminAreas: [areaId + 1] }
    expect(await readCase(deps, elsewhere, orderId)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
    await deps.db.deleteFrom('area_role').execute()
    await deps.db.deleteFrom('dispute').execute()
  })
})

it('evidence is asked for in the areas of who asks, in a case that is not theirs', async () => {
  const asking = async (userId: number, areas: readonly number[] | null = null, id = orderId) => {
    const wish = { clientNo: clientNo(), id, ver: 1, of: 'both', text: '请上传开箱时的照片' } as const
    const answer = await askEvidence(deps, staffCaller(userId, { areas }), wish)
    return answer.ok ? 'asked' : answer.error
  }
  const of = { order_id: orderId, state: 'decided', reason: 'damaged' } as const
  await deps.db.transaction().execute((tx) => plant(tx, 'dispute', { dispute_id: 6, ...of }))
  expect([await asking(buyer.userId), await asking(seller.userId)]).toEqual([ownAffair, ownAffair])
  const { userId } = judge
  expect(await asking(userId, [areaId])).toEqual({ reason: 'CLOSED' })
  expect(await asking(userId, [areaId + 1])).toEqual({ reason: 'NOT_FOUND' })
  expect(await asking(userId, null, 1)).toEqual({ reason: 'NOT_FOUND' })
  await deps.db.deleteFrom('dispute').execute()
})

it('two operators decide from the amount of two persons on, with what was decided between the same two that day', async () => {
  const now = deps.clock.now()
  const most = leastForTwo('disputeTwo', await thresholdOf(deps.db, 'disputeTwo', now))
  const two = (amount: number, earlier = 0) =>
    passing(async (tx) => {
      const people = { buyer_user_id: seller.userId, seller_user_id: buyer.userId, amount: earlier }
      await plant(tx, 'trade_order', { order_id: 9, state: 'dispute', ...people })
      await plant(tx, 'dispute', { dispute_id: 9, order_id: 9, state: 'decided', reason: 'damaged' })
      await plant(tx, 'dispute_ruling', { ruling_id: 9, dispute_id: 9, by_role: 'operator', at: now })
      const ids = { order_id: orderId, buyer_user_id: buyer.userId, seller_user_id: seller.userId }
      return isDecisionForTwo(tx, { ...ids, amount }, now)
    })
  expect([await two(most - 1), await two(most), await two(most - 5, 4), await two(most - 5, 5)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

describe('operators are told of a case', () => {
  const told = (operator: Caller) =>
    passing(async (tx) => {
      await tx.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', operator.userId).execute()
      const order = await lockOrder(tx, orderId)
      if (order) await tellOthers(tx, deps, order, 'appeal')
      const news = await tx.selectFrom('user_notice').select('user_id').where('ref_type', '=', 'dispute').execute()
      return news.map(({ user_id: userId }) => userId)
    })
  it('unless they are a party in it', async () => {
    expect(await told(judge)).toEqual([judge.userId])
    expect(await told(buyer)).toEqual([])
    expect(await told(seller)).toEqual([])
  })
})

describe('goods are said not to be sent', () => {
  const sent = 1_000
  const from = sent + waits.silentParcelMs
  const refused = (side: 'buyer' | 'seller', now: number, reason: 'notSent' | 'damaged' = 'notSent', heard?: object) =>
    passing(async (tx) => {
      const silent = { sent_at: sent, followed_at: sent, asked_at: from, signed_at: null, news: '[]' }
      if (heard) await plant(tx, 'order_parcel', { order_id: orderId, carrier: 'sf', ...silent, ...heard })
      return reasonRefusal(tx, { order_id: orderId }, side, reason, now)
    })
  const words = { reason: 'FORM', data: { fields: { reason: silentWords.refused } } }

  it('by the buyer, once nothing was heard of the parcel for long enough', async () => {
    expect(await refused('buyer', from, 'notSent', {})).toBeUndefined()
    expect(await refused('buyer', from - 1, 'notSent', {})).toEqual(words)
    expect(await refused('seller', from, 'notSent', {})).toEqual(words)
  })
  it('not of a parcel that was signed for, nor without one', async () => {
    expect(await refused('buyer', from, 'notSent', { signed_at: sent + 1 })).toEqual(words)
    expect(await refused('buyer', from)).toEqual(words)
  })
  it('and another reason is free', async () => {
    expect(await refused('buyer', from - 1, 'damaged')).toBeUndefined()
    expect(await passing((tx) => reasonRefusal(tx, { order_id: orderId }, 'buyer', undefined, from))).toBeUndefined()
  })
})

it('whoever decides whether two decide has both people to themselves', async () => {
  const locked = await passing(async (tx) => {
    const ids = { order_id: orderId, buyer_user_id: buyer.userId, seller_user_id: seller.userId }
    await isDecisionForTwo(tx, { ...ids, amount: 1 }, deps.clock.now())
    const { rows } = await sql<{ id: number }>`select user_id as id from user_account
      where xmax::text = pg_current_xact_id()::text order by user_id`.execute(tx)
    return rows.map(({ id }) => id)
  })
  expect(locked).toEqual([seller.userId, buyer.userId].sort((a, b) => a - b))
})

it('order, sale, buyer and review are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'review', { order_id: orderId })
    return [
      (await lockOrder(tx, orderId))?.order_id,
      await lockSale(tx, saleId, deps.clock.now()),
      (await lockBuyer(tx, buyer.userId))?.user_id,
      (await lockReview(tx, orderId))?.order_id,
    ]
  })
  const sale = expect.objectContaining({ sale_id: saleId, unit: '千克', tick: 5_000 }) as object
  expect(found).toEqual([orderId, sale, buyer.userId, orderId])
  const seen = await passing(async (tx) => [
    (await lockOrder(tx, orderId))?.buyer_no,
    (await lockOrder(tx, orderId))?.seller_no,
  ])
  expect(seen).toEqual([buyer.blockNo, seller.blockNo])
  const absent = await passing(async (tx) => [
    await lockOrder(tx, 1),
    await lockSale(tx, 1, 0),
    await lockReview(tx, 1),
  ])
  expect(absent).toEqual([undefined, undefined, undefined])
})

describe('a listing is taken', () => {
  it('while it is on sale', async () => {
    const paused = await rice(deps, seller)
    await deps.db.updateTable('sale').set({ state: 'paused' }).where('sale_id', '=', paused.saleId).execute()
    expect((await takeRice(deps, await resident(deps, 7), paused.saleId)).ok).toBe(false)
  })
  it('with so many unpaid ones waiting at once', async () => {
    const another = await resident(deps, 8)
    const reasons = []
    for (let i = 0; i < 4; i += 1) {
      const taken = await takeRice(deps, another, saleId, 5_000)
      reasons.push(taken.ok ? 'taken' : taken.error.reason)
    }
    expect(reasons.filter((reason) => reason !== 'taken')).not.toEqual([])
    expect(reasons[0]).toBe('taken')
  })
  it('not for a while after too many were left unpaid', async () => {
    const late = await resident(deps, 9)
    for (let i = 0; i < 3; i += 1) {
      const taken = await takeRice(deps, late, saleId, 5_000)
      const { orderId: id } = valueOf(taken)
      const ended = { state: 'closed', ended_act: 'closeUnpaid', ended_at: deps.clock.now() } as const
      await deps.db.updateTable('trade_order').set(ended).where('order_id', '=', id).execute()
    }
    expect(await takeRice(deps, late, saleId, 5_000)).toMatchObject({ error: { reason: 'COOLDOWN' } })
  })
})
