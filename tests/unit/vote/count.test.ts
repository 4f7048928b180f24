import type { BallotRules, Tally } from '@contract/vote/count'
import { choiceFits, isPublished, leastBlocks, mostChoices, outcomeOf, tallyOf, yesShareOf } from '@contract/vote/count'

const yesNo: BallotRules = { ballot: 'yesno', options: 2, maxChoice: 1, minTurnout: 30, passShare: 60 }
const single: BallotRules = { ballot: 'single', options: 3, maxChoice: 1, minTurnout: 10, passShare: 40 }
const multi: BallotRules = { ballot: 'multi', options: 4, maxChoice: 3, minTurnout: 20, passShare: 50 }

const tally = (counts: number[], abstain = 0, ballots = counts.reduce((sum, one) => sum + one, abstain)): Tally => ({
  ballots,
  abstain,
  counts,
})

describe('a choice', () => {
  it.each([
    [yesNo, [], true],
    [yesNo, [0], true],
    [yesNo, [1], true],
    [yesNo, [2], false],
    [yesNo, [0, 1], false],
    [single, [2], true],
    [single, [0, 1], false],
    [multi, [0, 1, 3], true],
    [multi, [0, 1, 2, 3], false],
    [multi, [1, 0], false],
    [multi, [1, 1], false],
    [multi, [-1], false],
    [multi, [0.5], false],
    [multi, [4], false],
  ])('%j %j fits: %j', (rules, choice, fits) => {
    expect(choiceFits(rules, choice)).toBe(fits)
  })

  it('names as many options as the ballot allows', () => {
    expect([yesNo, single, multi].map(mostChoices)).toEqual([1, 1, 3])
    expect(mostChoices({ ...yesNo, maxChoice: 5 })).toBe(1)
  })
})

describe('the count', () => {
  it('counts each option of each ballot, and abstentions apart', () => {
    const ballots = [
      { choice: [0, 2] },
      { choice: [2] },
      { choice: [] },
      { choice: [0], times: 5 },
      { choice: [], times: 2 },
    ]
    expect(tallyOf(4, ballots)).toEqual({ ballots: 10, abstain: 3, counts: [6, 0, 2, 0] })
    expect(tallyOf(2, [])).toEqual({ ballots: 0, abstain: 0, counts: [0, 0] })
  })

  it('does not pass over an option that is not there', () => {
    expect(() => tallyOf(2, [{ choice: [2] }])).toThrow('there is no option 2')
  })
})

describe('the least turnout', () => {
  it('is a whole number of blocks, rounded up', () => {
    expect([leastBlocks(1_204, 30), leastBlocks(1_204, 38), leastBlocks(10, 10), leastBlocks(0, 30)]).toEqual([
      362, 458, 1, 0,
    ])
  })

  it.each([
    [361, 'noQuorum'],
    [362, 'passed'],
  ])('%i ballots of 1,204 at 30 %%: %s', (ballots, result) => {
    expect(outcomeOf(yesNo, tally([ballots, 0]), 1_204).result).toBe(result)
  })

  it('counts those who abstain', () => {
    expect(outcomeOf(yesNo, tally([10, 5], 347), 1_204).result).toBe('passed')
  })

  it('is never made by nobody', () => {
    expect(outcomeOf(yesNo, tally([0, 0]), 0)).toEqual({ result: 'noQuorum', accepted: [], isTie: false })
  })
})

/** Source: community §4 (result): whole numbers, multiplied crosswise. */
describe('the result', () => {
  it.each([
    [60, 40, 'passed'],
    [59, 40, 'failed'],
    [3, 2, 'passed'],
    [599_999, 400_000, 'failed'],
    [0, 0, 'failed'],
    [0, 1, 'failed'],
  ])('of %i yes and %i no at 60 %%: %s', (yes, no, result) => {
    expect(outcomeOf({ ...yesNo, minTurnout: 1 }, tally([yes, no], 1), 1).result).toBe(result)
  })

  it('of a yes-or-no ballot at 50 % needs more yes than no', () => {
    const half = { ...yesNo, passShare: 50 }
    expect(outcomeOf(half, tally([5, 5]), 10)).toEqual({ result: 'failed', accepted: [], isTie: false })
    expect(outcomeOf(half, tally([6, 5]), 11)).toEqual({ result: 'passed', accepted: [0], isTie: false })
  })

  it('of one choice is the option with most ballots, if its share of those who chose is enough', () => {
    expect(outcomeOf(single, tally([4, 3, 3], 90), 100)).toEqual({ result: 'passed', accepted: [0], isTie: false })
    expect(outcomeOf(single, tally([39, 31, 30]), 100)).toEqual({ result: 'failed', accepted: [], isTie: false })
    expect(outcomeOf(single, tally([4, 4, 2]), 10)).toEqual({ result: 'failed', accepted: [], isTie: true })
    expect(outcomeOf(single, tally([0, 0, 0], 10), 10)).toEqual({ result: 'failed', accepted: [], isTie: false })
  })

  it('of several choices is every option with enough of those who chose', () => {
    expect(outcomeOf(multi, tally([5, 4, 10, 0], 10, 20), 40)).toEqual({
      result: 'passed',
      accepted: [0, 2],
      isTie: false,
    })
    expect(outcomeOf(multi, tally([4, 4, 4, 0], 0, 10), 10)).toEqual({ result: 'failed', accepted: [], isTie: false })
    expect(outcomeOf(multi, tally([0, 0, 0, 0], 10), 10).result).toBe('failed')
  })
})

it('gives the share of yes in basis points, to a tenth of a percent as every share is read', () => {
  const shares = [tally([312, 125], 23), tally([2, 1]), tally([5, 2]), tally([0, 0], 4)].map(yesShareOf)
  expect(shares).toEqual([7_140, 6_670, 7_140, 0])
})

it('publishes no ballots of a secret vote while each of them would be known', () => {
  expect([2, 3].map((ballots) => isPublished({ anonymous: true }, ballots))).toEqual([false, true])
  expect(isPublished({ anonymous: false }, 1)).toBe(true)
})

it('counts ten thousand ballots within a phone’s patience', () => {
  const ballots = Array.from({ length: 10_000 }, (_, i) => ({ choice: i % 7 === 0 ? [] : [i % 3, 3] }))
  const { counts, abstain } = tallyOf(4, ballots)
  expect([counts[3], abstain]).toEqual([8_571, 1_429])
})
