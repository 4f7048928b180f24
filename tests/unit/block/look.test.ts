import type { BlockView } from '@contract/endpoints/people/block'
import { isAskedFor, keptOf, lackOf, lookOfBlock, otherOwner } from '@/features/block-transfer/rules'
import { fen } from '@contract/money'

const offer: BlockView['transfer'] = { price: fen(9), until: 1 }
const owner = { userId: 7 } as BlockView['owner']
const other = { isOwn: false, isHome: false }

it.each([
  ['nothing is known yet', other, undefined, 'unknown'],
  ['somebody else offers it', other, { mine: false, transfer: offer, owner }, 'forSale'],
  ['the city offers it', other, { mine: false, transfer: offer, owner: null }, 'forSale'],
  ['somebody has it', other, { mine: false, transfer: null, owner }, 'seller'],
  ['nobody has it', other, { mine: false, transfer: null, owner: null }, 'nobodys'],
  ['it is the reader’s, and offered', other, { mine: true, transfer: offer, owner }, 'own'],
  ['the own one is asked for, before it is known', { isOwn: true, isHome: false }, undefined, 'own'],
  [
    'its owner is asked for, though it is offered',
    { isOwn: false, isHome: true },
    { mine: false, transfer: offer, owner },
    'seller',
  ],
  [
    'its owner is asked for, and it is the reader',
    { isOwn: false, isHome: true },
    { mine: true, transfer: null, owner },
    'seller',
  ],
] as const)('a block where %s', (_, asked, block, look) => {
  expect(lookOfBlock(asked, block)).toBe(look)
})

it.each([
  ['somebody else’s, to a guest', false, null, undefined],
  ['the own one, to a guest', true, null, 'login'],
  ['the own one, to who has none', true, { blockNo: 0 }, 'block'],
  ['the own one, to who has it', true, { blockNo: 128 }, undefined],
  ['somebody else’s, to who has none', false, { blockNo: 0 }, undefined],
] as const)('what is lacking to see a block, of %s', (_, isOwn, user, lack) => {
  expect(lackOf(isOwn, user)).toBe(lack)
})

it('a block that an earlier page left is not the one that is asked for', () => {
  expect([1, 2].map((blockId) => isAskedFor({ blockId, mine: true }, false, 1))).toEqual([true, false])
  expect([true, false].map((mine) => isAskedFor({ blockId: 7, mine }, true, 0))).toEqual([true, false])
})

it('another owner is who has it, unless that is the reader', () => {
  expect(otherOwner(undefined)).toBeNull()
  expect(otherOwner({ mine: true, owner })).toBeNull()
  expect(otherOwner({ mine: false, owner: null })).toBeNull()
  expect(otherOwner({ mine: false, owner })).toBe(owner)
})

it.each([
  ['seller', owner, { kind: 'seller', refId: 7 }],
  ['seller', null, { kind: 'seller', refId: null }],
  ['forSale', owner, { kind: 'block', refId: 9 }],
  ['own', null, { kind: 'block', refId: null }],
  ['nobodys', null, { kind: 'block', refId: null }],
  ['unknown', null, { kind: 'block', refId: null }],
] as const)('what is kept of a block that is shown as %s', (look, other, kept) => {
  expect(keptOf(look, 9, other)).toEqual(kept)
})
