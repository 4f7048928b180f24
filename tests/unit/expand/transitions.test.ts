import {
  roundStates,
  roundTransitionFor,
  roundTransitions,
  slotStates,
  slotTransitionFor,
  slotTransitions,
} from '@contract/expand/transitions'

/** The tables of community §2 once more, by hand: act, who, from → to, and what else happens. */
const rounds = [
  'plan operator – → draft',
  'approve operator draft → planned, timer openAt',
  'edit operator draft → draft',
  'edit operator planned → draft',
  'withdraw operator draft → withdrawn',
  'withdraw operator planned → withdrawn',
  'open timer planned → open, timer closeAt',
  'close timer open → archived',
  'askHalt operator planned → same',
  'askHalt operator open → same',
  'unaskHalt operator planned → same',
  'unaskHalt operator open → same',
  'halt operator planned → archived',
  'halt operator open → archived',
]

const slots = [
  'buy buyer – → unpaid, money none, units taken, open hours, payMinutes → closeUnpaidSlots',
  'pay buyer unpaid → done, money treasury, units kept, open hours',
  'cancel buyer unpaid → closed, money none, units back',
  'closeUnpaidSlots timer unpaid → closed, money none, units back',
  'lockBlock system unpaid → closed, money none, units back',
  'haltRound system unpaid → closed, money none, units back',
  'correct operators done → closed, money reversed, units back',
]

it('moves rounds as the design says, and in no other way', () => {
  const written = roundTransitions.flatMap(({ act, by, from, to, next }) =>
    (from.length === 0 ? ['–'] : from).map((state) => `${act} ${by} ${state} → ${to}${next ? `, timer ${next}` : ''}`),
  )
  expect(written).toEqual(rounds)
})

it('moves purchases as the design says, and in no other way', () => {
  const written = slotTransitions.map(({ act, by, from, to, money, units, openHours, deadline }) => {
    const hours = openHours ? ', open hours' : ''
    const end = deadline ? `, ${deadline.after} → ${deadline.does}` : ''
    return `${act} ${by} ${from[0] ?? '–'} → ${to}, money ${money}, units ${units}${hours}${end}`
  })
  expect(written).toEqual(slots)
})

it('leaves a purchase that ended, and a round that was archived or withdrawn, as it is', () => {
  const rounded = new Set<string>(roundTransitions.flatMap(({ from }) => from))
  const bought = new Set<string>(slotTransitions.flatMap(({ from }) => from))
  expect(roundStates.filter((state) => !rounded.has(state))).toEqual(['archived', 'withdrawn'])
  expect(slotStates.filter((state) => !bought.has(state))).toEqual(['closed'])
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state', () => {
    expect(roundTransitionFor('approve', 'operator', 'draft')?.to).toBe('planned')
    expect(roundTransitionFor('withdraw', 'operator', 'planned')?.to).toBe('withdrawn')
    expect(slotTransitionFor('cancel', 'buyer', 'unpaid')?.to).toBe('closed')
    expect(slotTransitionFor('closeUnpaidSlots', 'timer', 'unpaid')?.act).toBe('closeUnpaidSlots')
  })

  it('without a state is that which makes the thing', () => {
    expect(roundTransitionFor('plan', 'operator')?.to).toBe('draft')
    expect(slotTransitionFor('buy', 'buyer')?.to).toBe('unpaid')
    expect(roundTransitionFor('approve', 'operator')).toBeUndefined()
    expect(slotTransitionFor('pay', 'buyer')).toBeUndefined()
  })

  it('is none for another caller, another state, or a thing that is there', () => {
    expect(roundTransitionFor('open', 'operator', 'planned')).toBeUndefined()
    expect(roundTransitionFor('approve', 'operator', 'planned')).toBeUndefined()
    expect(roundTransitionFor('plan', 'operator', 'draft')).toBeUndefined()
    expect(slotTransitionFor('pay', 'timer', 'unpaid')).toBeUndefined()
    expect(slotTransitionFor('pay', 'buyer', 'done')).toBeUndefined()
    expect(slotTransitionFor('buy', 'buyer', 'unpaid')).toBeUndefined()
  })
})
