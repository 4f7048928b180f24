import { dayStart } from '@contract/hours'
import { remind } from '../../../server/modules/orders/remind'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDeps } from '../../support/database/database'
import type { Parties } from '../../support/city/order-steps'
import { partyAct } from '../../support/city/order-steps'
import {
  clientNo,
  inSmallCity,
  parties,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

let deps: TestDeps
let both: Parties

inSmallCity((fresh) => {
  deps = fresh
})
beforeEach(async () => {
  both = await parties(deps)
})

/** An order that was paid. */
async function paid() {
  const { saleId } = await rice(deps, both.seller)
  const { orderId, payNo } = valueOf(await takeRice(deps, both.buyer, saleId))
  valueOf(await payFor(deps, both.buyer, payNo))
  return orderId
}
const seen = async (id: number, who: 'buyer' | 'seller') => valueOf(await readOrder(deps, both[who].userId, id))
const reminded = (id: number, who: 'buyer' | 'seller') => remind(deps, both[who], { clientNo: clientNo(), id })
const news = (userId: number) =>
  deps.db
    .selectFrom('user_notice')
    .select(['title', 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'remind')
    .execute()

it('tells the seller that the buyer waits, once a day, and moves no version', async () => {
  const id = await paid()
  const { ver, mayRemind } = await seen(id, 'buyer')
  expect([mayRemind, (await seen(id, 'seller')).mayRemind]).toEqual([true, false])
  expect(valueOf(await reminded(id, 'buyer'))).toMatchObject({ ver, mayRemind: false })
  expect(await reminded(id, 'buyer')).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(await reminded(id, 'seller')).toMatchObject({ error: { reason: 'MOVED' } })
  expect(await news(both.seller.userId)).toMatchObject([{ title: '128 提醒你交付' }])
  valueOf(await partyAct(deps, both.seller, id, ver, 'deliver'))
})

it('may be done again from midnight on, to the millisecond', async () => {
  const id = await paid()
  valueOf(await reminded(id, 'buyer'))
  const midnight = dayStart(deps.clock.now()) + 86_400_000
  deps.clock.at = midnight - 1
  expect((await reminded(id, 'buyer')).ok).toBe(false)
  deps.clock.at = midnight
  expect((await reminded(id, 'buyer')).ok).toBe(true)
})

it('tells the buyer that the seller waits for the confirmation, and nobody when it is over', async () => {
  const id = await paid()
  const { ver } = await seen(id, 'seller')
  valueOf(await partyAct(deps, both.seller, id, ver, 'deliver'))
  valueOf(await reminded(id, 'seller'))
  expect(await news(both.buyer.userId)).toMatchObject([{ title: '3021 提醒你确认收货' }])
  valueOf(await partyAct(deps, both.buyer, id, ver + 1, 'confirm'))
  deps.clock.forward(86_400_000)
  expect(await reminded(id, 'seller')).toMatchObject({ error: { reason: 'MOVED' } })
  const stranger = await resident(deps, 77)
  expect(await remind(deps, stranger, { clientNo: clientNo(), id })).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('reminds once, however often it is sent at the same time', async () => {
  const id = await paid()
  const wish = { clientNo: clientNo(), id }
  const tries = await Promise.all(Array.from({ length: 5 }, () => remind(deps, both.buyer, wish)))
  const others = await Promise.all(Array.from({ length: 5 }, () => reminded(id, 'buyer')))
  expect([tries.filter(({ ok }) => ok).length, others.filter(({ ok }) => ok).length]).toEqual([5, 0])
  expect(await news(both.seller.userId)).toHaveLength(1)
})
