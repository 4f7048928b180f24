import { startOfDay } from '@contract/hours'
import { inRowWords, isBarredBy } from '@contract/mayor/in-row'
import { electionActs } from '@contract/mayor/transitions'
import type { Part } from '../../../server/modules/mayor/rules/acts'
import { publishedCount } from '../../../server/modules/mayor/open/published'
import { actsOf, actsUntil, isOpenFor } from '../../../server/modules/mayor/rules/acts'
import { barredIn, standingRefusal, standingOf, termsInRow } from '../../../server/modules/mayor/rules/eligible'
import { countIn, ranksIn, ranksText } from '../../../server/modules/mayor/rules/stored'
import { drawn } from '../../../server/modules/mayor/rules/lots'
import { electionNo, termText } from '../../../server/modules/mayor/rules/number'

const dayMs = 86_400_000

const voter: Part = {
  mayAct: true,
  isHeld: true,
  isEligible: true,
  hasStood: false,
  isStanding: false,
  inCensus: true,
  hasCast: false,
  hasCandidates: true,
  term: undefined,
}
const candidate: Part = { ...voter, hasStood: true, isStanding: true }
const stages = { vote_from: 100, vote_to: 200 }
const nominating = { ...stages, state: 'nominating' } as const
const voting = { ...stages, state: 'voting' } as const

describe('the acts of a person', () => {
  it('are standing for mayor while that is open, for who may', () => {
    expect(actsOf(nominating, voter, 99)).toEqual(['join'])
    expect(actsOf(nominating, voter, 100)).toEqual([])
    for (const part of [{ isEligible: false }, { hasStood: true }, { isHeld: false }, { mayAct: false }])
      expect(actsOf(nominating, { ...voter, ...part }, 99)).toEqual([])
  })

  it('are editing and quitting for a candidate; who cannot act as the block may still quit', () => {
    expect(actsOf(nominating, candidate, 99)).toEqual(['edit', 'quit'])
    expect(actsOf(nominating, { ...candidate, isHeld: false }, 99)).toEqual(['quit'])
    expect(actsOf(nominating, { ...candidate, isStanding: false }, 99)).toEqual([])
    expect(actsOf(voting, { ...candidate, inCensus: false }, 199)).toEqual(['quit'])
  })

  it('are a ballot, or its change, until the close', () => {
    expect(actsOf(voting, voter, 199)).toEqual(['cast'])
    expect(actsOf(voting, { ...voter, hasCast: true }, 199)).toEqual(['change'])
    expect(actsOf(voting, voter, 200)).toEqual([])
    for (const part of [{ inCensus: false }, { isHeld: false }, { hasCandidates: false }])
      expect(actsOf(voting, { ...voter, ...part }, 199)).toEqual([])
  })

  it('are giving the seat back for who was elected, and nothing else after the count', () => {
    const seated = { ...stages, state: 'seated' } as const
    expect(actsOf(seated, candidate, 300)).toEqual([])
    expect(actsOf(seated, { ...candidate, term: { state: 'planned' } }, 300)).toEqual(['resign'])
    expect(actsOf(seated, { ...candidate, isHeld: false, term: { state: 'serving' } }, 300)).toEqual(['resign'])
    expect(actsOf(seated, { ...candidate, term: { state: 'ended' } }, 300)).toEqual([])
    expect(electionActs).toContain('resign')
  })

  it('are open to whom the table names, until the stage ends', () => {
    expect([isOpenFor('strike', 'operator', voting, 199), isOpenFor('strike', 'operator', voting, 200)]).toEqual([
      true,
      false,
    ])
    expect([isOpenFor('cast', 'resident', nominating, 0), isOpenFor('cast', 'operator', voting, 0)]).toEqual([
      false,
      false,
    ])
  })

  it('end with their stage', () => {
    expect([actsUntil(nominating), actsUntil(voting)]).toEqual([100, 200])
    expect(actsUntil({ ...stages, state: 'announced' })).toBe(0)
  })
})

