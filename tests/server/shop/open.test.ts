import { guest } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { addCorrection } from '../../../server/modules/corrections/service'
import { pointsOf } from '../../../server/modules/points/open/award'
import { createBlock } from '../../../server/modules/session/accounts'
import { listForStaff } from '../../../server/modules/shop/admin'
import { readShop } from '../../../server/modules/shop/info'
import { handOverShop } from '../../../server/modules/shop/open/hand-over'
import { transact } from '../../../server/db/transact'
import type { TestDeps } from '../../support/database/database'
import { noticeKinds, refusalOf, unreadKinds } from '../../support/city/outcomes'
import * as shop from '../../support/city/shop'
import { dayMs, work } from '../../support/city/shop'
import { areaId, clientNo, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import { asOperator } from '../../support/admin/as-operator'
import { answerAsk } from '../../support/admin/second'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, shop.shopFaults)

const toldTo = (userId: number) => noticeKinds(deps, userId)
describe('an open shop', () => {
  it('changes its words at once, its name and pictures after review', async () => {
    const { owner, by, shopId } = await shop.openShop(deps)
    const wish = { name: '听雨茶馆', slogan: '新茶到了', place: '西市 3 号' }
    const edited = valueOf(await shop.edit(deps, owner, shopId, wish))
    expect(edited).toMatchObject({ name: '听雨茶舍', slogan: '新茶到了', place: '西市 3 号' })
    expect(edited.own.pending).toEqual({ name: '听雨茶馆', thumbs: 'demo/tea.svg' })
    expect(valueOf(await listForStaff(deps, asOperator(by), { areaId, tab: 'queue', page: 1 })).data).toMatchObject([
      { shopId },
    ])
    expect(valueOf(await shop.approve(deps, by, shopId))).toMatchObject({ name: '听雨茶馆', own: { pending: null } })
    valueOf(await shop.edit(deps, owner, shopId, { name: '听风茶馆' }))
    expect(valueOf(await shop.reject(deps, by, shopId))).toMatchObject({
      name: '听雨茶馆',
      own: { reason: '图片看不清楚' },
    })
    valueOf(await shop.edit(deps, owner, shopId, { name: '听风茶馆' }))
    const back = valueOf(await shop.edit(deps, owner, shopId, { name: '听雨茶馆' }))
    expect(back.own).toMatchObject({ pending: null, reviewBy: null })
    expect(refusalOf(await shop.edit(deps, owner, shopId, { level: 'street' }))).toMatchObject({ reason: 'FORM' })
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-approveEdit', 'shop-rejectEdit'])
  })

  it('is reminded 14 and 3 days before its end, ends, and its page goes 30 days later', async () => {
    const { owner, shopId } = await shop.openShop(deps)
    const endAt = deps.clock.now() + 90 * dayMs
    const told: number[] = []
    for (const before of [14 * dayMs + 1, 14 * dayMs, 3 * dayMs + 1, 3 * dayMs, 1, 0, -30 * dayMs + 1, -30 * dayMs]) {
      deps.clock.at = endAt - before
      await work(deps)
      told.push((await toldTo(owner.userId)).length - 1)
      if (before === -30 * dayMs + 1)
        expect(valueOf(await readShop(deps, guest, { shopId }))).toMatchObject({ state: 'expired', contact: null })
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 3, 3, 3])
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-remind', 'shop-remind', 'shop-end'])
    expect((await shop.shopOf(deps, shopId)).state).toBe('hidden')
    expect(refusalOf(await readShop(deps, guest, { shopId }))).toMatchObject({ reason: 'CLOSED', msg: '已下架' })
    expect((await shop.apply(deps, owner)).ok).toBe(true)
  })

  it('is renewed from 14 days before its end on, by 90 days from the end', async () => {
    const { owner, shopId } = await shop.openShop(deps)
    const endAt = deps.clock.now() + 90 * dayMs
    deps.clock.at = endAt - 14 * dayMs - 1
    expect(refusalOf(await shop.renew(deps, owner, shopId))).toMatchObject({
      reason: 'CLOSED',
      msg: '02-05 起可以续期',
    })
    deps.clock.forward(1)
    valueOf(await payFor(deps, owner, valueOf(await shop.renew(deps, owner, shopId)).payNo))
    expect(await shop.shopOf(deps, shopId)).toMatchObject({ state: 'active', end_at: endAt + 90 * dayMs, reminded: 0 })
    expect(refusalOf(await shop.renew(deps, owner, shopId))).toMatchObject({ reason: 'CLOSED' })
    expect(await pointsOf(deps.db, owner.userId)).toBe(100)
    expect(valueOf(await readShop(deps, guest, { shopId })).fund).toMatchObject({
      sum: 15_840,
      terms: [{ entryNo: 2 }, { entryNo: 1 }],
    })
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-renew'])
    expect(await unreadKinds(deps, owner.userId)).not.toContain('shop-renew')
  })

  it('that ended is renewed for 30 days, by 90 days from then, if its level has a seat', async () => {
    const { owner, shopId } = await shop.expiredShop(deps, 409, { level: 'naming' })
    for (const no of [1, 2, 3]) await shop.openShop(deps, no, { level: 'naming' })
    expect(refusalOf(await shop.renew(deps, owner, shopId, 'naming'))).toMatchObject({ reason: 'LIMIT' })
    valueOf(await payFor(deps, owner, valueOf(await shop.renew(deps, owner, shopId, 'street')).payNo))
    const renewed = { state: 'active', level: 'street', end_at: deps.clock.now() + 90 * dayMs, closes_at: null }
    expect(await shop.shopOf(deps, shopId)).toMatchObject(renewed)
  })

  it('is renewed into a level only while that has a seat, also when the money comes', async () => {
    const { owner, shopId } = await shop.expiredShop(deps)
    const { payNo } = valueOf(await shop.renew(deps, owner, shopId, 'naming'))
    for (const no of [1, 2, 3]) await shop.unpaidShop(deps, no, { level: 'naming' })
    expect(refusalOf(await payFor(deps, owner, payNo))).toMatchObject({ reason: 'LIMIT' })
    valueOf(await payFor(deps, owner, valueOf(await shop.renew(deps, owner, shopId)).payNo))
    expect((await shop.termsOf(deps, shopId)).map(({ state }) => state)).toEqual(['done', 'closed', 'done'])
  })

  it('is removed with a reason; what was paid stays, unless two operators correct it', async () => {
    const { owner, by, shopId } = await shop.openShop(deps)
    const { txn_id: txnId } = await deps.db
      .selectFrom('txn')
      .select('txn_id')
      .where('type', '=', 'shop_fee')
      .executeTakeFirstOrThrow()
    const propose = async () => addCorrection(deps, by, { clientNo: clientNo(), txnId, reason: '平台移除，退回' })
    valueOf(await propose())
    const other = await shop.operator(deps)
    const confirm = () => answerAsk(deps, other, 'approve', { kind: 'correction', refId: txnId })
    expect(refusalOf(await confirm())).toMatchObject({ reason: 'CLOSED', msg: '商铺还在营业，移除后才能更正' })
    valueOf(await shop.remove(deps, by, shopId))
    const gone = refusalOf(await readShop(deps, guest, { shopId }))
    expect(gone).toMatchObject({ reason: 'CLOSED', msg: '内容已移除：卖的东西不合规定' })
    expect(valueOf(await readShop(deps, owner, { shopId }))).toMatchObject({ own: { reason: '卖的东西不合规定' } })
    expect((await balancesOf(deps.db, owner.userId)).available).toBe(990_100)
    valueOf(await confirm())
    expect((await balancesOf(deps.db, owner.userId)).available).toBe(1_000_000)
    expect((await shop.termsOf(deps, shopId))[0]?.state).toBe('reversed')
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-remove', 'correction'])
  })
})

