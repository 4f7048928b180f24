import type { ObstacleKind } from '@contract/people/closing'
import { obstacleKinds } from '@contract/people/closing'

/** How many things of each kind somebody has that must end first. Money in fen. */
export type Standing = Readonly<Record<Exclude<ObstacleKind, 'money'>, number>> & {
  readonly available: number
  readonly frozen: number
  readonly income: number
  /** Below this, money that is left cannot be taken out. */
  readonly restBelow: number
}

/** What stands in the way of closing an account, in the order in which it is shown; money counts as one thing. */
export function obstaclesOf(standing: Standing): { what: ObstacleKind; count: number }[] {
  const { available, frozen, income, restBelow, ...counts } = standing
  const money = frozen > 0 || available + income >= restBelow ? 1 : 0
  return obstacleKinds.flatMap((what) => {
    const count = { ...counts, money }[what]
    return count > 0 ? [{ what, count }] : []
  })
}

/** What is left in the wallet when nothing of it has to be taken out, in fen. */
export const restOf = ({ available, frozen, income, restBelow }: Standing): number =>
  frozen > 0 || available + income >= restBelow ? 0 : available + income
