import { votes } from './limits'
import type { VoteResult } from './transitions'

export const ballotKinds = ['yesno', 'single', 'multi'] as const
export type BallotKind = (typeof ballotKinds)[number]

/** When counts by option are shown: at any time, to those who have voted, or after the close only. */
export const resultPolicies = ['always', 'afterVote', 'atEnd'] as const
export type ResultPolicy = (typeof resultPolicies)[number]

/** The options of a yes-or-no ballot by their places in a choice. */
export const yesNo = { yes: 0, no: 1 } as const

/** Chosen options by their places from 0 on, ascending; none: an abstention, which counts for the turnout only. */
export type Choice = readonly number[]

/** What a vote asks: the frozen rules by which its ballots are checked and counted. Shares in percent. */
export interface BallotRules {
  readonly ballot: BallotKind
  /** How many options there are; two of a yes-or-no ballot. */
  readonly options: number
  readonly maxChoice: number
  readonly minTurnout: number
  readonly passShare: number
}

/** How many options a ballot offers, of which so many have names of their own: two without names of a yes-or-no ballot. */
export const optionCount = (ballot: BallotKind, named: number): number =>
  ballot === 'yesno' ? Object.keys(yesNo).length : named

/** The most options that one ballot may name. */
export const mostChoices = ({ ballot, maxChoice }: Pick<BallotRules, 'ballot' | 'maxChoice'>): number =>
  ballot === 'multi' ? maxChoice : 1

/** Whether a choice can stand on a ballot of this vote. */
export const choiceFits = (rules: Pick<BallotRules, 'ballot' | 'options' | 'maxChoice'>, choice: Choice): boolean =>
  choice.length <= mostChoices(rules) &&
  choice.every((option, i) => Number.isInteger(option) && option < rules.options && option > (choice[i - 1] ?? -1))

/** Counts by option. */
export interface Tally {
  readonly ballots: number
  readonly abstain: number
  readonly counts: readonly number[]
}

/**
 * Counts ballots. The server counts with it when a vote closes, and every phone that counts again. `times`: that many equal ballots.
 * Throws when a ballot names an option that is not there. Source: community §4 (recount).
 */
export function tallyOf(
  options: number,
  ballots: Iterable<{ readonly choice: Choice; readonly times?: number }>,
): Tally {
  const counts = Array.from({ length: options }, () => 0)
  let [all, abstain] = [0, 0]
  for (const { choice, times = 1 } of ballots) {
    all += times
    if (choice.length === 0) abstain += times
    for (const option of choice) {
      const before = counts[option]
      if (before === undefined) throw new Error(`there is no option ${option}`)
      counts[option] = before + times
    }
  }
  return { ballots: all, abstain, counts }
}

/** Shares are in percent. */
const whole = 100

/** The smallest number of blocks that makes the turnout: 362 of 1,204 at 30 %. */
export const leastBlocks = (census: number, minTurnout: number): number => Math.ceil((census * minTurnout) / whole)

/** How a vote ended: its state, the options that were accepted, and whether two had most ballots. */
export interface Outcome {
  readonly result: VoteResult
  readonly accepted: readonly number[]
  readonly isTie: boolean
}

const failed: Outcome = { result: 'failed', accepted: [], isTie: false }
const passed = (accepted: readonly number[]): Outcome => ({ result: 'passed', accepted, isTie: false })

/** Whether so many of `all` reach a share in percent; by multiplication, so that nothing is rounded. */
const reaches = (some: number, all: number, share: number): boolean => all > 0 && some * whole >= share * all

/** The result of a count, in whole numbers. Abstentions count for the turnout only. Source: community §4 (result). */
export function outcomeOf(rules: BallotRules, { ballots, abstain, counts }: Tally, census: number): Outcome {
  if (ballots < leastBlocks(census, rules.minTurnout) || ballots === 0) return { ...failed, result: 'noQuorum' }
  const given = ballots - abstain
  const [yes = 0, no = 0] = counts
  const reached = counts.flatMap((count, option) => (reaches(count, given, rules.passShare) ? [option] : []))
  switch (rules.ballot) {
    case 'yesno':
      return yes > no && reaches(yes, yes + no, rules.passShare) ? passed([yesNo.yes]) : failed
    case 'multi':
      return reached.length > 0 ? passed(reached) : failed
    case 'single': {
      const most = Math.max(...counts)
      const first = counts.flatMap((count, option) => (count === most && count > 0 ? [option] : []))
      if (first.length > 1) return { ...failed, isTie: true }
      return first.some((option) => reached.includes(option)) ? passed(first) : failed
    }
  }
}

/** A share of blocks or ballots for people to read, in basis points, rounded to a tenth of a percent; 0 of none. */
export const shownShare = (some: number, all: number): number => (all === 0 ? 0 : Math.round((some * 1_000) / all) * 10)

/** The share of yes among yes and no, for people to read. */
export const yesShareOf = ({ counts: [yes = 0, no = 0] }: Tally): number => shownShare(yes, yes + no)

/** Whether distribution and ballots of a closed vote are published: of so few secret ballots each would be known. Source: community §4. */
export const isPublished = ({ anonymous }: { readonly anonymous: boolean }, ballots: number): boolean =>
  !anonymous || ballots >= votes.fewestPublished
