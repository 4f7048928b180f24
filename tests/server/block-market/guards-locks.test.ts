import type { Tx } from '../../../server/db/schema'
import { lockCart } from '../../../server/modules/block-market/cart-store'
import { lockForStaff } from '../../../server/modules/block-market/handover/by-two'
import { object } from '../../../server/modules/block-market/handover/objection'
import { unfreezeApproval } from '../../../server/modules/block-market/thaw'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { buy, newcomer, seller } from '../../support/city/block-market'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, emptyCity, payFor, rice, valueOf } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'
import { lockerOf } from '../../support/database/locker-of'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

/** Source: community §0 (lock order): who locks in another order waits for who waits for them. */
describe('before a block is locked', () => {
  const [blockId, roundId, zoneId, shopId, orderId, cartId] = [6, 7, 8, 9, 10, 11]
  const things = {
    round: ['expand_round', 'round_id', roundId],
    zone: ['block_zone', 'category_id', zoneId],
    shop: ['shop', 'shop_id', shopId],
    block: ['block', 'block_id', blockId],
  } as const

  /** What of a block with a shop, whose number an open round and a zone have, somebody locks. */
  const locked = (ask: (tx: Tx) => Promise<unknown>, order: object = {}) =>
    inPassing(deps.db, async (tx) => {
      await plant(tx, 'block', { block_id: blockId, area_id: areaId, block_no: 5001 })
      const tiers = JSON.stringify([{ from: 5000, to: 5002, price: 9_900 }])
      const round = { round_id: roundId, area_id: areaId, kind: 'plot', state: 'open', tiers } as const
      await plant(tx, 'expand_round', round)
      await plant(tx, 'block_zone', { category_id: zoneId, area_id: areaId })
      await plant(tx, 'shop', { shop_id: shopId, block_id: blockId, state: 'active' })
      await plant(tx, 'handover', { order_id: orderId, block_id: blockId })
      await plant(tx, 'block_cart', { cart_id: cartId })
      const sale = { order_id: orderId, block_id: blockId, cart_id: cartId, area_id: areaId, from_user_id: null }
      await plant(tx, 'block_order', { ...sale, ...order })
      await ask(tx)
      const found: string[] = []
      for (const [name, [table, column, id]] of Object.entries(things))
        if ((await lockerOf(tx, [table, column], id)) !== '0') found.push(name)
      return found
    })

  it('what says whether it is offered again is, when it is unfrozen', async () => {
    expect(await locked((tx) => unfreezeApproval.lock(tx, blockId))).toEqual(['round', 'zone', 'block'])
  })
  it('its shop is, when its sale is judged', async () => {
    expect(await locked((tx) => lockForStaff(tx, orderId))).toEqual(['shop', 'block'])
  })
  it('all of them are, when the city sells it', async () => {
    expect(await locked((tx) => lockCart(tx, cartId))).toEqual(['round', 'zone', 'shop', 'block'])
  })
  it('its shop alone is, when a resident sells it', async () => {
    expect(await locked((tx) => lockCart(tx, cartId), { from_user_id: 501 })).toEqual(['shop', 'block'])
  })
  it('nothing stands for a check-out that is not there', async () => {
    await locked(async (tx) => {
      await tx.deleteFrom('block_cart').execute()
      expect(await lockCart(tx, cartId)).toBeUndefined()
    })
  })
})

it('what a block has begun stands still once its seller objects', async () => {
  const owner = await seller(deps, 560)
  const buyer = await newcomer(deps)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  const sale = await rice(deps, { ...buyer, blockId: owner.blockId })
  const stateOfSale = async () =>
    (await deps.db.selectFrom('sale').select('state').where('sale_id', '=', sale.saleId).executeTakeFirst())?.state
  const objecting = (userId: number) =>
    object(deps, userId, {
      clientNo: clientNo(),
      orderId: cart.orders[0]?.orderId ?? 0,
      ver: 1,
      text: '不是我卖的，我没有点过',
    })
  expect(refusalOf(await objecting(buyer.userId))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(await stateOfSale()).toBe('on')
  expect(valueOf(await objecting(owner.userId))).toMatchObject({ state: 'objected' })
  expect(await stateOfSale()).toBe('paused')
})
