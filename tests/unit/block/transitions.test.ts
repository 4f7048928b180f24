import {
  blockActs,
  blockAdminActs,
  blockOrderStates,
  blockOrderTransitionFor,
  blockOrderTransitions,
  blockStates,
  blockTransitionFor,
  blockTransitions,
  cartActs,
  handoverActs,
  handoverAdminActs,
  handoverStates,
  handoverTransitionFor,
  handoverTransitions,
} from '@contract/block/transitions'

/** The table of community §8 once more, by hand: act, who, from → to, and on what condition. */
const blocks = [
  'mint system – → unsold',
  'edit owner held → same',
  'edit owner transfer → same',
  'transfer owner held → transfer, trading, mobileBound noRunningOrder isSettled',
  'takeBack owner transfer → held',
  'lapse timer transfer → held',
  'reserve buyer unsold → reserved, from 7:00, trading, isOther asSeen mobileBound fewPlots fewUnpaid',
  'reserve buyer transfer → reserved, from 7:00, trading, isOther asSeen mobileBound fewPlots fewUnpaid',
  'pay buyer reserved → held, from 7:00, trading',
  'cancel buyer reserved → before',
  'closeUnpaid timer reserved → before',
  'endRound system reserved → before',
  'object seller held → frozen, sameDay',
  'object seller frozen → frozen, sameDay',
  'uphold operator frozen → held',
  'undo otherOperator frozen → held, isAsked',
  'freeze operator unsold → frozen',
  'freeze operator held → frozen',
  'freeze operator transfer → frozen',
  'freeze operator reserved → frozen',
  'askUnfreeze operator frozen → same, isNotAsked noObjection',
  'unaskUnfreeze operator frozen → same, isAsked',
  'unfreeze otherOperator frozen → before, isAsked noObjection',
]

const orders = [
  'reserve buyer – → unpaid, money none, payMinutes → closeUnpaidCart',
  'pay buyer unpaid → done, money sale',
  'cancel buyer unpaid → closed, money none',
  'closeUnpaid timer unpaid → closed, money none',
  'endRound system unpaid → closed, money none',
  'freeze operator unpaid → closed, money none',
  'undo otherOperator done → refunded, money reversed',
]

const handovers = [
  'handOver system – → held (city: done), money hold, handoverHours → release',
  'release timer held → done, money release',
  'object seller held → objected, money none, 1440 min → alarm, sameDay',
  'alarm timer objected → same, money none',
  'uphold operator objected → done, money release',
  'askUndo operator objected → same, money none, isNotAsked',
  'unaskUndo operator objected → same, money none, isAsked',
  'undo otherOperator objected → undone, money reversed, isAsked',
]

const after = (deadline?: { after: string | number; does: string }) => {
  if (!deadline) return ''
  const length = typeof deadline.after === 'number' ? `${deadline.after / 60_000} min` : deadline.after
  return `, ${length} → ${deadline.does}`
}
const when = (guards: readonly string[] = []) => (guards.length === 0 ? '' : `, ${guards.join(' ')}`)

it('moves blocks as the design says, and in no other way', () => {
  const written = blockTransitions.flatMap(({ act, by, from, to, guards, openHours, whileTrading }) =>
    (from.length === 0 ? ['–'] : from).map((state) => {
      const hours = `${openHours ? ', from 7:00' : ''}${whileTrading ? ', trading' : ''}`
      return `${act} ${by} ${state} → ${to}${hours}${when(guards)}`
    }),
  )
  expect(written).toEqual(blocks)
})

it('moves orders of blocks as the design says, and in no other way', () => {
  const written = blockOrderTransitions.map(
    ({ act, by, from, to, money, deadline }) =>
      `${act} ${by} ${from[0] ?? '–'} → ${to}, money ${money}${after(deadline)}`,
  )
  expect(written).toEqual(orders)
})

it('moves handovers as the design says, and in no other way', () => {
  const written = handoverTransitions.map(({ act, by, from, to, whenCity, money, guards, deadline }) => {
    const city = whenCity ? ` (city: ${whenCity})` : ''
    return `${act} ${by} ${from[0] ?? '–'} → ${to}${city}, money ${money}${after(deadline)}${when(guards)}`
  })
  expect(written).toEqual(handovers)
})

it('every state is reached, and what has ended stays as it is', () => {
  const from = (rows: readonly { from: readonly string[] }[]) => new Set(rows.flatMap((row) => row.from))
  expect(blockStates.filter((state) => !from(blockTransitions).has(state))).toEqual([])
  expect(blockOrderStates.filter((state) => !from(blockOrderTransitions).has(state))).toEqual(['closed', 'refunded'])
  expect(handoverStates.filter((state) => !from(handoverTransitions).has(state))).toEqual(['done', 'undone'])
})

it('every button is an act of the table by the one who has the button', () => {
  const acts = (rows: readonly { act: string; by: string }[], ...by: string[]) =>
    new Set(rows.filter((row) => by.includes(row.by)).map(({ act }) => act))
  expect(new Set<string>(blockActs)).toEqual(new Set(['transfer', 'takeBack', 'edit']))
  expect(acts(blockTransitions, 'owner')).toEqual(new Set<string>(blockActs))
  expect([...acts(blockTransitions, 'operator', 'otherOperator')].sort()).toEqual(
    [...blockAdminActs, 'unaskUnfreeze', 'unfreeze', 'undo', 'uphold'].sort(),
  )
  expect([...acts(blockOrderTransitions, 'buyer')].sort()).toEqual([...cartActs, 'reserve'].sort())
  expect(acts(handoverTransitions, 'seller')).toEqual(new Set<string>(handoverActs))
  // What a second one does stands with the ask.
  expect(acts(handoverTransitions, 'operator', 'otherOperator')).toEqual(
    new Set<string>([...handoverAdminActs, 'unaskUndo', 'undo']),
  )
})

it('an act has the row of its caller and the state, or none', () => {
  expect(blockTransitionFor('takeBack', 'owner', 'transfer')?.to).toBe('held')
  expect(blockTransitionFor('takeBack', 'owner', 'reserved')).toBeUndefined()
  expect(blockTransitionFor('mint', 'system')?.to).toBe('unsold')
  expect(blockOrderTransitionFor('pay', 'buyer', 'unpaid')?.to).toBe('done')
  expect(blockOrderTransitionFor('pay', 'buyer', 'closed')).toBeUndefined()
  expect(blockOrderTransitionFor('reserve', 'buyer')?.to).toBe('unpaid')
  expect(handoverTransitionFor('object', 'seller', 'held')?.to).toBe('objected')
  expect(handoverTransitionFor('object', 'buyer', 'held')).toBeUndefined()
  expect(handoverTransitionFor('handOver', 'system')?.whenCity).toBe('done')
})
