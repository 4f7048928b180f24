import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { setSwitch } from '../../support/admin/access'
import type { Caller } from '../../../server/http/caller'
import type { Tx } from '../../../server/db/schema'
import { ownAffair } from '../../../server/modules/audit/open/own'
import { lockBlocks, lockCart } from '../../../server/modules/block-market/cart-store'
import { lockRoundsOf } from '../../../server/modules/expand/open/plots'
import { freeze } from '../../../server/modules/block-market/freeze'
import { cartPayer } from '../../../server/modules/block-market/payer'
import { lockForStaff } from '../../../server/modules/block-market/handover/by-two'
import { mayObject } from '../../../server/modules/block-market/handover/info'
import { object } from '../../../server/modules/block-market/handover/objection'
import { balanceRefusal, undoPostings } from '../../../server/modules/block-market/handover/sale-money'
import { lockHandover, lockSealed } from '../../../server/modules/block-market/handover/store'
import { actByStaff, adminView } from '../../../server/modules/block-market/handover/admin'
import { adminHandover } from '../../../server/modules/block-market/shown-store'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { buy, newcomer, openPlots, seller } from '../../support/city/block-market'
import { fill } from '../../support/city/fund'
import { areaId, clientNo, emptyCity, valueOf } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  await fill(deps, 1_000)
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const [from, to, stranger] = [501, 502, 503]
const said = async (answer: Promise<{ ok: true } | { ok: false; error: { reason: string } }>) => {
  const result = await answer
  return result.ok ? undefined : result.error.reason
}

it('an undone handover takes the fund’s share back from a fund that has it beyond its promises, else from the platform', async () => {
  const giver = (share: number) =>
    passing(async (tx) => {
      await plant(tx, 'fund_spend', { spend_id: 1, area_id: areaId, amount: 400, state: 'approved', given_back: 0 })
      const row = {
        order_id: 2,
        area_id: areaId,
        from_user_id: from,
        to_user_id: to,
        price: 9_000,
        state: 'done',
      } as const
      await plant(tx, 'block_order', { ...row, fee: 2_000, fund_share: share })
      const order = await tx.selectFrom('block_order').selectAll().where('order_id', '=', 2).executeTakeFirstOrThrow()
      return (await undoPostings(tx, order)).at(-1)
    })
  const buyer = `user:${to}:available`
  expect(await giver(600)).toEqual({ from: `area:${areaId}:fund`, to: buyer, amount: 600 })
  expect(await giver(601)).toEqual({ from: 'platform:promo', to: buyer, amount: 601 })
})

it('a sale is objected to by its seller, while it is held and its day lasts', () => {
  const row = { state: 'held', from_user_id: from, release_at: 1_000 } as const
  expect([mayObject(row, from, 999), mayObject(row, from, 1_000)]).toEqual([true, false])
  expect(mayObject(row, to, 999)).toBe(false)
  expect(mayObject({ ...row, state: 'objected' }, from, 999)).toBe(false)
  expect(mayObject({ ...row, release_at: null }, from, 999)).toBe(false)
})

