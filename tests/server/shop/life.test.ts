import { fen } from '@contract/money'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import { guest } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { setSwitch } from '../../support/admin/access'
import { fundReader } from '../../../server/modules/fund/info'
import { listEntries, readEntry } from '../../../server/modules/fund/ledger'
import { cancelPay } from '../../../server/modules/pay/service'
import { pointsOf } from '../../../server/modules/points/open/award'
import { editShop } from '../../../server/modules/shop/apply'
import { listForStaff } from '../../../server/modules/shop/admin'
import { readLevels, readShop } from '../../../server/modules/shop/info'
import { payers } from '../../../server/payers'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { setsNow } from '../../support/admin/settings'
import * as shop from '../../support/city/shop'
import { dayMs, work } from '../../support/city/shop'
import { areaId, clientNo, credit, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import { asOperator } from '../../support/admin/as-operator'
import { waits } from '../../support/waits'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, shop.shopFaults)

const toldTo = (userId: number) => noticeKinds(deps, userId)
describe('a shop from application to its entry in the fund', () => {
  it('is reviewed, then paid: 80 % to the fund and 20 % to the platform, points, and news for the area', async () => {
    const owner = await resident(deps, 409, 100_000)
    const by = await shop.operator(deps)
    const no = clientNo()
    const applied = valueOf(await shop.apply(deps, owner, { level: 'naming' }, no))
    expect(valueOf(await shop.apply(deps, owner, { level: 'naming' }, no))).toEqual(applied)
    expect(applied).toMatchObject({ no: 'S261121-0001', state: 'applied', acts: ['edit', 'withdraw'] })
    expect(applied.own).toMatchObject({ fee: 89_900, contact: '19900000409', turn: { what: '审核', isMine: false } })
    const { shopId } = applied
    const { data: queue } = valueOf(await listForStaff(deps, asOperator(by), { areaId, tab: 'queue', page: 1 }))
    expect(queue).toMatchObject([{ shopId, owner: '居民409', acts: ['approve', 'reject', 'remove'] }])
    valueOf(await shop.approve(deps, by, shopId))
    const payBy = deps.clock.now() + 7 * dayMs
    const levels = valueOf(await readLevels(deps, owner, areaId))
    expect(levels).toMatchObject({ enabled: true, termDays: 90, reviewDays: 2 })
    expect(levels.levels.map(({ level, left, fund, platform }) => [level, left, fund, platform])).toEqual([
      ['naming', 2, 71_920, 17_980],
      ['street', 12, 23_920, 5_980],
      ['stall', 0, 7_920, 1_980],
    ])
    expect(levels.mine).toMatchObject({ state: 'unpaid', acts: ['pay'], own: { payBy, turn: { what: '付款' } } })
    const term = valueOf(await shop.order(deps, owner, shopId, 'naming'))
    expect(term).toMatchObject({ payNo: 'PS261121-0001-1', amount: 89_900, fund: 71_920, platform: 17_980 })
    expect(valueOf(await shop.order(deps, owner, shopId, 'naming'))).toEqual(term)
    expect(valueOf(await payFor(deps, owner, term.payNo))).toMatchObject({ state: 'paid', bizType: 'shop', ver: 2 })
    expect(await balancesOf(deps.db, owner.userId)).toMatchObject({ available: 10_100 })
    expect(await pointsOf(deps.db, owner.userId)).toBe(50)
    const fund = valueOf(await fundReader(deps)({ areaId }, guest))
    expect(fund).toMatchObject({ balance: 71_920, naming: [{ shopId, name: '听雨茶舍', blockNo: 409 }] })
    const [entry] = valueOf(await listEntries(deps, 0, { areaId, page: 1, kind: 'sponsor' })).data
    expect(entry).toMatchObject({
      title: '商铺赞助 · 听雨茶舍',
      ref: 'S261121-0001',
      shopId,
      amount: 71_920,
      entryNo: 1,
    })
    expect(valueOf(await readEntry(deps, 0, { areaId, entryNo: 1 })).other).toBe('409 号可用')
    const page = valueOf(await readShop(deps, guest, { shopId }))
    expect(page).toMatchObject({ state: 'active', own: null, isMine: false, endAt: deps.clock.now() + 90 * dayMs })
    expect(page.fund).toMatchObject({ sum: 71_920, platform: 17_980, terms: [{ entryNo: 1, fund: 71_920 }] })
    const news = await deps.db.selectFrom('area_notice').select(['title', 'type']).execute()
    expect(news).toEqual([{ title: '新开张：听雨茶舍', type: 'shop' }])
    expect(await toldTo(owner.userId)).toEqual(['shop-approve'])
  })

  it('of the lowest level opens without news', async () => {
    await shop.openShop(deps)
    expect(await deps.db.selectFrom('area_notice').select('title').execute()).toEqual([])
  })

  it('is rejected with a reason, and may apply anew', async () => {
    const owner = await resident(deps, 409)
    const by = await shop.operator(deps)
    const { shopId } = valueOf(await shop.apply(deps, owner))
    expect(valueOf(await shop.reject(deps, by, shopId))).toMatchObject({ state: 'rejected', acts: [] })
    const { mine } = valueOf(await readLevels(deps, owner, areaId))
    expect(mine).toMatchObject({ state: 'rejected', own: { reason: '图片看不清楚' }, acts: [] })
    expect(refusalOf(await readShop(deps, guest, { shopId }))).toMatchObject({ reason: 'NOT_FOUND' })
    expect((await shop.apply(deps, owner)).ok).toBe(true)
    expect(await toldTo(owner.userId)).toEqual(['shop-reject'])
  })

  it('is changed and taken back while it waits', async () => {
    const owner = await resident(deps, 409)
    const { shopId } = valueOf(await shop.apply(deps, owner))
    const edited = valueOf(await shop.edit(deps, owner, shopId, { level: 'street', name: '听雨' }))
    expect(edited).toMatchObject({ name: '听雨', level: 'street', own: { fee: 29_900, pending: null } })
    expect(valueOf(await shop.withdraw(deps, owner, shopId))).toMatchObject({ state: 'removed', acts: [] })
    expect(refusalOf(await shop.withdraw(deps, owner, shopId))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await shop.edit(deps, owner, shopId))).toMatchObject({ reason: 'CLOSED' })
  })
})

