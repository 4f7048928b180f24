import { amountOf, fen, qty } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import { addBid, closeNewestBid, payBid } from '../pages/bids'
import { becomePerson, pairOf, readWallet } from '../pages/people'
import { ask, clientNo, deviceOf } from '../support/device'
import { expect, test } from '../support/test'
import { terms } from '../../support/terms'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'bid' })

const feeOf = (amount: number) => sellerFee(fen(amount), terms)

test(
  'a bid is paid, a part is sold into it, the rest comes back, and every fen is accounted for',
  { tag: ['@first', '@on-weapp'] },
  async ({ app }) => {
    test.setTimeout(240_000)
    app.allowErrors(/favicon\.ico/)
    const { buyer, seller } = pairOf('bid', app)
    await becomePerson(app, seller)
    const sellerBefore = await readWallet(app)
    const bid = await addBid(await deviceOf(app.serverUrl, buyer))
    const part = bid.qty / 3
    const partAmount = amountOf(bid.price, qty(part))

    await becomePerson(app, buyer)
    const before = await readWallet(app)
    await payBid(app, bid.buyId)
    expect(await readWallet(app), 'paying freezes all of it').toEqual({
      ...before,
      available: before.available - bid.amount,
      frozen: before.frozen + bid.amount,
    })

    const selling = await deviceOf(app.serverUrl, seller)
    const { ver } = await ask(selling, '/bctBuy/info', { id: bid.buyId })
    const { orderId } = await ask(selling, '/bctBuy/take', {
      clientNo: clientNo(),
      buyId: bid.buyId,
      ver,
      qty: part,
      price: bid.price,
    })
    await closeNewestBid(app)
    await expect(app.screen().getByText('已关闭').nth(1)).toBeVisible()
    expect(await readWallet(app), 'closing gives back what was not sold into').toEqual({
      ...before,
      available: before.available - partAmount,
      frozen: before.frozen + partAmount,
    })

    const sold = await ask(selling, '/bctOrder/info', { id: orderId })
    await ask(selling, '/bctOrder/deliver', { clientNo: clientNo(), id: orderId, ver: sold.ver, text: '放在北门' })
    const buying = await deviceOf(app.serverUrl, buyer)
    const delivered = await ask(buying, '/bctOrder/info', { id: orderId })
    await ask(buying, '/bctOrder/confirm', { clientNo: clientNo(), id: orderId, ver: delivered.ver })
    await becomePerson(app, buyer)
    expect(await readWallet(app), 'the part is spent').toEqual({
      ...before,
      available: before.available - partAmount,
    })
    await becomePerson(app, seller)
    expect(await readWallet(app), 'the seller earns the part without the fee').toEqual({
      ...sellerBefore,
      income: sellerBefore.income + partAmount - feeOf(partAmount),
    })
  },
)
