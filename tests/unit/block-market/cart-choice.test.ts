import { cartProblems, isLineOver } from '@contract/block/cart-problems'
import { leftAtFirst } from '@/features/block-market/cart/rules/lines'

const open = [{ blockId: 1 }, { blockId: 2 }, { blockId: 3 }]

it('after signing in only what the guest had is ticked; without it everything is', () => {
  expect([...leftAtFirst(open, undefined)]).toEqual([])
  expect([...leftAtFirst(open, new Set([2, 9]))]).toEqual([1, 3])
  expect([...leftAtFirst(open, new Set([1, 2, 3]))]).toEqual([])
})

it('a line is over when its block will not come back; what passes and a new price are no end', () => {
  expect(cartProblems.filter(isLineOver)).toEqual(['gone', 'notOffered', 'bought', 'own'])
  expect(isLineOver(null)).toBe(false)
})