describe('blocks are checked out', () => {
  let buyer: Caller
  let offered: Caller
  let blockNo = 200
  beforeEach(async () => {
    buyer = { ...(await newcomer(deps)), platform: 'browser' }
    offered = await seller(deps, (blockNo += 1))
  })
  const buying = () => said(buy(deps, buyer, [offered.blockId]))

  it('in opening hours', async () => {
    const now = deps.clock.at
    const seven = dayStart(now) + 7 * 3_600_000
    deps.clock.at = seven - 1
    expect(await buy(deps, buyer, [offered.blockId])).toMatchObject({
      error: { reason: 'BEFORE_OPEN', data: { openAt: seven } },
    })
    deps.clock.at = now
    expect(await buying()).toBeUndefined()
  })
  it('neither while trading is halted, nor while the market is switched off', async () => {
    await deps.db.updateTable('area').set({ halted_at: 1, halted_reason: '演练' }).execute()
    expect(await buying()).toBe('HALT')
    await deps.db.updateTable('area').set({ halted_at: null, halted_reason: null }).execute()
    await setSwitch(deps.db, areaId, { name: 'market', platform: 'browser', on: false })
    expect(await buying()).toBe('NO_RIGHT')
    await setSwitch(deps.db, areaId, { name: 'market', platform: 'browser', on: true })
  })
  it('by who can be reached by a mobile number', async () => {
    await deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', buyer.userId).execute()
    expect(await buying()).toBeDefined()
  })
  it('of a round as many as one may have', async () => {
    const round = await openPlots(deps, 4, 2)
    const plots = await deps.db.selectFrom('block').select('block_id').where('round_id', '=', round.roundId).execute()
    const ids = plots.map(({ block_id: id }) => id)
    expect(await buy(deps, buyer, ids.slice(0, 3))).toMatchObject({
      error: { reason: 'LIMIT', data: { max: 2, mayBuy: 2 } },
    })
    expect(await said(buy(deps, buyer, ids.slice(0, 1)))).toBeUndefined()
    expect(await buy(deps, buyer, ids.slice(1, 3))).toMatchObject({
      error: { reason: 'LIMIT', data: { max: 2, mayBuy: 1 } },
    })
    const cart = valueOf(await buy(deps, await newcomer(deps), [...ids.slice(1, 3), offered.blockId]))
    const sells = (row: object) =>
      passing(async (tx) => {
        await tx.updateTable('expand_round').set(row).where('round_id', '=', round.roundId).execute()
        return [...((await lockCart(tx, cart.cartId))?.openRounds ?? [])]
      })
    expect(await sells({ state: 'open' })).toEqual([round.roundId])
    expect(await sells({ state: 'archived', closed_at: 1 })).toEqual([])
    // A round that has the number of a resident’s block does not offer it.
    expect(await said(buy(deps, buyer, ids.slice(3)))).toBeUndefined()
    const resold = await seller(deps, (blockNo += 1))
    const tiers = JSON.stringify([{ from: 1, to: 5_003, price: 9_900 }])
    await deps.db.updateTable('expand_round').set({ tiers, per_user: 1 }).execute()
    expect(await said(buy(deps, buyer, [resold.blockId]))).toBeUndefined()
  })
  it('and paid with what one has', async () => {
    const cart = valueOf(await buy(deps, buyer, [offered.blockId]))
    const missing = (amount: number) =>
      passing(async (tx) => {
        const row = await tx
          .selectFrom('block_cart')
          .selectAll()
          .where('cart_id', '=', cart.cartId)
          .executeTakeFirstOrThrow()
        return (await balanceRefusal(tx, { ...row, amount: fen(amount) }))?.data
      })
    expect([await missing(1_000_000), await missing(1_000_001)]).toEqual([undefined, { missing: 1 }])
    expect(await passing(async (tx) => (await lockCart(tx, cart.cartId))?.blocks.has(offered.blockId))).toBe(true)
    expect(await passing((tx) => lockCart(tx, 1))).toBeUndefined()
    const paying = (halt: object) =>
      passing(async (tx) => {
        await tx.updateTable('area').set(halt).execute()
        const { ver = 0 } = (await lockCart(tx, cart.cartId)) ?? {}
        return (await cartPayer.refusalOf(tx, deps, buyer, { clientNo: 'a', id: cart.cartId, ver }))?.reason
      })
    expect(await paying({ halted_at: null, halted_reason: null })).toBeUndefined()
    expect(await paying({ halted_at: 1, halted_reason: '演练' })).toBe('HALT')
    const now = deps.clock.at
    deps.clock.at = dayStart(now) + 6 * 3_600_000
    expect(await paying({ halted_at: null, halted_reason: null })).toBe('BEFORE_OPEN')
    deps.clock.at = now
    const settled = (halt: object) =>
      passing(async (tx) => {
        await tx.updateTable('area').set(halt).execute()
        return said(cartPayer.settle(tx, deps, cart.cartId, { txnId: 0, channel: 'wechat' }))
      })
    expect(await settled({ halted_at: 1, halted_reason: '演练' })).toBe('HALT')
    expect(await settled({ halted_at: null, halted_reason: null })).toBeUndefined()
  })
  it('a block is frozen by an operator whose it is not, as it was seen', async () => {
    const { blockId, userId } = offered
    const { ver } = await deps.db
      .selectFrom('block')
      .select('ver')
      .where('block_id', '=', blockId)
      .executeTakeFirstOrThrow()
    const freezing = (by: number, wish: object = {}) =>
      passing(async (tx) => {
        const done = await freeze(tx, deps, by, { blockId, reason: '核实归属', ...wish })
        return done.ok ? undefined : done.error
      })
    expect(await freezing(userId)).toBe(ownAffair)
    expect((await freezing(buyer.userId, { blockId: 1 }))?.reason).toBe('NOT_FOUND')
    expect(await freezing(buyer.userId, { ver: ver + 1 })).toMatchObject({
      reason: 'MOVED',
      data: { block: { blockId } },
    })
    expect([await freezing(buyer.userId), await freezing(buyer.userId, { ver })]).toEqual([undefined, undefined])
  })
})

