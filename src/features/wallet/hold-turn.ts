import type { HoldView } from '@contract/endpoints/holds'
import type { TurnTone } from '@/ui/turn/turn-line'
import { momentText } from '@/lib/format/moment'
import { holdCopy } from './hold-copy'

/** Below this much time a turn line is amber. Source: design §3 (turn line). */
const urgentBelowMs = 2 * 3_600_000

/** Whose turn it is with frozen money. Source: design §6 (state). */
export function whoOf({ turn, stage, otherBlockNo }: Pick<HoldView, 'turn' | 'stage' | 'otherBlockNo'>): string {
  switch (turn) {
    case 'me':
      return holdCopy.yourTurn
    case 'other':
      return stage === 'sell' ? holdCopy.waitSeller : holdCopy.waitOther(otherBlockNo)
    case 'platform':
      return holdCopy.waitPlatform
    case 'time':
      return holdCopy.waitTime
  }
}

/** How the turn line looks. Source: design §3 (turn line). */
export function toneOfHold(
  { turn, stage, until }: Pick<HoldView, 'turn' | 'stage' | 'until'>,
  nowMs: number,
): TurnTone {
  if (stage === 'dispute') return 'dispute'
  if (turn !== 'me') return 'wait'
  return until !== null && until - nowMs < urgentBelowMs ? 'urgent' : 'me'
}

/** How much of the time has passed, 0 to 1; null when nothing is due. */
export function passedShare({ since, until }: Pick<HoldView, 'since' | 'until'>, nowMs: number): number | null {
  if (until === null || until <= since) return null
  return Math.min(Math.max((nowMs - since) / (until - since), 0), 1)
}

const otherwise: Partial<Record<HoldView['stage'], string>> = holdCopy.otherwise

/** What happens when nobody acts; undefined where nothing is due. */
export const otherwiseOf = (stage: HoldView['stage']): string | undefined => otherwise[stage]

/** When it began, and with what. What was delivered counts from its delivery. Source: mockup 09-freeze. */
export function beganOf({ since, reason, stage }: Pick<HoldView, 'since' | 'reason' | 'stage'>, nowMs: number): string {
  return `${momentText(since, nowMs)} ${stage === 'confirm' ? holdCopy.delivered : holdCopy.began[reason]}`
}
