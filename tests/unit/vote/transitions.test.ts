import { voteStates, voteTransitionFor, voteTransitions } from '@contract/vote/transitions'

const dayMs = 86_400_000

/** The table of community §4 once more, by hand: row, act, who, from → to, and what else happens. */
const table = [
  '1 save author – → draft, 30 d → lapse',
  '1 edit author draft → same, if isNotAsking',
  '2 start author draft → open, if isNotFund+hasPoints, days → close',
  '2f ask author draft → same, if isFund+isNotAsking+hasPoints+isFree, 7 d → lapse',
  '§7 ask mayor draft → same or open, days → close',
  '3 support resident draft → same or open, if isAsking+isOther+isNew, days → close',
  '3 support mayor draft → same or open, if isAsking+isOther+isNew, days → close',
  '3 unsupport resident draft → same, if isAsking+isThere',
  '4 lapse timer draft → cancelled',
  '5 cast resident open → same, if inTime+inCensus+notCast, +1 points',
  '5 change resident open → same, if inTime+inCensus+hasCast',
  '6 remind timer open → same',
  '7 cancel author draft → cancelled',
  '7 cancel author open → cancelled, if inTime+noBallots',
  '8 remove operator draft → cancelled',
  '8 remove operator open → cancelled',
  '9 close timer open → result',
]

it('moves votes as the design says, and in no other way', () => {
  const written = voteTransitions.flatMap(({ row, act, by, from, to, whenEnough, guards, points, deadline }) => {
    const or = whenEnough ? ` or ${whenEnough}` : ''
    const guarded = guards ? `, if ${guards.join('+')}` : ''
    const given = points ? `, +${points} points` : ''
    const after = deadline && (deadline.after === 'days' ? 'days' : `${deadline.after / dayMs} d`)
    const end = deadline ? `, ${after} → ${deadline.does}` : ''
    const states = from.length === 0 ? ['–'] : from
    return states.map((state) => `${row} ${act} ${by} ${state} → ${to}${or}${guarded}${given}${end}`)
  })
  expect(written).toEqual(table)
})

it('leaves what was counted or cancelled as it is', () => {
  const left = new Set<string>(voteTransitions.flatMap(({ from }) => from))
  expect(voteStates.filter((state) => !left.has(state))).toEqual(['passed', 'failed', 'noQuorum', 'cancelled'])
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state; without a state, that which makes the vote', () => {
    expect(voteTransitionFor('cancel', 'author', 'open')?.guards).toEqual(['inTime', 'noBallots'])
    expect(voteTransitionFor('cancel', 'author', 'draft')?.guards).toBeUndefined()
    expect(voteTransitionFor('close', 'timer', 'open')?.to).toBe('result')
    expect(voteTransitionFor('save', 'author')?.to).toBe('draft')
  })

  it('is none for another caller, another state, or a vote that is there', () => {
    expect(voteTransitionFor('close', 'operator', 'open')).toBeUndefined()
    expect(voteTransitionFor('cast', 'resident', 'passed')).toBeUndefined()
    expect(voteTransitionFor('save', 'author', 'draft')).toBeUndefined()
    expect(voteTransitionFor('start', 'author')).toBeUndefined()
  })
})