describe('a handover', () => {
  const sold = { order_id: 5, block_id: 6, from_user_id: from, to_user_id: to, area_id: areaId, ver: 3 } as const
  const handover = (tx: Tx, row: object = {}) => plant(tx, 'handover', { ...sold, state: 'held', ...row })
  const staff = (userId: number, more: object = {}) => ({ userId, roles: ['operator' as const], areas: null, ...more })
  const wish = (ver = 3) => ({ clientNo: clientNo(), orderId: 5, ver, act: 'askUndo' as const, reason: '卖家本人报案' })
  beforeEach(() =>
    deps.db.transaction().execute(async (tx) => {
      await plant(tx, 'block', { block_id: 6, area_id: areaId, block_no: 9_999 })
      await plant(tx, 'block_order', { order_id: 5, block_id: 6, area_id: areaId, from_user_id: from, to_user_id: to })
      for (const userId of [from, to]) await plant(tx, 'user_account', { user_id: userId })
      await handover(tx, { state: 'objected', objected_at: 1, undo_by: stranger + 1 })
    }),
  )
  afterEach(async () => {
    await deps.db.deleteFrom('handover').execute()
    await deps.db.deleteFrom('block_order').where('order_id', '=', 5).execute()
    await deps.db.deleteFrom('block').where('block_id', '=', 6).execute()
    await deps.db.deleteFrom('user_account').where('user_id', 'in', [from, to]).execute()
  })

  it('is judged by nobody whose it is, in the areas of who judges, and asked to be undone once', async () => {
    const judging = async (by: ReturnType<typeof staff>) => {
      const answer = await actByStaff(deps, by, wish())
      return answer.ok ? 'done' : (answer.error.msg ?? answer.error.reason)
    }
    expect([await judging(staff(from)), await judging(staff(to))]).toEqual([ownAffair.msg, ownAffair.msg])
    expect(await judging(staff(stranger, { areas: [areaId + 1] }))).toBe('NOT_FOUND')
    expect(await judging(staff(stranger))).toBe('已有人申请撤销')
    await deps.db.updateTable('handover').set({ state: 'done' }).execute()
    expect(await judging(staff(stranger))).toBe('CLOSED')
    await deps.db.updateTable('handover').set({ objected_at: null }).execute()
    expect(await judging(staff(stranger))).toBe('NOT_FOUND')
  })
  it('is upheld whether or not its undoing is asked for, and asked to be undone while it is not', async () => {
    const acts = (change: object, by = stranger) =>
      passing(async (tx) => {
        await tx.updateTable('handover').set(change).where('order_id', '=', 5).execute()
        const row = await adminHandover(tx, 5)
        return row && adminView(row, staff(by)).acts
      })
    expect(await acts({ undo_by: null })).toEqual(['uphold', 'askUndo'])
    expect(await acts({ undo_by: to })).toEqual(['uphold'])
    expect(await acts({ undo_by: null, state: 'held' })).toEqual([])
    expect([await acts({ undo_by: null }, from), await acts({ undo_by: null }, to)]).toEqual([[], []])
  })
  it('is objected to by its seller alone', async () => {
    const objecting = (userId: number) =>
      said(object(deps, userId, { clientNo: clientNo(), orderId: 5, ver: 3, text: '不是我卖的，我没有点过' }))
    expect([await objecting(stranger), await objecting(to), await objecting(from)]).toEqual([
      'NOT_FOUND',
      'NO_RIGHT',
      'CLOSED',
    ])
  })
  it('is found to be locked with its block, and none that is not there; sealed passwords in order', async () => {
    const found = await passing(async (tx) => {
      await handover(tx, { order_id: 4, sealed_until: 9, sealed_password: 'a' })
      await handover(tx, { order_id: 3, sealed_until: null, sealed_password: null })
      await tx
        .updateTable('handover')
        .set({ sealed_until: 9, sealed_password: 'b' })
        .where('order_id', '=', 5)
        .execute()
      return [
        (await lockForStaff(tx, 5))?.ver,
        await lockForStaff(tx, 8),
        (await lockHandover(tx, 5))?.order_id,
        (await lockSealed(tx)).map((row) => row.sealed_password),
        (await lockBlocks(tx, [6])).map((row) => row.block_id),
        await lockRoundsOf(tx, [6]),
      ]
    })
    expect(found).toEqual([3, undefined, 5, ['a', 'b'], [6], []])
  })
})
