import type { DisputeCase } from '@contract/endpoints/disputes'
import { arbiterMaxFen } from '@contract/limits'
import { momentText } from '@/lib/format/moment'
import { caseTurnCopy } from './copy'

/** Whose turn it is in a dispute, as who decides sees it. */
export interface CaseTurn {
  readonly tone: 'me' | 'wait' | 'done'
  readonly who: string
  readonly act?: string
  readonly deadlineAt?: number
  readonly otherwise: string
}

type CaseFacts = Pick<DisputeCase, 'dispute' | 'deadlineAt' | 'mayDecide' | 'role' | 'amount' | 'orderNo'>

/** Whether only the operator may decide it, and this reader is none. */
const isOthers = ({ role, amount, dispute }: CaseFacts): boolean =>
  role === 'arbiter' && (dispute.state === 'appealed' || amount > arbiterMaxFen)

/** The sentence of a dispute for who decides it. Source: domain model §3.5, rows 13–16. */
export function caseTurn(of: CaseFacts, nowMs: number): CaseTurn {
  const { dispute, deadlineAt, mayDecide } = of
  const words = caseTurnCopy
  const until = (at: number | null) => (at === null ? {} : { deadlineAt: at })
  switch (dispute.state) {
    case 'executed':
    case 'withdrawn':
    case 'lapsed':
      return { tone: 'done', who: words.ended[dispute.state], otherwise: of.orderNo }
    case 'decided': {
      const at = dispute.decision?.executesAt ?? deadlineAt
      return { tone: 'wait', who: words.waitBoth, act: words.answer, ...until(at), otherwise: words.thenRun }
    }
    case 'appealed': {
      const turn = mayDecide
        ? ({ tone: 'me', who: words.mine } as const)
        : ({ tone: 'wait', who: words.operator } as const)
      return { ...turn, act: words.last, ...until(deadlineAt), otherwise: words.thenRefund }
    }
    case 'open': {
      if (dispute.evidenceUntil > nowMs && !mayDecide)
        return {
          tone: 'wait',
          who: words.both,
          act: words.evidence,
          deadlineAt: dispute.evidenceUntil,
          otherwise: words.thenRule,
        }
      const turn = isOthers(of)
        ? ({ tone: 'wait', who: words.operator } as const)
        : ({ tone: 'me', who: words.mine } as const)
      return { ...turn, act: words.rule, deadlineAt: dispute.decideBy, otherwise: words.thenOperator }
    }
  }
}

/** Why the reader cannot decide now, written on the button; undefined when he can. Null when there is nothing left to decide. */
export function whyNot(of: CaseFacts): string | null | undefined {
  const { dispute, mayDecide } = of
  const words = caseTurnCopy.whyNot
  if (mayDecide) return undefined
  if (dispute.state === 'decided') return words.decided
  if (dispute.state === 'appealed') return words.appealed
  if (dispute.state !== 'open') return null
  return isOthers(of) ? words.tooMuch : words.evidence(momentText(dispute.evidenceUntil))
}
