import type { Fen } from '@contract/money'
import { fen } from '@contract/money'

/** The fee on what a seller gets, and the fund's share of it. */
type FeeOf = (amount: number) => { readonly fee: Fen; readonly fundShare: Fen }

/** What dividing an order anew takes from one of its two and gives to the other, in fen. */
export interface Difference {
  /** Who got too much. */
  readonly giver: 'buyer' | 'seller'
  /** What that one gives. */
  readonly gives: Fen
  /** What the platform and the fund give with a seller, and get with a buyer. */
  readonly platform: Fen
  readonly fund: Fen
}

const netOf = (feeOf: FeeOf, amount: number): number => amount - feeOf(amount).fee

/** Between two shares of the seller, before the fee. Nobody gives for both: fees rise and fall with the seller's share. */
export function differenceOf(feeOf: FeeOf, before: number, after: number): Difference {
  const [less, more] = [feeOf(Math.min(before, after)), feeOf(Math.max(before, after))]
  const fund = more.fundShare - less.fundShare
  const giver = after < before ? 'seller' : 'buyer'
  const gives = giver === 'seller' ? netOf(feeOf, before) - netOf(feeOf, after) : after - before
  return { giver, gives: fen(gives), platform: fen(more.fee - less.fee - fund), fund: fen(fund) }
}

/** The share nearest to the wished one that costs the giver no more than this. */
export function reachedWith(feeOf: FeeOf, before: number, wished: number, budget: number): number {
  if (wished >= before) return Math.min(wished, before + budget)
  let [low, high] = [wished, before]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (differenceOf(feeOf, before, middle).gives <= budget) high = middle
    else low = middle + 1
  }
  return low
}

/** Something that gives, and something that gets. */
interface End<K> {
  readonly key: K
  readonly amount: number
}

/** Who pays what to whom when the first givers pay first, to the first takers first; both come to the same sum. */
export function flow<K>(givers: readonly End<K>[], takers: readonly End<K>[]) {
  const legs: { from: K; to: K; amount: Fen }[] = []
  const open = takers.map((taker) => ({ ...taker }))
  for (const { key: from, amount } of givers) {
    let left = amount
    for (const taker of open) {
      const part = Math.min(left, taker.amount)
      if (part > 0) legs.push({ from, to: taker.key, amount: fen(part) })
      left -= part
      taker.amount -= part
    }
  }
  return legs
}
