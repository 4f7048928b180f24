import { mutualActs, mutualStates, mutualTransitionFor, mutualTransitions } from '@contract/mutual/transitions'

const hourMs = 3_600_000

/** The table of community §6 once more, by hand: row, act, who, from → to, points, conditions, deadline. */
const table = [
  '1 publish author – → open, points hold of need, if blockHasRoom+canPromise, days → expire',
  '2 edit author open → same, points hold of need, if thanksUpward+canPromise',
  '3 join resident open → same, points none, if isOther+isFirst+canPromise',
  '3 withdraw replier open → same, points none',
  '3 withdraw replier matched → same, points none',
  '4 choose author open → matched, points hold of offer, if replyOpen+canPromise, 336 h → lapse',
  '5 finish helper matched → same, points none, if notFinished, 72 h → autoThank',
  '6 thank asker matched → done, points thank, if canPromise+withinDay',
  '7 autoThank timer matched → done, points thank, if isFinished',
  '7b notHelped asker matched → closed, points back, if isFinished',
  '8 lapse timer matched → closed, points back, if notFinished',
  '9 expire timer open → expired, points back',
  '9 close author open → closed, points back',
  '10 close author matched → closed, points back, if notFinished',
  '10 stepBack chosen matched → open, points back of offer, if notFinished, days → expire',
  '11 pin mayor open → same, points none, if fewPins',
  '11 unpin mayor open → same, points none',
  '12 remove operator open → removed, points back, if isOther',
  '12 remove operator matched → removed, points back, if isOther',
  '12 remove operator done → removed, points back, if isOther',
  '12 remove operator closed → removed, points back, if isOther',
  '12 remove operator expired → removed, points back, if isOther',
  '§6 transfer handOver system open → closed, points back',
]

it('moves posts as the design says, and in no other way', () => {
  const written = mutualTransitions.flatMap(({ row, act, by, from, to, points, pointsOf, guards, deadline }) => {
    const of = pointsOf ? ` of ${pointsOf}` : ''
    const guarded = guards ? `, if ${guards.join('+')}` : ''
    const after = deadline && (deadline.after === 'days' ? 'days' : `${deadline.after / hourMs} h`)
    const end = deadline ? `, ${after} → ${deadline.does}` : ''
    const states = from.length === 0 ? ['–'] : from
    return states.map((state) => `${row} ${act} ${by} ${state} → ${to}, points ${points}${of}${guarded}${end}`)
  })
  expect(written).toEqual(table)
})

it('leaves a removed post as it is; of an ended one only operators do something', () => {
  const live = new Set<string>(mutualTransitions.flatMap(({ from, by }) => (by === 'operator' ? [] : from)))
  expect(mutualStates.filter((state) => !live.has(state))).toEqual(['done', 'closed', 'expired', 'removed'])
  expect(mutualTransitions.some(({ from }) => from.includes('removed'))).toBe(false)
})

it('has a button for each act of a person', () => {
  const isPersons = (by: string) => by !== 'timer' && by !== 'system'
  const acts = mutualTransitions.flatMap(({ act, by }) => (isPersons(by) ? [act] : []))
  expect(new Set(acts)).toEqual(new Set(['publish', ...mutualActs]))
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state; without a state, that which makes the post', () => {
    expect(mutualTransitionFor('publish', 'author')?.to).toBe('open')
    expect(mutualTransitionFor('close', 'author', 'matched')?.row).toBe('10')
    expect(mutualTransitionFor('thank', 'asker', 'matched')?.to).toBe('done')
  })

  it('is none for another caller, another state, or a post that is there', () => {
    expect(mutualTransitionFor('choose', 'resident', 'open')).toBeUndefined()
    expect(mutualTransitionFor('thank', 'helper', 'matched')).toBeUndefined()
    expect(mutualTransitionFor('finish', 'helper', 'done')).toBeUndefined()
    expect(mutualTransitionFor('publish', 'author', 'open')).toBeUndefined()
    expect(mutualTransitionFor('close', 'author')).toBeUndefined()
  })
})
