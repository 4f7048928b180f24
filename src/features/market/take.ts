import { opensAt } from '@contract/hours'
import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import { yuanText } from '@/lib/format/yuan'
import { haltRefusalText } from '@/lib/market/halt'
import { fen } from '@contract/money'
import { remainingText } from '@/ui/countdown/remaining'
import type { RowAction } from './board'
import { rowAction } from './board'
import { marketCopy } from './copy'
import { listingCopy, lostTakeCopy, takeRefusalCopy, usedTakeCopy } from './listing-copy'
import type { Listing } from './listing-atoms'

export interface TakeFacts {
  readonly listing: Pick<Listing, 'mine' | 'qtyLeft' | 'reservedUntil' | 'state'>
  /** What is wrong with the quantity, in words. */
  readonly problem: string | undefined
  readonly nowMs: number
  readonly isBusy: boolean
}

/** The button of a listing page: pressable, working, or why it cannot be pressed. */
export type TakeButton =
  | { readonly kind: 'ready'; readonly label: string }
  | { readonly kind: 'busy'; readonly label: string }
  | { readonly kind: 'off'; readonly label: string }

const offLabel = (action: Exclude<RowAction, { kind: 'buy' }>, { listing, nowMs }: TakeFacts): string => {
  switch (action.kind) {
    case 'manage':
      return listingCopy.mine
    case 'reserved':
      return marketCopy.reserved(remainingText(action.until - nowMs))
    case 'soldOut':
      return listing.state === 'on' || listing.state === 'soldout' ? marketCopy.soldOut : listingCopy.ended
    case 'closedHours':
      return listingCopy.countdown(remainingText(opensAt(nowMs) - nowMs))
  }
}

/** What the button of a listing page says: why it cannot be pressed is its label. Source: design §3 (primary button), domain model §4. */
export function takeButton(facts: TakeFacts): TakeButton {
  if (facts.isBusy) return { kind: 'busy', label: listingCopy.taking }
  const action = rowAction(facts.listing, facts.nowMs)
  if (action.kind !== 'buy') return { kind: 'off', label: offLabel(action, facts) }
  if (facts.problem) return { kind: 'off', label: facts.problem }
  return { kind: 'ready', label: listingCopy.toPay }
}

/** What a reader can do after a failed take. */
export type TakeStep = 'buys' | 'close' | 'reload' | 'retry' | 'board' | 'account'

export interface TakeFailure {
  readonly text: string
  readonly next: string
  readonly step: TakeStep
}

const steps: Readonly<Record<RefusalReason, TakeStep>> = {
  BEFORE_OPEN: 'close',
  BLOCK_TRANSFER: 'close',
  MOVED: 'reload',
  NOT_ENOUGH: 'close',
  PRICE_CHANGED: 'reload',
  SOLD_OUT: 'board',
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

/** What happened, whether the money is safe, and the next step; undefined when the session ended, which is told elsewhere. Source: design §6 (errors). */
export function takeFailure(error: CallError, seen: Pick<Listing, 'price'>): TakeFailure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind !== 'refused') return lostTakeCopy
  const { reason, data } = error
  const { fields } = data
  const isUsedNumber = typeof fields === 'object' && fields !== null && 'clientNo' in fields
  if (reason === 'FORM' && isUsedNumber) return usedTakeCopy
  const words = takeRefusalCopy[reason]
  const price = data.price
  const isRepriced =
    reason === 'PRICE_CHANGED' && typeof price === 'number' && Number.isSafeInteger(price) && price >= 0
  const waiting = reason === 'COOLDOWN' && typeof data.unpaid === 'number' ? data.unpaid : 0
  if (waiting > 0) return { ...listingCopy.unpaid(waiting), step: 'buys' }
  const repriced = isRepriced ? listingCopy.repriced(yuanText(seen.price), yuanText(fen(price))) : undefined
  return { text: repriced ?? haltRefusalText(error) ?? words.text, next: words.next, step: steps[reason] }
}