describe('when a block has a new owner, its shop', () => {
  let next = 900
  const handOver = async (blockId: number) => {
    const buyer = await resident(deps, next++, 0)
    await deps.db.updateTable('block').set({ owner_user_id: buyer.userId }).where('block_id', '=', blockId).execute()
    await transact(deps.db, async (tx) => ({ ok: true as const, value: await handOverShop(tx, deps, blockId) }))
  }

  it('moves to the next block of its owner that has none', async () => {
    const { owner, shopId } = await shop.openShop(deps)
    const second = await createBlock(deps, { areaId, blockNo: 500, ownerUserId: owner.userId })
    await handOver(owner.blockId)
    expect(await shop.shopOf(deps, shopId)).toMatchObject({ state: 'active', block_id: second })
    await handOver(second)
    expect(await shop.shopOf(deps, shopId)).toMatchObject({ state: 'expired', end_at: deps.clock.now() })
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-handOver', 'shop-handOver'])
  })

  it('ends without another block: an application and an unpaid one as well', async () => {
    const { owner, shopId } = await shop.unpaidShop(deps)
    valueOf(await shop.order(deps, owner, shopId))
    await handOver(owner.blockId)
    expect((await shop.shopOf(deps, shopId)).state).toBe('removed')
    const gone = await shop.expiredShop(deps, 12)
    await handOver(gone.owner.blockId)
    expect((await shop.shopOf(deps, gone.shopId)).state).toBe('hidden')
  })
})
