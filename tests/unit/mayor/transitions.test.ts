import {
  electionActs,
  electionStates,
  electionTransitionFor,
  electionTransitions,
  strikeActs,
  termEnds,
  termTransitionFor,
  termTransitions,
} from '@contract/mayor/transitions'

/** The table of community §7 once more, by hand: row, act, who, from → to, when nobody stands, conditions, points, what comes then. */
const elections = [
  '1 announce operator – → announced, if noneRunning, then nominate',
  '1 announce timer – → announced, if noneRunning, then nominate',
  '2 nominate timer announced → nominating, then open',
  '3 join resident nominating → same, if inTime+isSettled+noLostDispute+mayFollow+isNew',
  '3 edit candidate nominating → same, if inTime+isStanding',
  '4 quit candidate nominating → same, if inTime+isStanding',
  '4 quit candidate voting → same, if inTime+isStanding',
  '5 askStrike operator nominating → same, if isStanding+isNotAsked',
  '5 askStrike operator voting → same, if isStanding+isNotAsked',
  '5 unaskStrike operator nominating → same, if isStanding+isAsked',
  '5 unaskStrike operator voting → same, if isStanding+isAsked',
  '5 strike operator nominating → same, if isStanding+isAsked',
  '5 strike operator voting → same, if isStanding+isAsked',
  '5 strike system nominating → same, if isStanding',
  '5 strike system voting → same, if isStanding',
  '6 open timer nominating → voting or void, then count',
  '7 cast resident voting → same, if inTime+inCensus+notCast, points 1',
  '7 change resident voting → same, if inTime+inCensus+hasCast',
  '8 remind timer voting → same',
  '9 count timer voting → result',
  '10 again timer void → same',
]

const terms = [
  '9 seat system – → planned',
  '9 start timer planned → serving',
  '1 callNext timer serving → same',
  '9 end timer serving → ended',
  '11 lose system planned → ended, the runner-up follows',
  '11 lose system serving → ended, the runner-up follows',
  '11 resign mayor planned → ended, the runner-up follows',
  '11 resign mayor serving → ended, the runner-up follows',
]

const statesOf = (from: readonly string[]) => (from.length === 0 ? ['–'] : from)

it('moves elections as the design says, and in no other way', () => {
  const written = electionTransitions.flatMap(({ row, act, by, from, to, whenNobody, guards, points, then }) => {
    const nobody = whenNobody ? ` or ${whenNobody}` : ''
    const guarded = guards ? `, if ${guards.join('+')}` : ''
    const given = points ? `, points ${points}` : ''
    const next = then ? `, then ${then}` : ''
    return statesOf(from).map((state) => `${row} ${act} ${by} ${state} → ${to}${nobody}${guarded}${given}${next}`)
  })
  expect(written).toEqual(elections)
})

it('moves terms as the design says, and in no other way', () => {
  const written = termTransitions.flatMap(({ row, act, by, from, to, isSucceeded }) =>
    statesOf(from).map(
      (state) => `${row} ${act} ${by} ${state} → ${to}${isSucceeded ? ', the runner-up follows' : ''}`,
    ),
  )
  expect(written).toEqual(terms)
})

it('leaves a seated election as it is, and an ended term', () => {
  const moved = new Set<string>(electionTransitions.flatMap(({ from }) => from))
  expect(electionStates.filter((state) => !moved.has(state))).toEqual(['seated'])
  expect(termTransitions.some(({ from }) => from.includes('ended'))).toBe(false)
})

it('has a button for each act of a person, and ends a term in no other way than is told', () => {
  const byPeople = electionTransitions.flatMap(({ act, by }) => (by === 'resident' || by === 'candidate' ? [act] : []))
  expect(new Set([...byPeople, 'resign'])).toEqual(new Set(electionActs))
  const byStaff = electionTransitions.flatMap(({ act, by }) => (by === 'operator' && act !== 'announce' ? [act] : []))
  // What a second one does stands with the ask.
  expect(new Set(byStaff)).toEqual(new Set([...strikeActs, 'unaskStrike', 'strike']))
  const ends = termTransitions.flatMap(({ act, to }) => (to === 'ended' ? [act] : []))
  expect(new Set(ends)).toEqual(new Set(termEnds))
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state; without a state, that which makes the thing', () => {
    expect(electionTransitionFor('announce', 'operator')?.to).toBe('announced')
    expect(electionTransitionFor('quit', 'candidate', 'voting')?.row).toBe('4')
    expect(termTransitionFor('seat', 'system')?.to).toBe('planned')
    expect(termTransitionFor('lose', 'system', 'planned')?.isSucceeded).toBe(true)
  })

  it('is none for another caller, another state, or a thing that is there', () => {
    expect(electionTransitionFor('join', 'resident', 'voting')).toBeUndefined()
    expect(electionTransitionFor('strike', 'candidate', 'voting')).toBeUndefined()
    expect(electionTransitionFor('announce', 'operator', 'void')).toBeUndefined()
    expect(termTransitionFor('resign', 'system', 'serving')).toBeUndefined()
    expect(termTransitionFor('end', 'timer', 'planned')).toBeUndefined()
  })
})
