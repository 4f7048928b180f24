import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import { fen, minus, plus } from '@contract/money'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { opensText } from '@/ui/countdown/opens'
import { cashierCopy } from '../copy'

/** The payer's money, as the server last reported it. */
export interface Purse {
  readonly available: Fen
  readonly frozen: Fen
}

export interface PathNumbers {
  readonly available: { readonly now: Fen; readonly after: Fen | undefined }
  readonly frozen: { readonly now: Fen; readonly after: Fen | undefined }
}

/**
 * Where the money goes: available and frozen, now and after paying. Nothing moves when the balance part is not covered. What comes from the
 * platform goes straight to frozen. Source: design §3 (money path).
 */
export function moneyPath(purse: Purse, amount: Fen, fromBalance: Fen = amount): PathNumbers {
  const enough = purse.available >= fromBalance
  return {
    available: { now: purse.available, after: enough ? minus(purse.available, fromBalance) : undefined },
    frozen: { now: purse.frozen, after: enough ? plus(purse.frozen, amount) : undefined },
  }
}

/** How much is missing to pay, or zero. */
export function shortBy(available: Fen, amount: Fen): Fen {
  return fen(Math.max(amount - available, 0))
}

export type PayButton =
  | { readonly kind: 'ready'; readonly label: string }
  | { readonly kind: 'busy'; readonly label: string }
  | { readonly kind: 'short'; readonly label: string; readonly missing: Fen }
  | { readonly kind: 'closedHours'; readonly label: string }
  | { readonly kind: 'ended'; readonly label: string }

export interface PayFacts {
  readonly payable: Pick<Payable, 'state' | 'amount'> & { readonly words: Pick<Payable['words'], 'closed'> }
  /** Undefined while the payer's money is not known yet: paying is allowed, the server decides. */
  readonly available: Fen | undefined
  /** What the chosen way takes from the balance; the whole amount by default. */
  readonly fromBalance?: Fen
  readonly openings: Openings
  readonly nowMs: number
  readonly isBusy: boolean
}

/** The pay button: why it cannot be pressed is its label. Source: design §3 (primary button), domain model §4. */
export function payButton(facts: PayFacts): PayButton {
  const { payable, available, fromBalance = payable.amount, openings, nowMs, isBusy } = facts
  if (payable.state === 'closed') return { kind: 'ended', label: payable.words.closed }
  if (payable.state === 'paid') return { kind: 'ended', label: cashierCopy.paidAlready }
  if (isBusy) return { kind: 'busy', label: cashierCopy.paying }
  if (!isOpenAt(openings, nowMs)) return { kind: 'closedHours', label: opensText(openings, nowMs) }
  const missing = available === undefined ? fen(0) : shortBy(available, fromBalance)
  if (missing > 0) return { kind: 'short', label: cashierCopy.short(yuanText(missing)), missing }
  return { kind: 'ready', label: cashierCopy.pay(yuanText(payable.amount)) }
}