describe('an application', () => {
  it('is answered within two working days, then the operators are told once', async () => {
    const owner = await resident(deps, 409)
    const by = await shop.operator(deps)
    deps.clock.at = Date.parse('2026-11-20T10:00:00+08:00')
    const { shopId, own } = valueOf(await shop.apply(deps, owner))
    expect(own.reviewBy).toBe(Date.parse('2026-11-24T18:00:00+08:00'))
    deps.clock.at = (own.reviewBy ?? 0) - 1
    await work(deps)
    expect(await toldTo(by)).toEqual([])
    deps.clock.forward(1)
    await work(deps)
    await work(deps)
    expect(await toldTo(by)).toEqual(['shop-alarm'])
    expect((await shop.approve(deps, by, shopId)).ok).toBe(true)
  })

  it('is refused for a second shop, a full level, a locked block, a closed module and a bad form', async () => {
    const { owner } = await shop.openShop(deps, 409, { level: 'naming' })
    expect(refusalOf(await shop.apply(deps, owner))).toMatchObject({ reason: 'LIMIT', msg: '这个区块已有一家商铺' })
    for (const no of [1, 2]) await shop.openShop(deps, no, { level: 'naming' })
    const other = { ...(await resident(deps, 12)), platform: 'browser' }
    const full = refusalOf(await shop.apply(deps, other, { level: 'naming' }))
    expect(full).toMatchObject({ reason: 'LIMIT', msg: '冠名 3 席已满，02-19 空出一席' })
    expect(refusalOf(await shop.apply(deps, other, { contact: '123' }))).toMatchObject({
      reason: 'FORM',
      data: { fields: { contact: '请填写手机号、座机号或微信号' } },
    })
    expect(refusalOf(await shop.apply(deps, other, { thumbs: '' }))).toMatchObject({ reason: 'FORM' })
    const ten = Array.from({ length: 10 }, () => 'demo/tea.svg').join(',')
    expect(refusalOf(await shop.apply(deps, other, { thumbs: ten }))).toMatchObject({ reason: 'FORM' })
    await deps.db
      .updateTable('block')
      .set({ state: 2, transfer_price: 1, transfer_until: deps.clock.now() + dayMs })
      .where('block_id', '=', other.blockId)
      .execute()
    expect(refusalOf(await shop.apply(deps, other))).toMatchObject({ reason: 'BLOCK_TRANSFER' })
    await setSwitch(deps.db, areaId, { name: 'shop', platform: 'browser', on: false })
    const third = { ...(await resident(deps, 13)), platform: 'browser' }
    expect(refusalOf(await shop.apply(deps, third))).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
    expect(refusalOf(await shop.apply(deps, { ...third, blockId: other.blockId }))).toMatchObject({
      reason: 'NO_RIGHT',
    })
    await deps.db
      .updateTable('block')
      .set({ state: 1, transfer_price: null, transfer_until: null })
      .where('block_id', '=', other.blockId)
      .execute()
  })

  it('is taken for the fee that was seen, or not at all: an application, its change, and a renewal', async () => {
    const owner = await resident(deps, 409, 100_000)
    const by = await shop.operator(deps)
    let set = 0
    const costs = async (fee: number) => valueOf(await setsNow(deps, 'shopStall', fee, ++set))
    const dearer = { reason: 'PRICE_CHANGED', data: { fee: 12_900 }, msg: '铺位现价 ¥129.00' }
    await costs(12_900)
    expect(refusalOf(await shop.apply(deps, owner))).toMatchObject(dearer)
    expect(await deps.db.selectFrom('shop').select('shop_id').execute()).toEqual([])
    const { shopId, own } = valueOf(await shop.apply(deps, owner, { fee: fen(12_900) }))
    expect(own.fee).toBe(12_900)
    await costs(9_900)
    expect(refusalOf(await shop.edit(deps, owner, shopId, { fee: fen(12_900) }))).toMatchObject({
      reason: 'PRICE_CHANGED',
      data: { fee: 9_900 },
    })
    expect(await shop.shopOf(deps, shopId)).toMatchObject({ fee: 12_900, ver: 1 })
    expect(valueOf(await shop.edit(deps, owner, shopId)).own.fee).toBe(9_900)
    valueOf(await shop.approve(deps, by, shopId))
    await costs(12_900)
    const { payNo, amount } = valueOf(await shop.order(deps, owner, shopId))
    expect(amount).toBe(9_900)
    valueOf(await payFor(deps, owner, payNo))
    expect(valueOf(await shop.edit(deps, owner, shopId, { slogan: '喂猫', fee: fen(9_900) })).slogan).toBe('喂猫')
    deps.clock.forward(80 * dayMs)
    expect(refusalOf(await shop.renew(deps, owner, shopId))).toMatchObject(dearer)
    expect(await shop.termsOf(deps, shopId)).toHaveLength(1)
  })

  it('is answered by nobody for themselves, and not twice', async () => {
    const owner = await resident(deps, 409)
    const by = await shop.operator(deps)
    const { shopId, ver } = valueOf(await shop.apply(deps, owner))
    expect(refusalOf(await shop.approve(deps, owner.userId, shopId))).toMatchObject({ reason: 'OWN' })
    valueOf(await shop.approve(deps, by, shopId))
    expect(refusalOf(await shop.approve(deps, by, shopId))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await shop.reject(deps, by, shopId))).toMatchObject({ reason: 'CLOSED' })
    const stale = { clientNo: clientNo(), shopId, ver, ...shop.form() }
    expect(refusalOf(await editShop(deps, owner, stale))).toMatchObject({ reason: 'MOVED', data: { shop: { ver: 2 } } })
    const stranger = await resident(deps, 12)
    expect(refusalOf(await shop.edit(deps, stranger, shopId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await shop.approve(deps, by, shopId))).toMatchObject({ reason: 'CLOSED' })
    const audited = await deps.db.selectFrom('audit').select(['call', 'ref_type']).execute()
    expect(audited).toEqual([{ call: '/admin/shop/approve', ref_type: 'shop' }])
  })
})

