import { sql } from 'kysely'
import { err, ok } from '@contract/result'
import { audit } from '../../../server/modules/audit/open/audit'
import { transact } from '../../../server/db/transact'
import { removeBuy } from '../../../server/modules/market/bids/end'
import { removeSale } from '../../../server/modules/market/sales/acts'
import { paidBid } from '../../support/city/bids'
import type { TestDeps } from '../../support/database/database'
import { decideOn, judge, stepTo } from '../../support/city/order-steps'
import { areaId, clientNo, inSmallCity, resident, rice, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const rows = () => deps.db.selectFrom('audit').selectAll().orderBy('audit_id').execute()

it('records who removed a listing, when and why; repeats and refusals leave no second row', async () => {
  const operator = await judge(deps, 'operator')
  const { saleId } = await rice(deps, await resident(deps, 3021))
  const input = { clientNo: clientNo(), id: saleId, ver: 1, reason: '图文不符' }
  valueOf(await removeSale(deps, operator, input))
  valueOf(await removeSale(deps, operator, input))
  expect(await removeSale(deps, operator, { ...input, clientNo: clientNo() })).toMatchObject({
    error: { reason: 'MOVED' },
  })
  expect(await rows()).toEqual([
    expect.objectContaining({
      user_id: operator.userId,
      call: '/admin/saleRemove',
      area_id: areaId,
      ref_type: 'sale',
      ref_id: saleId,
      reason: '图文不符',
      at: deps.clock.now(),
    }),
  ])
})

it('records the removal of a bid; its owner closing it himself is no such act', async () => {
  const operator = await judge(deps, 'operator')
  const { buyId, ver } = await paidBid(deps, await resident(deps, 128))
  valueOf(await removeBuy(deps, operator, { clientNo: clientNo(), id: buyId, ver, reason: '违禁品' }))
  expect(await rows()).toMatchObject([
    { call: '/admin/buyRemove', ref_type: 'buy', ref_id: buyId, reason: '违禁品', area_id: areaId },
  ])
})

it('records what an arbiter decided, as what and how much', async () => {
  const arbiter = await judge(deps, 'arbiter')
  const parties = { buyer: await resident(deps, 128), seller: await resident(deps, 3021) }
  const step = await stepTo(deps, parties, 'dispute')
  deps.clock.forward(48 * 3_600_000)
  valueOf(await decideOn(deps, arbiter, step, 'refund'))
  expect(await rows()).toMatchObject([
    {
      user_id: arbiter.userId,
      call: '/bctDispute/decide',
      ref_type: 'dispute',
      ref_id: step.id,
      reason: '证据充分',
      details: { role: 'arbiter', kind: 'refund', sellerAmount: 0 },
    },
  ])
})

it('is there with the deed or not at all, and is never changed', async () => {
  const { userId } = await judge(deps, 'operator')
  const deed = { userId, call: '/admin/test', refType: 'area', refId: areaId }
  const undone = await transact(deps.db, async (tx) => {
    await audit(tx, deps, deed)
    return err('refused')
  })
  expect(undone).toEqual(err('refused'))
  expect(await rows()).toEqual([])
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, deed)))
  await expect(sql`update audit set reason = 'x'`.execute(deps.db)).rejects.toThrow('append-only')
  await expect(sql`delete from audit`.execute(deps.db)).rejects.toThrow('append-only')
})
