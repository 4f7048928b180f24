import { dayMs } from '@contract/durations'
import { mayors } from '@contract/mayor/limits'
import { inRowWords, isBarredBy } from '@contract/mayor/in-row'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { spanText } from '@contract/spans'

/** What decides whether somebody may stand: for how many whole days a resident, the disputes lost of late, and the terms right before. */
export interface Standing {
  readonly residentDays: number
  readonly lostDisputes: number
  readonly termsInRow: number
}

/** Since when somebody lives in a city (null: does not), and the rest of what decides. */
export const standingOf = (
  since: number | null,
  rest: Pick<Standing, 'lostDisputes' | 'termsInRow'>,
  now: number,
): Standing => ({
  residentDays: since === null ? 0 : Math.max(0, Math.floor((now - since) / dayMs)),
  ...rest,
})

/**
 * Why somebody may not stand, if so: NO_RIGHT with the own figures. `mostInRow`: the rule of the election, 0 for none. Source: community
 * §7, row 3.
 */
export function standingRefusal(standing: Standing, mostInRow: number): Refusal | undefined {
  const { residentDays, lostDisputes, termsInRow } = standing
  const need = mayors.residentMs / dayMs
  if (residentDays < need) return refusal('NO_RIGHT', { residentDays }, `居住 ${residentDays} 天，满 ${need} 天可参选`)
  if (lostDisputes > 0) return refusal('NO_RIGHT', { lostDisputes }, `近 ${spanText(mayors.disputeMs)}有输掉的纠纷`)
  if (isBarredBy(mostInRow, termsInRow)) return refusal('NO_RIGHT', { termsInRow }, inRowWords.barred(termsInRow))
  return undefined
}

/** Somebody who was in the seat for some of a term. */
export interface Seated {
  readonly user_id: number
  readonly term_no: number
}

/** For how many terms right before this one somebody was mayor; a term in which they were not ends the row. */
export function termsInRow(seated: readonly Seated[], userId: number, termNo: number): number {
  const own = new Set(seated.flatMap((one) => (one.user_id === userId ? [one.term_no] : [])))
  let count = 0
  while (own.has(termNo - 1 - count)) count += 1
  return count
}

/** Whom the rule of an election keeps from standing in it, each of them once. */
export const barredIn = <S extends Seated>(seated: readonly S[], termNo: number, mostInRow: number): readonly S[] =>
  seated.filter((one) => one.term_no === termNo - 1 && isBarredBy(mostInRow, termsInRow(seated, one.user_id, termNo)))
