import type { CartLine } from '@contract/endpoints/market/cart'
import type { Fen } from '@contract/money'
import { fen, plus } from '@contract/money'
import type { SeenBlock } from '../guest-cart'

/** A line that can be bought, perhaps at another price than was seen. */
export interface OpenLine {
  readonly blockId: number
  readonly block: SeenBlock & { readonly ver?: number }
  readonly price: Fen
  /** What was seen, when the price is another one now. */
  readonly priceSeen?: Fen
}

/** The lines that can be bought, and those that cannot; each in the order of the cart. */
export function parted(lines: readonly CartLine[]) {
  const open = lines.flatMap(({ blockId, block, fault, priceSeen }): OpenLine[] => {
    const mayBuy = fault === null || fault === 'priceChanged'
    if (!mayBuy || !block || block.price === null) return []
    return [{ blockId, block, price: block.price, ...(fault === 'priceChanged' && { priceSeen }) }]
  })
  const ids = new Set(open.map(({ blockId }) => blockId))
  return { open, closed: lines.filter(({ blockId }) => !ids.has(blockId)) }
}

/** A guest's cart as lines, at the prices that were seen. */
export const guestOpen = (blocks: readonly SeenBlock[]): readonly OpenLine[] =>
  blocks.flatMap((block) => (block.price === null ? [] : [{ blockId: block.blockId, block, price: block.price }]))

/** The lines that are checked out: what is chosen at a price that was seen. */
export const chosenOf = (open: readonly OpenLine[], left: ReadonlySet<number>): readonly OpenLine[] =>
  open.filter(({ blockId, priceSeen }) => !left.has(blockId) && priceSeen === undefined)

/** What is not bought this time until somebody chooses: of an older cart, what was in it before its owner came as a guest. */
export const leftAtFirst = (
  open: readonly Pick<OpenLine, 'blockId'>[],
  brought: ReadonlySet<number> | undefined,
): ReadonlySet<number> =>
  new Set(brought === undefined ? [] : open.map(({ blockId }) => blockId).filter((id) => !brought.has(id)))

export const sumOfLines = (lines: readonly Pick<OpenLine, 'price'>[]): Fen =>
  lines.reduce((sum, { price }) => plus(sum, price), fen(0))
