import { fees } from '@contract/limits'
import { fen, shareOf } from '@contract/money'
import { openListingOf, payOrder, takeListing } from './pages/board'
import { confirmBySlide, deliver, openNewest, readOrderNo } from './pages/orders'
import { becomePerson, pairOf, readWallet, signInByHand } from './pages/people'
import { expect, test } from './support/test'

const feeOf = (amount: number) => Math.min(shareOf(fen(amount), fees.tradeBasisPoints), fees.tradeMaxFen)

test('goods change hands, and every fen goes from available through frozen to income', async ({ app }) => {
  test.setTimeout(240_000)
  app.allowErrors(/favicon\.ico/)
  const { buyer, seller } = pairOf('trade', app)
  await signInByHand(app, seller)
  const sellerBefore = await readWallet(app)

  await signInByHand(app, buyer)
  const before = await readWallet(app)
  await openListingOf(app, seller.blockNo)
  await takeListing(app)
  const amount = await payOrder(app)
  const orderNo = await readOrderNo(app)
  await app.screenshot('order-paid')
  expect(await readWallet(app), 'paying freezes the money').toEqual({
    ...before,
    available: before.available - amount,
    frozen: before.frozen + amount,
  })

  await becomePerson(app, seller)
  await openNewest(app, 'sale', '交付')
  expect(await readOrderNo(app)).toBe(orderNo)
  await deliver(app, `放在北门 2 号柜，${orderNo}`)
  expect(await readWallet(app), 'delivering moves no money').toEqual(sellerBefore)

  await becomePerson(app, buyer)
  await openNewest(app, 'buy', '确认收货')
  expect(await readOrderNo(app)).toBe(orderNo)
  await confirmBySlide(app)
  await app.screenshot('order-done')
  expect(await readWallet(app), 'confirming takes the money out of the frozen').toEqual({
    ...before,
    available: before.available - amount,
  })

  await becomePerson(app, seller)
  expect(await readWallet(app), 'the seller earns the amount without the fee').toEqual({
    ...sellerBefore,
    income: sellerBefore.income + amount - feeOf(amount),
  })
})
