import type { HoldView } from '@contract/endpoints/money/holds'
import { isOrderWait } from '@contract/orders/story'
import { momentText } from '@/lib/format/moments'
import { sentenceTone } from '@/lib/order-story/sentence'
import { urgentBelowMs } from '@/lib/order-story/urgent'
import { waitedText, waitWords, yourTurn } from '@/lib/order-story/words'
import type { TurnTone } from '@/ui/turn/turn-line'
import { holdCopy } from '../hold-copy'

/** Whose turn it is with frozen money; for an order in the order's own words. Source: design §6 (state). */
export function whoOf({ turn, stage, otherBlockNo }: Pick<HoldView, 'turn' | 'stage' | 'otherBlockNo'>): string {
  const wait = isOrderWait(stage) ? stage : 'ruling'
  switch (turn) {
    case 'me':
      return yourTurn
    case 'other':
      return stage === 'sell' ? holdCopy.waitSeller : waitedText({ who: 'seller', wait }, otherBlockNo || undefined)
    case 'both':
    case 'arbiter':
      return waitedText({ who: turn, wait }, undefined)
    case 'platform':
      return waitedText({ who: 'operator', wait }, undefined)
    case 'time':
      return holdCopy.waitTime
  }
}

const others: Partial<Record<HoldView['stage'], string>> = holdCopy.otherwise

/**
 * What has to be done with frozen money (empty where the name already says it), and what happens otherwise; undefined where nothing is due.
 */
export function wordsOf({ stage, turn }: Pick<HoldView, 'stage' | 'turn'>): {
  act: string
  otherwise: string | undefined
} {
  if (!isOrderWait(stage)) return { act: holdCopy.acts[stage], otherwise: others[stage] }
  const { act, otherwise } = waitWords[stage]
  return { act, otherwise: turn === 'me' ? otherwise.mine : otherwise.theirs }
}

/** How the turn line looks; an order's as in the lists of orders. Source: design §3 (turn line). */
export function toneOfHold(
  { turn, stage, until }: Pick<HoldView, 'turn' | 'stage' | 'until'>,
  nowMs: number,
): TurnTone {
  if (isOrderWait(stage)) return sentenceTone({ wait: stage, until }, turn === 'me', nowMs)
  if (turn !== 'me') return 'wait'
  return until !== null && until - nowMs < urgentBelowMs ? 'urgent' : 'me'
}

/** How much of the time has passed, 0 to 1; null when nothing is due. */
export function passedShare({ since, until }: Pick<HoldView, 'since' | 'until'>, nowMs: number): number | null {
  if (until === null || until <= since) return null
  return Math.min(Math.max((nowMs - since) / (until - since), 0), 1)
}

/** When it began, and with which event. After a delivery it counts from that. Source: mockup 09-freeze. */
export function beganOf({ since, reason, stage }: Pick<HoldView, 'since' | 'reason' | 'stage'>, nowMs: number): string {
  return `${momentText(since, nowMs)} ${stage === 'receipt' ? holdCopy.delivered : holdCopy.began[reason]}`
}
