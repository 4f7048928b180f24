import { mostPlots } from '@contract/endpoints/console/community/expand'
import type { Tier } from '@contract/expand/price'
import { tierProblem } from '@contract/expand/price'
import type { Openings } from '@contract/hours'
import { dayEnd, isOpenAt, isTradingDay, opensAt } from '@contract/hours'
import { clockText } from '@contract/moments'
import { expansion } from '@contract/expand/limits'
import type { ExpandRoundTable } from '../tables'

type Fields = Readonly<Record<string, string>>

/** The facts that decide whether a plan is valid. */
export interface Plan {
  readonly kind: ExpandRoundTable['kind']
  readonly no: string
  readonly tiers: readonly Tier[]
  readonly openAt: number
  readonly closeAt: number
  /** How many units it has for sale; of plots, those that nobody owns. */
  readonly units: number
}

type Other = Pick<ExpandRoundTable, 'no' | 'kind' | 'open_at' | 'close_at' | 'state'>

const tierWords = {
  order: '价格要从小到大排',
  range: '价格超出了范围',
  overlap: '价格的号段重叠了',
  hole: '有号段未定价',
} as const

/** The numbers that a round has prices for; of slots, from the first that can be bought to the last. */
export function rangeOf({ kind, tiers }: Pick<Plan, 'kind' | 'tiers'>) {
  if (kind === 'slot') return { from: expansion.startCapacity + 1, to: expansion.maxCapacity }
  return { from: Math.min(...tiers.map(({ from }) => from)), to: Math.max(...tiers.map(({ to }) => to)) }
}

/** Why a round cannot open at an instant at which its city is closed. */
function closedWords(openings: Openings, at: number): string {
  const opens = opensAt(openings, at)
  if (opens < dayEnd(at)) return `开放时间要在 ${clockText(opens)} 以后`
  return isTradingDay(openings, at) ? '开放时间要在休市以前' : '那天休市，请换个日期'
}

/** What is wrong with a plan by field, if something is; `openings` are those around its opening. Source: community §2. */
export function planProblems(
  plan: Plan,
  others: readonly Other[],
  now: number,
  openings: Openings,
): Fields | undefined {
  if (plan.openAt <= now) return { openAt: '开放时间要在现在之后' }
  if (!isOpenAt(openings, plan.openAt)) return { openAt: closedWords(openings, plan.openAt) }
  if (plan.closeAt <= plan.openAt) return { closeAt: '结束时间要在开放时间之后' }
  const { from, to } = rangeOf(plan)
  if (to - from >= mostPlots) return { tiers: `一期最多 ${mostPlots} 块` }
  const problem = tierProblem(plan.tiers, from, to)
  if (problem) return { tiers: tierWords[problem] }
  if (plan.kind === 'plot' && plan.units === 0) return { tiers: '这些号码都已有主' }
  if (others.some(({ no }) => no === plan.no)) return { roundNo: '这一期已经有了' }
  const meets = others.find(
    ({ kind, state, open_at: openAt, close_at: closeAt }) =>
      kind === plan.kind && state !== 'archived' && openAt < plan.closeAt && plan.openAt < closeAt,
  )
  return meets && { openAt: `和 ${meets.no} 的时间重叠` }
}
