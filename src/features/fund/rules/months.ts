import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { FundInfo } from '../atoms'

export type Month = FundInfo['months'][number]

/** The highest a bar may be, in percent of its room. */
const full = 100

/** What is there at all is seen, however little it is beside the rest. */
const leastSeen = 2

/** A month in short: 26-11. */
export const monthLabel = ({ month }: Month): string => month.slice(-5)

/** An amount with its sign; nothing has none. */
export const signed = (sign: '+' | '−', amount: Fen): string => `${amount === 0 ? '' : sign}${yuanText(amount)}`

/** A month as two bars. */
export interface Bars {
  readonly month: string
  readonly in: number
  readonly out: number
}

/** The heights of what came in and of what went out, month by month, in percent of the largest of all. */
export function barsOf(months: readonly Month[]): readonly Bars[] {
  const most = Math.max(1, ...months.flatMap((month) => [month.in, month.out]))
  const height = (amount: number) => (amount === 0 ? 0 : Math.max(leastSeen, Math.round((amount / most) * full)))
  return months.map((month) => ({ month: month.month, in: height(month.in), out: height(month.out) }))
}
