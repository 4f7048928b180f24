import type { BuyView } from '@contract/endpoints/bids'
import type { RefusalReason } from '@contract/refusals'
import type { SaleNumbers } from '@/lib/market/seller-fee'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { haltRefusalText } from '@/lib/market/halt'
import { bidsCopy, lostSellCopy, sellCopy, sellRefusalCopy, usedSellCopy } from './copy'

export type BidAction = 'manage' | 'filled' | 'sell'

type BidFacts = Pick<BuyView, 'mine' | 'qtyLeft' | 'state'>

/** What the button of a bid does: one's own is managed, others are sold into, at every hour. Source: domain model §3.4, §4. */
export function bidAction({ mine, qtyLeft, state }: BidFacts): BidAction {
  if (mine) return 'manage'
  return state === 'open' && qtyLeft > 0 ? 'sell' : 'filled'
}

export interface SellFacts {
  readonly bid: BidFacts
  /** What is wrong with the quantity, in words. */
  readonly problem: string | undefined
  readonly numbers: SaleNumbers
  readonly isBusy: boolean
}

/** The button of the sheet: pressable, working, or why it cannot be pressed. */
export interface SellButton {
  readonly kind: 'ready' | 'busy' | 'off'
  readonly label: string
}

/** What the button says; why it cannot be pressed is its label. Source: design §3 (primary button). */
export function sellButton({ bid, problem, numbers, isBusy }: SellFacts): SellButton {
  if (isBusy) return { kind: 'busy', label: sellCopy.selling }
  const action = bidAction(bid)
  if (action === 'manage') return { kind: 'off', label: sellCopy.own }
  if (action === 'filled') {
    const isFilled = bid.state === 'open' || bid.state === 'filled'
    return { kind: 'off', label: isFilled ? bidsCopy.filled : sellCopy.ended }
  }
  if (problem) return { kind: 'off', label: problem }
  return { kind: 'ready', label: sellCopy.submit(yuanText(numbers.net)) }
}

/** What a reader can do after a failed sale. */
export type SellStep = 'close' | 'reload' | 'retry' | 'board' | 'account' | 'orders'

export interface SellFailure {
  readonly text: string
  readonly next: string
  readonly step: SellStep
}

const steps: Readonly<Record<RefusalReason, SellStep>> = {
  BEFORE_OPEN: 'close',
  BLOCK_TRANSFER: 'close',
  MOVED: 'reload',
  NOT_ENOUGH: 'close',
  PRICE_CHANGED: 'reload',
  SOLD_OUT: 'reload',
  OWN: 'board',
  LIMIT: 'reload',
  COOLDOWN: 'close',
  NO_BLOCK: 'account',
  NO_RIGHT: 'account',
  CLOSED: 'board',
  EXPIRED: 'board',
  WRONG_PASSWORD: 'account',
  PAY_PASSWORD: 'close',
  LOCKED: 'close',
  CLOCK: 'retry',
  SIGN: 'retry',
  HALT: 'close',
  NOT_FOUND: 'board',
  FORM: 'reload',
  BUSY: 'retry',
}

/** What happened, whether something was sold, and the next step; undefined when the session ended, which is told elsewhere. Source: design §6 (errors). */
export function sellFailure(error: CallError): SellFailure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind !== 'refused') return lostSellCopy
  const { fields } = error.data
  const isUsedNumber = typeof fields === 'object' && fields !== null && 'clientNo' in fields
  if (error.reason === 'FORM' && isUsedNumber) return usedSellCopy
  const { text, next } = sellRefusalCopy[error.reason]
  return { text: haltRefusalText(error) ?? text, next, step: steps[error.reason] }
}
