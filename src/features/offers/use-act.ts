import { useState } from 'react'
import type { RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'

/** An act on an offer that is asked about before it is sent, or that failed. */
export type Showing<Row, Act> =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'asking'; readonly row: Row; readonly act: Act }
  | { readonly tag: 'failure'; readonly row: Row; readonly act: Act; readonly failure: Failure }

export interface ActPlan<Row, Act> {
  readonly send: (row: Row, act: Act) => Promise<Result<Row, CallError> | undefined>
  /** Acts that are asked about first. */
  readonly isAsked: (act: Act) => boolean
  readonly onDone: (row: Row, act: Act, fresh: Row) => void
  /** The words for a failure. */
  readonly wishOf: (act: Act) => Wish
  /** Called when the server has another state than the one shown. */
  readonly onMoved: () => void
}

/** Refusals that mean that the shown state is out of date. */
const stale: ReadonlySet<RefusalReason> = new Set(['MOVED', 'LIMIT', 'NOT_ENOUGH'])

/** From a tap on an act to its end: the question, the sending, what failed. */
export function useAct<Row, Act>({ send, isAsked, onDone, onMoved, wishOf }: ActPlan<Row, Act>) {
  const [showing, setShowing] = useState<Showing<Row, Act>>({ tag: 'nothing' })
  const carryOut = async (row: Row, act: Act) => {
    setShowing({ tag: 'nothing' })
    const result = await send(row, act)
    if (!result) return
    if (result.ok) return onDone(row, act, result.value)
    const failure = failureOf(result.error, wishOf(act))
    if (failure) setShowing({ tag: 'failure', row, act, failure })
    if (result.error.kind === 'refused' && stale.has(result.error.reason)) onMoved()
  }
  return {
    showing,
    hide: () => setShowing({ tag: 'nothing' }),
    pick: (row: Row, act: Act) => (isAsked(act) ? setShowing({ tag: 'asking', row, act }) : void carryOut(row, act)),
    carryOut: (row: Row, act: Act) => void carryOut(row, act),
  }
}
