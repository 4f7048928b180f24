import { blockStates } from '../../../server/modules/area/tables'
import type { CartBlock } from '../../../server/modules/market/rules/cart-problem'
import { problemOfBlock, problemOfLine } from '../../../server/modules/market/rules/cart-problem'

const now = 1_000
const open = { now, isOff: false }
const offered: CartBlock = {
  state: blockStates.transfer,
  owner_user_id: 7,
  transfer_price: 30_000,
  transfer_until: now + 1,
  held_since: 10,
  halted_at: null,
}

it.each<[string, CartBlock | undefined, ReturnType<typeof problemOfBlock>]>([
  ['offered', offered, null],
  ['the city’s', { ...offered, state: blockStates.unsold, owner_user_id: null }, null],
  ['unknown', undefined, 'gone'],
  ['one’s own', { ...offered, owner_user_id: 8 }, 'own'],
  ['one’s own, reserved', { ...offered, owner_user_id: 8, state: blockStates.reserved }, 'own'],
  ['reserved', { ...offered, state: blockStates.reserved }, 'reserved'],
  ['reserved past the end of its offer', { ...offered, state: blockStates.reserved, transfer_until: 1 }, 'reserved'],
  ['held', { ...offered, state: blockStates.held, transfer_price: null, transfer_until: null }, 'notOffered'],
  ['held, whatever offer stands on it', { ...offered, state: blockStates.held }, 'notOffered'],
  ['frozen', { ...offered, state: blockStates.frozen }, 'notOffered'],
  ['at the end of its offer', { ...offered, transfer_until: now }, 'notOffered'],
  ['in a city that is halted', { ...offered, halted_at: 5 }, 'areaClosed'],
])('a block that is %s', (_name, block, wanted) => {
  expect(problemOfBlock(block, 8, open)).toBe(wanted)
})

it('where the block market is closed nothing can be bought, and what is wrong besides comes first', () => {
  const off = { now, isOff: true }
  expect(problemOfBlock(offered, 8, off)).toBe('marketOff')
  expect(problemOfBlock({ ...offered, state: blockStates.reserved }, 8, off)).toBe('reserved')
  expect(problemOfBlock({ ...offered, transfer_until: now }, 8, off)).toBe('notOffered')
  expect(problemOfBlock({ ...offered, halted_at: 5 }, 8, off)).toBe('areaClosed')
})

it('a line says who bought its block since, and whether the price moved', () => {
  const line = { user_id: 8, price_seen: 30_000, added_at: 500 }
  const taken = { ...offered, state: blockStates.held, transfer_price: null, transfer_until: null }
  expect(problemOfLine(offered, line, open)).toBeNull()
  expect(problemOfLine({ ...offered, transfer_price: 29_000 }, line, open)).toBe('priceChanged')
  expect(problemOfLine(taken, line, open)).toBe('notOffered')
  expect(problemOfLine({ ...taken, held_since: 500 }, line, open)).toBe('notOffered')
  expect(problemOfLine({ ...taken, held_since: 501 }, line, open)).toBe('bought')
})
