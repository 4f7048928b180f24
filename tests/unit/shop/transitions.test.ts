import {
  shopActs,
  shopAdminActs,
  shopStates,
  shopTransitionFor,
  shopTransitions,
  termStates,
  termTransitionFor,
  termTransitions,
} from '@contract/shop/transitions'

const dayMs = 86_400_000

/** The table of community §5 once more, by hand: row, act, who, from → to, and what else happens. */
const shops = [
  '1 apply owner – → applied, money none, seat none, if isOnly, review → alarm',
  '2 edit owner applied → same, money none, seat none',
  '2 withdraw owner applied → removed, money none, seat none',
  '2 alarm timer applied → same, money none, seat none',
  '3 approve operator applied → unpaid, money none, seat taken, if isOther+seatFree, 7 d → payLate',
  '4 reject operator applied → rejected, money none, seat none, if isOther',
  '5 payLate timer unpaid → rejected, money none, seat back',
  '6 pay owner unpaid → active, money term, seat kept, open hours, if beforePayEnd, renew → remind',
  '7 edit owner active → same, money none, seat kept, review → alarm',
  '7 approveEdit operator active → same, money none, seat kept, if isOther+editWaits',
  '7 rejectEdit operator active → same, money none, seat kept, if isOther+editWaits',
  '7 alarm timer active → same, money none, seat kept',
  '8 renew owner active → active, money term, seat kept, open hours, if inRenewTime+seatKept, renew → remind',
  '8 renew owner expired → active, money term, seat kept, open hours, if inRenewTime+seatKept, renew → remind',
  '9 remind timer active → same, money none, seat kept, renew → remind',
  '9 end timer active → expired, money none, seat back, 30 d → hide',
  '9 hide timer expired → hidden, money none, seat none',
  '10 remove operator applied → removed, money none, seat back, if isOther',
  '10 remove operator unpaid → removed, money none, seat back, if isOther',
  '10 remove operator active → removed, money none, seat back, if isOther',
  '10 remove operator expired → removed, money none, seat back, if isOther',
  '11 handOver system active → same or expired, money none, seat kept',
  '11 handOver system expired → same or hidden, money none, seat none',
  '11 handOver system applied → same or removed, money none, seat kept',
  '11 handOver system unpaid → same or removed, money none, seat kept',
]

const terms = [
  '6 order owner – → unpaid, money none, open hours, payMinutes → closeUnpaidTerm',
  '6 pay owner unpaid → done, money term, open hours',
  '6 cancel owner unpaid → closed, money none',
  '6 closeUnpaidTerm timer unpaid → closed, money none',
  '6 endShop system unpaid → closed, money none',
  '10 correct operators done → reversed, money reversed',
]

it('moves shops as the design says, and in no other way', () => {
  const written = shopTransitions.flatMap((t) => {
    const or = t.whenNoBlock ? ` or ${t.whenNoBlock}` : ''
    const hours = t.openHours ? ', open hours' : ''
    const guarded = t.guards ? `, if ${t.guards.join('+')}` : ''
    const after =
      t.deadline && (typeof t.deadline.after === 'number' ? `${t.deadline.after / dayMs} d` : t.deadline.after)
    const end = t.deadline ? `, ${after} → ${t.deadline.does}` : ''
    const states = t.from.length === 0 ? ['–'] : t.from
    return states.map(
      (from) =>
        `${t.row} ${t.act} ${t.by} ${from} → ${t.to}${or}, money ${t.money}, seat ${t.seat}${hours}${guarded}${end}`,
    )
  })
  expect(written).toEqual(shops)
})

it('moves terms as the design says, and in no other way', () => {
  const written = termTransitions.map(({ row, act, by, from, to, money, openHours, deadline }) => {
    const hours = openHours ? ', open hours' : ''
    const end = deadline ? `, ${deadline.after} → ${deadline.does}` : ''
    return `${row} ${act} ${by} ${from[0] ?? '–'} → ${to}, money ${money}${hours}${end}`
  })
  expect(written).toEqual(terms)
})

it('leaves what ended as it is: a hidden, a rejected and a removed shop, a closed and a corrected term', () => {
  const live = new Set<string>(shopTransitions.flatMap(({ from }) => from))
  const owed = new Set<string>(termTransitions.flatMap(({ from }) => from))
  expect(shopStates.filter((state) => !live.has(state))).toEqual(['hidden', 'rejected', 'removed'])
  expect(termStates.filter((state) => !owed.has(state))).toEqual(['closed', 'reversed'])
})

it('has a button for each act of the owner, and for each of the operators', () => {
  const actsOf = (role: string) => new Set<string>(shopTransitions.flatMap(({ act, by }) => (by === role ? [act] : [])))
  expect(actsOf('owner')).toEqual(new Set(['apply', ...shopActs]))
  expect(actsOf('operator')).toEqual(new Set(shopAdminActs))
})

describe('the row of an act', () => {
  it('is that of its act, its caller and the state; without a state, that which makes the thing', () => {
    expect(shopTransitionFor('edit', 'owner', 'active')?.row).toBe(7)
    expect(shopTransitionFor('renew', 'owner', 'expired')?.to).toBe('active')
    expect(shopTransitionFor('handOver', 'system', 'expired')?.whenNoBlock).toBe('hidden')
    expect(shopTransitionFor('apply', 'owner')?.to).toBe('applied')
    expect(termTransitionFor('pay', 'owner', 'unpaid')?.to).toBe('done')
    expect(termTransitionFor('order', 'owner')?.to).toBe('unpaid')
  })

  it('is none for another caller, another state, or a thing that is there', () => {
    expect(shopTransitionFor('approve', 'owner', 'applied')).toBeUndefined()
    expect(shopTransitionFor('pay', 'owner', 'active')).toBeUndefined()
    expect(shopTransitionFor('apply', 'owner', 'applied')).toBeUndefined()
    expect(shopTransitionFor('pay', 'owner')).toBeUndefined()
    expect(termTransitionFor('cancel', 'timer', 'unpaid')).toBeUndefined()
    expect(termTransitionFor('pay', 'owner', 'done')).toBeUndefined()
    expect(termTransitionFor('order', 'owner', 'unpaid')).toBeUndefined()
    expect(termTransitionFor('pay', 'owner')).toBeUndefined()
  })
})
