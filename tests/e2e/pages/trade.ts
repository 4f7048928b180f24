import { fen } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { openListingOf, payOrder, takeListing } from './board'
import { confirmBySlide, deliver, openNewest, readOrderNo } from './orders'
import { becomePerson, pairOf, readWallet, signInByHand } from './people'
import { terms } from '../../support/terms'

const feeOf = (amount: number) => sellerFee(fen(amount), terms)

/** One buys, pays and confirms, the other delivers; the wallets of both are read after each step. */
export async function trade(app: AppDriver): Promise<void> {
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
}
