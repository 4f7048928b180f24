import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { DisputeCase } from '@contract/endpoints/orders/disputes'
import { courseText, disputeWaiting, judgeOf } from '@contract/orders/story'
import { momentText } from '@/lib/format/moments'
import { unbroken } from '@/lib/format/unbroken'
import { waitedText, waitWords, yourTurn } from '@/lib/order-story/words'
import { caseTurnCopy } from '../copy'

/** Whose turn it is in a dispute, as shown to the person who decides. */
export interface CaseTurn {
  readonly tone: 'me' | 'wait' | 'done'
  readonly who: string
  readonly act?: string
  readonly deadlineAt?: number
  readonly otherwise: string
}

type CaseFacts = Pick<DisputeCase, 'deadlineAt' | 'mayDecide' | 'role' | 'amount' | 'terms' | 'orderNo'> & {
  readonly dispute: DisputeBrief
}

/** Whether only an operator may decide it, and this reader is not one. */
const isOthers = (of: CaseFacts): boolean => of.role === 'arbiter' && judgeOf(of) === 'operator'

const ended: Partial<Record<DisputeBrief['state'], string>> = caseTurnCopy.ended

const endOf = ({ state }: DisputeBrief): string | undefined => ended[state]

/** The sentence of a dispute for the person who decides it. Source: domain model §3.5, rows 13–16. */
export function caseTurn(of: CaseFacts, nowMs: number): CaseTurn {
  const { dispute, mayDecide } = of
  const end = endOf(dispute)
  if (end !== undefined) return { tone: 'done', who: end, otherwise: of.orderNo }
  const waiting = disputeWaiting(of, nowMs)
  const isMine = mayDecide || (waiting.wait === 'ruling' && !isOthers(of))
  const { act, otherwise } = waitWords[waiting.wait]
  return {
    tone: isMine ? 'me' : 'wait',
    who: isMine ? yourTurn : waitedText(waiting, undefined),
    ...(act !== '' && { act }),
    ...(waiting.until !== null && { deadlineAt: waiting.until }),
    otherwise: otherwise.theirs,
  }
}

/** What is still to come of a running dispute, in the sentence that the parties read; undefined once it has ended. */
export const caseCourse = (of: CaseFacts, nowMs: number): string | undefined =>
  endOf(of.dispute) === undefined ? unbroken(courseText(of, disputeWaiting(of, nowMs), nowMs, '给买家')) : undefined

/** Why the reader cannot decide now, as the button says it; undefined when they can. Null when there is nothing left to decide. */
export function whyNot(of: CaseFacts, nowMs: number): string | null | undefined {
  const { dispute, mayDecide } = of
  const words = caseTurnCopy.whyNot
  if (mayDecide) return undefined
  if (dispute.state === 'decided') return words.decided
  if (dispute.state === 'appealed') return words.appealed
  if (dispute.state !== 'open') return null
  return isOthers(of) ? words.tooMuch(of.terms.arbiterMost) : words.evidence(momentText(dispute.evidenceUntil, nowMs))
}
