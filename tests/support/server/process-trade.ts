import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Fen, Qty } from '@contract/money'
import type { Caller, Who } from './process-call'
import { NoAnswer } from './process-call'

/** Something that may be ordered, in the least quantity. */
export interface Goods {
  readonly saleId: number
  readonly ver: number
  readonly price: Fen
  readonly qty: Qty
  /** Who sells it. */
  readonly blockNo: number
}

/** A command, recorded before it was sent, and its answer if one came. */
export interface Kept<P extends '/bctSale/take' | '/bctPay/submit'> {
  readonly input: ApiInput<P>
  answer: ApiOutput<P> | undefined
}

/** A resident who buys, and all that was sent. */
export interface Buyer {
  readonly who: Required<Who>
  readonly blockNo: number
  readonly takes: Kept<'/bctSale/take'>[]
  readonly payments: Kept<'/bctPay/submit'>[]
}

/** Orders and pays repeatedly until no more answers come. Throws when the server refuses something it should not. */
export async function buyUntilGone(server: Caller, buyer: Buyer, goods: readonly Goods[], random: () => number) {
  const others = goods.filter(({ blockNo }) => blockNo !== buyer.blockNo)
  for (;;) {
    const wanted = others[Math.floor(random() * others.length)]
    if (!wanted) throw new Error('nothing is on sale')
    const { saleId, ver, price, qty } = wanted
    const take: Kept<'/bctSale/take'> = {
      input: { clientNo: randomUUID(), saleId, ver, price, qty },
      answer: undefined,
    }
    buyer.takes.push(take)
    const taken = await unlessGone(server.call('/bctSale/take', take.input, buyer.who))
    if (!taken) return
    if (taken.reason === 'SOLD_OUT') {
      buyer.takes.pop()
      continue
    }
    if (taken.code !== 200) throw new Error(`an order was refused: ${taken.reason ?? taken.code}`)
    take.answer = taken.data
    const payment: Kept<'/bctPay/submit'> = {
      input: { clientNo: randomUUID(), payNo: taken.data.payNo, channel: 'balance', ver: 1 },
      answer: undefined,
    }
    buyer.payments.push(payment)
    const paid = await unlessGone(server.call('/bctPay/submit', payment.input, buyer.who))
    if (!paid) return
    if (paid.code !== 200) throw new Error(`a payment was refused: ${paid.reason ?? paid.code}`)
    payment.answer = paid.data
  }
}

/** An answer, or nothing when the connection broke. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}
