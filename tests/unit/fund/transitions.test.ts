import {
  giftStates,
  giftTransitionFor,
  giftTransitions,
  spendStates,
  spendTransitionFor,
  spendTransitions,
} from '@contract/fund/transitions'

const dayMs = 86_400_000

/** The table of community §3 once more, by hand: row, act, who, from → to, and what else happens. */
const spends = [
  '3 approve system – → approved, money none, if isFree, payout → pay',
  '4 pay timer approved → paid, money pay, 30 d → proofLate',
  '5 askStop operator approved → same, money none, if noStopAsked',
  '5 unaskStop operator approved → same, money none, if stopAsked',
  '5 stop operator approved → stopped, money none, if stopAsked+isOther',
  '6 proof payee paid → accounted, money none',
  '6 proof payee accounted → same, money none, if isReplaceable',
  '7 proofLate timer paid → same, money none, 7 d → proofLate',
  '8 giveBack payee paid → same or returned, money back, if isLeft',
  '8 giveBack payee accounted → same, money back, if isLeft',
]

const gifts = [
  '1 give giver – → unpaid, money none, open hours, payMinutes → closeUnpaidGift',
  '1 pay giver unpaid → done, money gift, open hours',
  '1 cancel giver unpaid → closed, money none',
  '1 closeUnpaidGift timer unpaid → closed, money none',
]

it('moves spends as the design says, and in no other way', () => {
  const written = spendTransitions.flatMap(({ row, act, by, from, to, whenAllBack, money, guards, deadline }) => {
    const or = whenAllBack ? ` or ${whenAllBack}` : ''
    const guarded = guards ? `, if ${guards.join('+')}` : ''
    const after = deadline && (deadline.after === 'payout' ? 'payout' : `${deadline.after / dayMs} d`)
    const end = deadline ? `, ${after} → ${deadline.does}` : ''
    const states = from.length === 0 ? ['–'] : from
    return states.map((state) => `${row} ${act} ${by} ${state} → ${to}${or}, money ${money}${guarded}${end}`)
  })
  expect(written).toEqual(spends)
})

it('moves gifts as the design says, and in no other way', () => {
  const written = giftTransitions.map(({ row, act, by, from, to, money, openHours, deadline }) => {
    const hours = openHours ? ', open hours' : ''
    const end = deadline ? `, ${deadline.after} → ${deadline.does}` : ''
    return `${row} ${act} ${by} ${from[0] ?? '–'} → ${to}, money ${money}${hours}${end}`
  })
  expect(written).toEqual(gifts)
})

it('leaves what ended as it is: a stopped and a returned spend, a paid and a closed gift', () => {
  const spent = new Set<string>(spendTransitions.flatMap(({ from }) => from))
  const given = new Set<string>(giftTransitions.flatMap(({ from }) => from))
  expect(spendStates.filter((state) => !spent.has(state))).toEqual(['stopped', 'returned'])
  expect(giftStates.filter((state) => !given.has(state))).toEqual(['done', 'closed'])
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state; without a state, that which makes the thing', () => {
    expect(spendTransitionFor('proof', 'payee', 'accounted')?.guards).toEqual(['isReplaceable'])
    expect(spendTransitionFor('giveBack', 'payee', 'paid')?.whenAllBack).toBe('returned')
    expect(spendTransitionFor('stop', 'operator', 'approved')?.to).toBe('stopped')
    expect(spendTransitionFor('approve', 'system')?.to).toBe('approved')
    expect(giftTransitionFor('cancel', 'giver', 'unpaid')?.to).toBe('closed')
    expect(giftTransitionFor('closeUnpaidGift', 'timer', 'unpaid')?.act).toBe('closeUnpaidGift')
    expect(giftTransitionFor('give', 'giver')?.to).toBe('unpaid')
  })

  it('is none for another caller, another state, or a thing that is there', () => {
    expect(spendTransitionFor('pay', 'operator', 'approved')).toBeUndefined()
    expect(spendTransitionFor('pay', 'timer', 'paid')).toBeUndefined()
    expect(spendTransitionFor('approve', 'system', 'approved')).toBeUndefined()
    expect(spendTransitionFor('pay', 'timer')).toBeUndefined()
    expect(giftTransitionFor('pay', 'timer', 'unpaid')).toBeUndefined()
    expect(giftTransitionFor('pay', 'giver', 'done')).toBeUndefined()
    expect(giftTransitionFor('give', 'giver', 'unpaid')).toBeUndefined()
    expect(giftTransitionFor('pay', 'giver')).toBeUndefined()
  })
})