describe('who may stand', () => {
  const clean = { lostDisputes: 0, termsInRow: 0 }

  it('has lived here for thirty days', () => {
    expect(standingOf(0, clean, 30 * dayMs - 1)).toEqual({ residentDays: 29, ...clean })
    expect(standingRefusal(standingOf(0, clean, 30 * dayMs - 1), 0)).toMatchObject({
      reason: 'NO_RIGHT',
      data: { residentDays: 29 },
      msg: '居住 29 天，满 30 天可参选',
    })
    expect(standingRefusal(standingOf(0, clean, 30 * dayMs), 0)).toBeUndefined()
    expect(standingOf(null, clean, dayMs).residentDays).toBe(0)
    expect(standingOf(dayMs, clean, 0).residentDays).toBe(0)
  })

  it('has lost no dispute', () => {
    expect(standingRefusal(standingOf(0, { ...clean, lostDisputes: 1 }, 31 * dayMs), 0)).toMatchObject({
      reason: 'NO_RIGHT',
      data: { lostDisputes: 1 },
      msg: '近 90 天有输掉的纠纷',
    })
  })

  it('was not mayor for as many terms in a row as the rule of the election names; without a rule for any number', () => {
    const after = (terms: number, most: number) =>
      standingRefusal(standingOf(0, { ...clean, termsInRow: terms }, 31 * dayMs), most)
    expect(after(1, 1)).toMatchObject({
      reason: 'NO_RIGHT',
      data: { termsInRow: 1 },
      msg: '已连续任职 1 届，本届不能参选',
    })
    expect([after(0, 1), after(1, 2), after(9, 0), after(0, 0)]).toEqual([undefined, undefined, undefined, undefined])
    expect([after(2, 2)?.reason, after(3, 2)?.reason]).toEqual(['NO_RIGHT', 'NO_RIGHT'])
  })

  it('is told in whole sentences, and a limit of none bars nobody', () => {
    expect([inRowWords.rule(2), inRowWords.barred(2)]).toEqual(['最多连续任职 2 届', '已连续任职 2 届，本届不能参选'])
    expect([isBarredBy(0, 99), isBarredBy(2, 1), isBarredBy(2, 2), isBarredBy(1, 0)]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  const seat = (userId: number, termNo: number) => ({ user_id: userId, term_no: termNo })

  it('counts the terms right before, and none behind one in which somebody else was mayor', () => {
    const seated = [seat(7, 1), seat(8, 2), seat(7, 3), seat(7, 4)]
    expect([5, 4, 3, 2, 1, 6].map((termNo) => termsInRow(seated, 7, termNo))).toEqual([2, 1, 0, 1, 0, 0])
    expect(termsInRow(seated, 8, 5)).toBe(0)
    expect(termsInRow([], 7, 5)).toBe(0)
  })

  it('names whom the rule bars: mayor and successor of the term before', () => {
    const seated = [seat(7, 3), seat(7, 4), seat(8, 4), seat(9, 3)]
    const barred = (most: number, termNo = 5) => barredIn(seated, termNo, most).map((one) => one.user_id)
    expect([barred(0), barred(1), barred(2), barred(3)]).toEqual([[], [7, 8], [7], []])
    expect([barred(1, 6), barred(1, 4)]).toEqual([[], [7, 9]])
  })
})

it('keeps ranks and counts as texts', () => {
  expect(ranksIn(ranksText([12, 3, 1]))).toEqual([12, 3, 1])
  expect(ranksText([12, 3, 1])).toBe('12,3,1')
  expect(countIn(null)).toBeUndefined()
  expect(countIn('3')).toBeUndefined()
  expect(countIn('null')).toBeUndefined()
  expect(countIn('{}')).toBeUndefined()
  expect(countIn('{"ballots":1,"rounds":[],"winner":1,"runnerUp":null}')?.ballots).toBe(1)
})

it('publishes no count of so few ballots that each would be known', () => {
  const kept = (ballots: number) => JSON.stringify({ ballots, rounds: [], winner: 1, runnerUp: null })
  expect([publishedCount(null), publishedCount(kept(2)), publishedCount(kept(3))?.ballots]).toEqual([
    undefined,
    undefined,
    3,
  ])
})

it('draws by lot: the smallest draw first, of equal ones the earlier nomination', () => {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32BE(9, 0)
  bytes.writeUInt32BE(1, 4)
  bytes.writeUInt32BE(9, 8)
  bytes.writeUInt32BE(4, 12)
  expect(drawn([1, 2, 3, 5], bytes)).toEqual([2, 5, 1, 3])
  expect(drawn([2, 1], Buffer.concat([Buffer.alloc(4, 255), Buffer.alloc(8)]).subarray(4))).toEqual([1, 2])
})

it('is called by the year and the term', () => {
  const at = startOfDay('2026-11-01')
  expect([electionNo(7, at), electionNo(12, at), electionNo(1, at - 365 * dayMs)]).toEqual(['M2607', 'M2612', 'M2501'])
  expect(termText(7)).toBe('第 7 届')
})