describe('an approved shop', () => {
  it('that is not paid within seven days gives its seat back', async () => {
    const { owner, shopId } = await shop.unpaidShop(deps, 409, { level: 'naming' })
    const { payNo } = valueOf(await shop.order(deps, owner, shopId, 'naming'))
    deps.clock.forward(7 * dayMs - 1)
    await work(deps)
    expect((await shop.shopOf(deps, shopId)).state).toBe('unpaid')
    deps.clock.forward(1)
    expect(refusalOf(await shop.order(deps, owner, shopId, 'naming'))).toMatchObject({
      reason: 'CLOSED',
      msg: '付款期已过，请重新申请',
    })
    await work(deps)
    expect(await shop.shopOf(deps, shopId)).toMatchObject({ state: 'rejected', reason: '7 天未付款' })
    expect(refusalOf(await payFor(deps, owner, payNo))).toMatchObject({ reason: 'CLOSED' })
    expect(await toldTo(owner.userId)).toEqual(['shop-approve', 'shop-payLate'])
    expect(valueOf(await readLevels(deps, guest, areaId)).levels[0]?.left).toBe(3)
  })

  it('is not paid at night, in a halt, as another block, by somebody else, of another level, or without money', async () => {
    const { owner, shopId, by } = await shop.unpaidShop(deps, 409, {}, 9_899)
    const { payNo } = valueOf(await shop.order(deps, owner, shopId))
    expect(refusalOf(await payFor(deps, owner, payNo))).toMatchObject({ reason: 'NOT_ENOUGH', data: { missing: 1 } })
    expect(refusalOf(await shop.order(deps, owner, shopId, 'street'))).toMatchObject({ reason: 'MOVED' })
    const stranger = await resident(deps, 12)
    expect(refusalOf(await shop.order(deps, stranger, shopId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await payFor(deps, stranger, payNo))).toMatchObject({ reason: 'NOT_FOUND' })
    const elsewhere = { ...owner, blockId: stranger.blockId }
    expect(refusalOf(await shop.order(deps, elsewhere, shopId))).toMatchObject({ reason: 'NO_RIGHT' })
    expect(refusalOf(await payFor(deps, elsewhere, payNo))).toMatchObject({ reason: 'NO_RIGHT' })
    const halt = { clientNo: clientNo(), areaId, halted: true, reason: '检修' }
    valueOf(await haltArea(deps, postponePayments(deadlines), by, halt))
    expect(refusalOf(await shop.order(deps, owner, shopId))).toMatchObject({ reason: 'HALT' })
    expect(refusalOf(await payFor(deps, owner, payNo))).toMatchObject({ reason: 'HALT' })
    deps.clock.forward(8 * dayMs)
    await work(deps)
    expect((await shop.shopOf(deps, shopId)).state).toBe('unpaid')
    valueOf(await haltArea(deps, postponePayments(deadlines), by, { ...halt, clientNo: clientNo(), halted: false }))
    await work(deps)
    expect((await shop.shopOf(deps, shopId)).state).toBe('unpaid')
    await credit(deps, owner.userId, 100)
    deps.clock.at = tenInTheMorning + 8 * dayMs + 16 * 3_600_000
    expect(refusalOf(await shop.order(deps, owner, shopId))).toMatchObject({ reason: 'BEFORE_OPEN' })
  })

  it('may let a pay order lapse or cancel it, and order another', async () => {
    const { owner, shopId } = await shop.unpaidShop(deps)
    const first = valueOf(await shop.order(deps, owner, shopId))
    deps.clock.forward(waits.payMs)
    expect(refusalOf(await payFor(deps, owner, first.payNo))).toMatchObject({ reason: 'EXPIRED' })
    await work(deps)
    const second = valueOf(await shop.order(deps, owner, shopId))
    valueOf(await cancelPay(deps, payers, owner, { clientNo: clientNo(), payNo: second.payNo, ver: 1 }))
    const third = valueOf(await shop.order(deps, owner, shopId))
    valueOf(await payFor(deps, owner, third.payNo))
    expect((await shop.termsOf(deps, shopId)).map(({ state }) => state)).toEqual(['closed', 'closed', 'done'])
    expect(refusalOf(await shop.order(deps, owner, shopId))).toMatchObject({ reason: 'CLOSED' })
  })
})
