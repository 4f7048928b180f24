import { recharges } from '@contract/limits'

/** What the platform adds to an amount, in fen: the bonus of the highest step it reaches. Source: domain model §3.8. */
export const bonusOf = (amount: number): number =>
  recharges.bonusSteps.reduce((bonus, step) => (amount >= step.fromFen ? step.bonusFen : bonus), 0)
