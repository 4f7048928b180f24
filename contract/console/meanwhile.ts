import * as v from 'valibot'
import type { Refusal, RefusalReason } from '../refusals'

/** Refusals that say that the thing is no longer what the page showed. */
const reasons: ReadonlySet<string> = new Set<RefusalReason>(['MOVED', 'CLOSED', 'EXPIRED', 'NOT_FOUND'])
export const movedOn = (reason: string): boolean => reasons.has(reason)

/** Whether somebody else may be the cause: the thing moved on, or what is left of a payment is less, or another election runs. */
export const mayBeSecond = ({ reason, data = {} }: Pick<Refusal, 'reason' | 'data'>): boolean =>
  movedOn(reason) || (reason === 'LIMIT' && ('left' in data || 'electionId' in data))

/** The header in which a page says when it read the thing that it acts on: the server's time, in milliseconds. */
export const seenHeader = 'x-seen-at'

const Shape = v.object({ by: v.string(), call: v.string(), at: v.number() })

/** Who acted on the thing meanwhile: name, path of the call, moment. It stands in the data of the refusal. */
export type Meanwhile = v.InferOutput<typeof Shape>

export function meanwhileIn({ meanwhile }: Readonly<Record<string, unknown>>): Meanwhile | undefined {
  const read = v.safeParse(Shape, meanwhile)
  return read.success ? read.output : undefined
}
