import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { opensText } from '@/ui/countdown/opens'
import { copy } from '../copy'

export interface JoinFacts {
  /** The signed-in person's block, 0 without one; undefined for a guest. */
  readonly blockNo: number | undefined
  /** Whether that block is in the city that is looked at. */
  readonly isHere: boolean
  readonly mine: Pick<OwnShop, 'state'> | null
}

/** The button under the list: what it does, or why it cannot be pressed. */
export interface JoinBar {
  readonly kind: 'login' | 'noBlock' | 'off' | 'own' | 'again' | 'join'
  readonly label: string
}

/** What the button under the list says and does. Source: community §0 (states), §5; mockup 25-shop. */
export function joinBar({ blockNo, isHere, mine }: JoinFacts): JoinBar {
  if (blockNo === undefined) return { kind: 'login', label: copy.loginToJoin }
  if (blockNo === 0) return { kind: 'noBlock', label: copy.blockToJoin }
  if (!isHere) return { kind: 'off', label: copy.elsewhere }
  if (mine === null) return { kind: 'join', label: copy.join }
  return mine.state === 'rejected' ? { kind: 'again', label: copy.tryAgain } : { kind: 'own', label: copy.toOwn }
}

/** Why nothing can be paid now, as the button says it; undefined when it can. Source: community §0 (hours, halt). */
export function payProblem(
  openings: Openings,
  nowMs: number,
  isHalted: boolean,
): { readonly label: string; readonly icon: 'clock' | 'pause' } | undefined {
  if (isHalted) return { label: copy.halted, icon: 'pause' }
  return isOpenAt(openings, nowMs) ? undefined : { label: opensText(openings, nowMs), icon: 'clock' }
}
