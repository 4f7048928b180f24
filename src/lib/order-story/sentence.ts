import type { Waiting } from '@contract/orders/story'
import { urgentBelowMs } from './urgent'
import { waitedText, waitWords, yourTurn } from './words'

/** A running order in one line: whose turn, to do what, what happens otherwise. Source: design §1.2, §6. */
export interface Sentence {
  readonly who: string
  /** Empty where `who` already says it. */
  readonly act: string
  readonly otherwise: string
}

/** The line for a party. `other`: the other party's block. */
export function sentenceOf(waiting: Pick<Waiting, 'who' | 'wait'>, isMine: boolean, other: number): Sentence {
  const { act, brief = act, otherwise } = waitWords[waiting.wait]
  return isMine
    ? { who: yourTurn, act, otherwise: otherwise.mine }
    : { who: waitedText(waiting, other), act: brief, otherwise: otherwise.theirs }
}

const partWaits: readonly Waiting['wait'][] = ['payment', 'delivery', 'receipt', 'cancelAsked', 'partAsked']

/** How the line looks: a dispute is red; a payment, and less than two hours left, amber. Source: design §3 (turn line). */
export function sentenceTone(
  { wait, until }: Pick<Waiting, 'wait' | 'until'>,
  isMine: boolean,
  nowMs: number,
): 'me' | 'urgent' | 'wait' | 'dispute' {
  if (!partWaits.includes(wait)) return 'dispute'
  if (!isMine) return 'wait'
  return wait === 'payment' || (until !== null && until - nowMs < urgentBelowMs) ? 'urgent' : 'me'
}
