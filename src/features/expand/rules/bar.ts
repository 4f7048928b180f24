import type { Openings } from '@contract/hours'
import { isOpenAt, isPayable } from '@contract/hours'
import { opensText } from '@/ui/countdown/opens'
import { remainingText } from '@/ui/countdown/remaining'
import type { ExpandInfo } from '../atoms'
import { copy } from '../copy'

export type Round = NonNullable<ExpandInfo['round']>
export type MySlots = NonNullable<ExpandInfo['mine']>

export interface BarFacts {
  readonly round: Pick<Round, 'closeAt' | 'quota' | 'left' | 'reserved' | 'busyUntil'>
  readonly mine: Pick<MySlots, 'blockNo' | 'capacity' | 'max' | 'mayBuy' | 'inTransfer' | 'unpaid'> | null
  /** The signed-in person's block, 0 without one; undefined for a guest. */
  readonly blockNo: number | undefined
  /** How many are chosen; undefined when the typed text is not a number that can be bought. */
  readonly count: number | undefined
  readonly isHalted: boolean
  readonly isBusy: boolean
  /** The same purchase was sent before and its answer was lost. */
  readonly isUnanswered: boolean
  readonly openings: Openings
  readonly nowMs: number
}

/** The button of the page: what it does, or why it cannot be pressed. */
export type ExpandBar =
  | { readonly kind: 'login' | 'noBlock' | 'pay' | 'look' | 'ready' | 'check' | 'busy'; readonly label: string }
  | { readonly kind: 'off'; readonly label: string; readonly icon?: 'clock' | 'pause' }

const off = (label: string, icon?: 'clock' | 'pause'): ExpandBar => ({ kind: 'off', label, ...(icon && { icon }) })

/** Why nothing is left of a round; undefined while something is. */
function soldOut({ quota, left, reserved, busyUntil }: BarFacts['round'], nowMs: number): ExpandBar | undefined {
  if (quota === 0 || left > 0) return undefined
  if (busyUntil === null) return off(copy.soldOut)
  return { kind: 'look', label: copy.busy(reserved, remainingText(busyUntil - nowMs)) }
}

/** What waits is paid first, until its deadline; then its timer gives the places back at any moment. */
const waiting = ({ acts, expireAt }: NonNullable<MySlots['unpaid']>, nowMs: number): ExpandBar =>
  acts.includes('pay') && isPayable(expireAt, nowMs) ? { kind: 'pay', label: copy.toPay } : off(copy.payOver)

/** What is forbidden by the time or the block, whatever is chosen. */
function closed(facts: BarFacts, mine: NonNullable<BarFacts['mine']>): ExpandBar | undefined {
  const { round, openings, nowMs } = facts
  if (mine.inTransfer) return off(copy.inTransfer(mine.blockNo))
  if (facts.isHalted) return off(copy.halted, 'pause')
  if (nowMs >= round.closeAt) return off(copy.over)
  if (!isOpenAt(openings, nowMs)) return off(opensText(openings, nowMs), 'clock')
  return mine.capacity >= mine.max ? off(copy.full(mine.max)) : soldOut(round, nowMs)
}

/** What the button of an open round of slots says and does. Source: community §0 (states), §2; mockup 31-states. */
export function expandBar(facts: BarFacts): ExpandBar {
  const { mine, blockNo, count } = facts
  if (blockNo === undefined) return { kind: 'login', label: copy.loginToBuy }
  if (blockNo === 0) return { kind: 'noBlock', label: copy.blockToBuy }
  if (mine === null) return off(copy.elsewhere)
  if (mine.unpaid) return waiting(mine.unpaid, facts.nowMs)
  const reason = closed(facts, mine)
  if (reason) return reason
  if (count === undefined) return off(copy.howMany(mine.mayBuy))
  if (facts.isBusy) return { kind: 'busy', label: copy.sending }
  return facts.isUnanswered ? { kind: 'check', label: copy.check } : { kind: 'ready', label: copy.buy(count) }
}
