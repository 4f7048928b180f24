import type { OrderAct, OrderRole, OrderState } from '@contract/orders/transitions'
import { endedStates, nextIn, transitionFor, transitions } from '@contract/orders/transitions'

type Row = Readonly<Record<OrderRole, readonly OrderAct[]>>

const nobody: Row = { buyer: [], seller: [], arbiter: [], operator: [], timer: [] }
const decisions = ['decideRelease', 'decideRefund', 'decideSplit'] as const
const inDispute = ['evidence', 'undispute', 'accept', 'appeal'] as const
const executions = ['executeRelease', 'executeRefund', 'executeSplit', 'refundUndecided'] as const
const settling = ['askCancel', 'agreeCancel', 'denyCancel', 'withdrawCancel'] as const
const parting = ['refundPart', 'agreePart', 'denyPart', 'withdrawPart'] as const

// Written by hand from the domain model §3.5 and §10: who may do what in which state, before any guard.
const allowed: Readonly<Record<OrderState, Row>> = {
  unpaid: { ...nobody, buyer: ['pay', 'cancel'], timer: ['closeUnpaid'] },
  paid: {
    ...nobody,
    buyer: ['confirm', ...settling, 'extend'],
    seller: ['deliver', 'refuse', ...settling],
    timer: ['refundLate', 'lapseCancel'],
  },
  delivered: {
    ...nobody,
    buyer: ['confirm', ...settling, 'dispute', ...parting],
    seller: [...settling, 'extend', 'dispute', ...parting],
    timer: ['confirmSilent', 'lapseCancel', 'lapsePart'],
  },
  dispute: { buyer: inDispute, seller: inDispute, arbiter: decisions, operator: decisions, timer: executions },
  done: { ...nobody, buyer: ['rate'], seller: ['rate'] },
  refunded: { ...nobody, buyer: ['rate'], seller: ['rate'] },
  closed: nobody,
}

const acts = [...new Set(transitions.map(({ act }) => act))]
const states = Object.keys(allowed) as OrderState[]
const roles = Object.keys(nobody) as OrderRole[]

it.each(states.flatMap((state) => roles.map((role) => [state, role] as const)))(
  '%s: what the %s may do',
  (state, role) => {
    expect(acts.filter((act) => transitionFor(act, role, state))).toEqual(allowed[state][role])
  },
)

it.each([
  ['confirm', 'buyer', 'paid', 8],
  ['confirm', 'buyer', 'delivered', 8],
  ['confirm', 'buyer', 'unpaid', undefined],
  ['confirm', 'seller', 'paid', undefined],
  ['extend', 'buyer', 'paid', 12],
  ['extend', 'buyer', 'delivered', undefined],
  ['extend', 'seller', 'delivered', 12],
  ['extend', 'seller', 'paid', undefined],
  ['refundPart', 'seller', 'delivered', 18],
  ['refundPart', 'buyer', 'paid', undefined],
  ['agreePart', 'buyer', 'dispute', undefined],
  ['take', 'buyer', 'unpaid', undefined],
] as const)('%s by the %s in %s is row %j of the table', (act, by, from, row) => {
  expect(transitionFor(act, by, from)?.row).toBe(row)
})

it.each([
  ['unpaid', 'buyer'],
  ['paid', 'seller'],
  ['delivered', 'buyer'],
  ['dispute', undefined],
  ['done', undefined],
  ['closed', undefined],
  ['refunded', undefined],
] as const)('it is in %s the turn of %s', (state, side) => {
  expect(nextIn(state)).toBe(side)
})

it('an order that has ended stays ended: lists count it once', () => {
  const leaving = transitions.filter(
    ({ from, to }) => to !== 'same' && from.some((state) => endedStates.includes(state)),
  )
  expect(leaving.map(({ act }) => act)).toEqual([])
  expect(endedStates).toEqual(['done', 'closed', 'refunded'])
})
