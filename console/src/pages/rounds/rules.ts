import { typedCount } from '../../kit/fields/typed-count'
import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { mostPlots } from '@contract/endpoints/console/community/expand'
import type { Tier } from '@contract/expand/price'
import { tierProblem } from '@contract/expand/price'
import { expansion } from '@contract/expand/limits'
import type { Fen } from '@contract/money'
import { calendarDay } from '@contract/moments'

export type Kind = 'plot' | 'slot'

/** Numbers of rounds have two digits. */
export const mostRoundNo = 99

/** The number of a round as it is typed: alone, or as people know it, with its year (K2606). undefined for anything else. */
export const typedNo = (text: string): number | undefined =>
  typedCount(/^\s*(?:K\d\d(?=\d\d\s*$))?(\S{1,2})\s*$/i.exec(text)?.[1] ?? '')

/** A tier while it is typed: what is not there yet is null. */
export interface TypedTier {
  readonly from: number | null
  readonly to: number | null
  readonly price: Fen | null
}

/** The tiers, as far as all of them are whole; undefined otherwise. */
export function wholeTiers(typed: readonly TypedTier[]): Tier[] | undefined {
  const tiers = typed.flatMap(({ from, to, price }) =>
    from === null || to === null || price === null ? [] : [{ from, to, price }],
  )
  return tiers.length === typed.length && tiers.length > 0 ? tiers : undefined
}

const rangeOf = (kind: Kind, tiers: readonly Tier[]) =>
  kind === 'slot'
    ? { from: expansion.startCapacity + 1, to: expansion.maxCapacity }
    : { from: Math.min(...tiers.map(({ from }) => from)), to: Math.max(...tiers.map(({ to }) => to)) }

/**
 * How many numbers a plan's prices cover, and what is wrong with them; which of them are for sale, and for how much, the server knows.
 * Source: community §2.
 */
export function planned(kind: Kind, tiers: readonly Tier[]) {
  const { from, to } = rangeOf(kind, tiers)
  const count = Math.max(0, to - from + 1)
  const problem = count > mostPlots ? ('range' as const) : tierProblem(tiers, from, to)
  return { count, problem }
}

export type Numbered = Pick<AdminRound, 'roundNo' | 'openAt' | 'state'>

/** The number of the next round: one more than the last one of the year in which it opens; null when none is left. */
export function nextNo(rounds: readonly Numbered[], at: number): number | null {
  const yearOf = (moment: number) => calendarDay(moment).slice(0, 4)
  const ofYear = rounds.filter(({ state, openAt }) => state !== 'withdrawn' && yearOf(openAt) === yearOf(at))
  const next = Math.max(0, ...ofYear.map(({ roundNo }) => roundNo)) + 1
  return next <= mostRoundNo ? next : null
}

/** What is typed of a round. */
export interface RoundWish {
  readonly kind: Kind
  readonly roundNo: number | null
  readonly title: string
  readonly description: string
  readonly tiers: readonly TypedTier[]
  readonly quota: number | null
  readonly perUser: number | null
  readonly openAt: number | null
  readonly closeAt: number | null
}

/** What is typed after a change: the number that is proposed follows the year of the opening, one that was typed stays. */
export function renumbered(rounds: readonly Numbered[], before: RoundWish, next: RoundWish, now: number): RoundWish {
  const isProposed = next.roundNo === nextNo(rounds, before.openAt ?? now)
  return isProposed ? { ...next, roundNo: nextNo(rounds, next.openAt ?? now) } : next
}

/** Whether it can be kept without being sent: what is planned already would leave the plan by that. */
export const isKeepable = (round: Pick<AdminRound, 'state'> | undefined): boolean =>
  round === undefined || round.state === 'draft'

/** The plan that is typed, without its words; undefined while something of it is missing. */
export function wholePlan({
  kind,
  roundNo,
  tiers: typed,
  quota,
  perUser,
  openAt,
  closeAt,
}: Omit<RoundWish, 'title' | 'description'>) {
  const tiers = wholeTiers(typed)
  if (!tiers || roundNo === null || openAt === null || closeAt === null) return undefined
  return {
    kind,
    roundNo,
    tiers,
    openAt,
    closeAt,
    quota: kind === 'slot' ? (quota ?? 0) : 0,
    perUser: perUser ?? expansion.perUser,
  }
}
export type RoundPlan = NonNullable<ReturnType<typeof wholePlan>>
