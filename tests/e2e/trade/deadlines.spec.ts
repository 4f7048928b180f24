import { amountOf, fen, qty } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import { addBid, payBid } from '../pages/bids'
import { openListing, payOrder, takeListing } from '../pages/board'
import { acceptDecision, disputeWithPicture, openOrder } from '../pages/disputes'
import { confirmBySlide, deliver, openNewest } from '../pages/orders'
import { arbiter, becomePerson, pairOf, readWallet } from '../pages/people'
import { idOf } from '../pages/walks/prepared'
import { publish } from '../pages/publish'
import { ask, clientNo, deviceOf } from '../support/device'
import { forward, hourMs } from '../support/server-time'
import { expect, test } from '../support/test'
import { terms } from '../../support/terms'

test.use({ city: 'clock' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })

/** Lets every order and bid of the demo city end, so that only the scenario moves money; withdrawals still wait for operators. */
test.beforeEach(async ({ app }) => {
  app.allowErrors(/favicon\.ico/)
  await forward(app.serverUrl, 32 * 24 * hourMs)
  const { buyer, seller } = pairOf('deadlines', app)
  for (const person of [buyer, seller]) {
    const device = await deviceOf(app.serverUrl, person)
    const trading = async () => {
      const { reasons } = await ask(device, '/bctFreeze/getTotal', {})
      return reasons.filter(({ reason, amount }) => reason !== 'withdraw' && amount > 0)
    }
    await expect.poll(trading, { timeout: 30_000 }).toEqual([])
  }
})

const feeOf = (amount: number) => sellerFee(fen(amount), terms)

test(
  'a dispute with a picture is split by the arbiter, and both get their part to the fen',
  { tag: '@on-weapp' },
  async ({ app }) => {
    const { buyer, seller } = pairOf('deadlines', app)
    const [buying, selling, judging] = await Promise.all(
      [buyer, seller, arbiter].map((person) => deviceOf(app.serverUrl, person)),
    )
    if (!buying || !selling || !judging) throw new Error('three people take part')

    await becomePerson(app, seller)
    const sellerBefore = await ask(selling, '/user/assets', {})
    const title = `头茬新米 ${app.target}`
    const saleId = await publish(app, seller, { item: '社区大米', title, price: '6.66', qty: '5' })

    await becomePerson(app, buyer)
    const before = await ask(buying, '/user/assets', {})
    await openListing(app, saleId)
    await takeListing(app)
    const amount = await payOrder(app)

    await becomePerson(app, seller)
    await openNewest(app, 'sale', '交付')
    await deliver(app, '放在北门 3 号柜')

    const { data: orders } = await ask(buying, '/bctOrder/list', { side: 'buy', tab: 'running' })
    const orderId = idOf('order of it', orders.find((order) => order.saleId === saleId)?.orderId)
    await becomePerson(app, buyer)
    await openOrder(app, orderId)
    await disputeWithPicture(app, '数量不足', '少了一千克')
    await app.screenshot('order-disputed')

    await forward(app.serverUrl, 48 * hourMs)
    const seen = await ask(judging, '/bctDispute/info', { id: orderId })
    expect(seen.dispute.images, 'the picture reaches the arbiter').toMatch(/\.gif$/)
    const sellerAmount = amount - 101
    await ask(judging, '/bctDispute/decide', {
      clientNo: clientNo(),
      id: orderId,
      ver: seen.ver,
      kind: 'split',
      sellerAmount,
      reason: '称重少一千克',
    })

    await openOrder(app, orderId)
    await expect(app.screen().getByText('轮到你 · 接受或申诉').first()).toBeVisible()
    await acceptDecision(app)
    await expect(app.screen().getByText('等 3021 接受或申诉').first()).toBeVisible()
    const decided = await ask(selling, '/bctOrder/info', { id: orderId })
    await ask(selling, '/bctOrder/accept', { clientNo: clientNo(), id: orderId, ver: decided.ver })

    await openOrder(app, orderId)
    const yuan = (value: number) => (value / 100).toFixed(2)
    await expect(
      app.screen().getByText(`已按裁定执行：¥${yuan(sellerAmount)} 给 3021，¥1.01 退回你的可用余额。`),
    ).toBeVisible()
    await expect(app.screen().getByText('称重少一千克').first()).toBeVisible()
    await app.screenshot('order-split')
    const { available, frozen } = await readWallet(app)
    expect({ available, frozen }, 'the buyer’s wallet').toEqual({
      available: before.available - sellerAmount,
      frozen: before.frozen,
    })
    await becomePerson(app, seller)
    expect((await readWallet(app)).income, 'the seller’s income').toBe(
      sellerBefore.income + sellerAmount - feeOf(sellerAmount),
    )
  },
)

test(
  'a bid is sold into twice and then expires: its rest is available again, to the fen',
  { tag: '@on-h5' },
  async ({ app }) => {
    const { buyer, seller } = pairOf('deadlines', app)
    const [buying, selling] = [await deviceOf(app.serverUrl, buyer), await deviceOf(app.serverUrl, seller)]
    const bid = await addBid(buying)
    await becomePerson(app, buyer)
    const before = await readWallet(app)
    await payBid(app, bid.buyId)

    const part = bid.qty / 3
    let spent = 0
    for (const take of [1, 2]) {
      const { ver } = await ask(selling, '/bctBuy/info', { id: bid.buyId })
      const wish = { clientNo: clientNo(), buyId: bid.buyId, ver, qty: part, price: bid.price }
      const { orderId } = await ask(selling, '/bctBuy/take', wish)
      const sold = await ask(selling, '/bctOrder/info', { id: orderId })
      spent += sold.amount
      const said = { clientNo: clientNo(), id: orderId, ver: sold.ver, text: `第 ${take} 份` }
      await ask(selling, '/bctOrder/deliver', said)
    }
    const rest = amountOf(bid.price, qty(part))
    expect(spent, 'the parts and the rest are the whole').toBe(bid.amount - rest)
    await openNewest(app, 'buy', '确认收货')
    await confirmBySlide(app)

    await forward(app.serverUrl, 7 * 24 * hourMs)
    await expect.poll(async () => (await ask(buying, '/bctBuy/info', { id: bid.buyId })).state).toBe('expired')
    await app.open('pages/orders/buy?tab=bids')
    await expect(app.screen().getByText('已到期').first()).toBeVisible()
    await expect(app.screen().getByRole('button', { name: '重新发布' }).first()).toBeVisible()
    await app.screenshot('bid-expired')
    await expect
      .poll(async () => (await ask(buying, '/bctOrder/list', { side: 'buy', tab: 'running' })).total, {
        timeout: 15_000,
      })
      .toBe(0)
    const after = await readWallet(app)
    expect({ available: after.available, frozen: after.frozen }, 'two thirds are spent, the last one is back').toEqual({
      available: before.available - spent,
      frozen: before.frozen,
    })
  },
)
