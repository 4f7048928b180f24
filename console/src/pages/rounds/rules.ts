import { mostPlots } from '@contract/endpoints/community/expand'
import type { Tier } from '@contract/expand/price'
import { tierFault, tierOf } from '@contract/expand/price'
import { expansion } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'

export type Kind = 'plot' | 'slot'

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

/** What a plan's prices come to. Source: community §2; the server says the last word. */
export function planned(kind: Kind, tiers: readonly Tier[]) {
  const { from, to } = rangeOf(kind, tiers)
  const count = Math.max(0, to - from + 1)
  const fault = count > mostPlots ? ('range' as const) : tierFault(tiers, from, to)
  let sum = 0
  if (kind === 'plot' && fault === undefined)
    for (let no = from; no <= to; no += 1) sum += tierOf(tiers, no)?.price ?? 0
  return { count, fault, sum: fen(sum) }
}

interface Span {
  readonly kind: Kind
  readonly openAt: number
  readonly closeAt: number
}

/** Those rounds of the same kind that are open while this one is. */
export const meeting = <R extends Span & { readonly state: string }>(rounds: readonly R[], plan: Span): R[] =>
  rounds.filter(
    ({ kind, state, openAt, closeAt }) =>
      kind === plan.kind &&
      state !== 'archived' &&
      state !== 'withdrawn' &&
      openAt < plan.closeAt &&
      plan.openAt < closeAt,
  )
