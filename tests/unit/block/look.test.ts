import type { BlockView } from '@contract/endpoints/people/block'
import { lookOfBlock } from '@/features/block-transfer/rules'
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
