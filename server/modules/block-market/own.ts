import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'
import { heldSales, unpaidCarts, waitingPasswords } from './own-store'

/** What of the block market waits for a person. */
export async function readOwn({ db, clock }: Deps, userId: number) {
  const [carts, passwords, sales] = await Promise.all([
    unpaidCarts(db, userId, clock.now()),
    waitingPasswords(db, userId, clock.now()),
    heldSales(db, userId),
  ])
  return ok({
    checkOuts: carts.map((cart) => ({
      payNo: cart.pay_no,
      blocks: cart.blocks ?? 0,
      amount: fen(cart.amount),
      expireAt: cart.pay_before,
    })),
    bought: passwords.map((row) => ({
      orderId: row.order_id,
      blockNo: row.block_no,
      areaName: row.area_name,
      until: row.sealed_until ?? 0,
    })),
    sold: sales.map((row) => ({
      orderId: row.order_id,
      blockNo: row.block_no,
      areaName: row.area_name,
      income: fen(row.price - row.fee),
      releaseAt: row.release_at,
    })),
  })
}
