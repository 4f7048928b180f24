import type { MapBlock } from '../atoms'
import { isForSale, lookOf } from '../../list/rules'
import type { Seek } from '../../list/rules'
import type { Plan, Plot, Spot, SpotLook } from './plan'

/** Whether the conditions of the page fit a block; the map shows the others in the background. */
function fits({ only, prices: { from, to } }: Pick<Seek, 'only' | 'prices'>, block: MapBlock): boolean {
  const isPriced = from !== undefined || to !== undefined
  if (isPriced && block.price === null) return false
  if (block.price !== null && (block.price < (from ?? 0) || block.price > (to ?? Infinity))) return false
  return only === 'all' || block.state === 'reserved' || block.state === 'frozen' || isForSale(block)
}

function lookOn(block: MapBlock): SpotLook {
  // An own block that is offered is still found as an own one.
  if (block.mine) return 'mine'
  return block.state === 'unsold' && block.price === null ? 'closed' : lookOf(block)
}

/** The blocks as the map draws them. */
export const spotsOf = (blocks: readonly MapBlock[], seek: Pick<Seek, 'only' | 'prices'>): readonly Spot[] =>
  blocks.map((block) => ({
    blockId: block.blockId,
    blockNo: block.blockNo,
    look: lookOn(block),
    isSought: fits(seek, block),
    cell: block.cell,
  }))

/** What stands in the middle at first: the number that is looked for, the zone that was chosen, the own block, what can be bought. */
export function firstPlot(
  { plots }: Plan,
  q: string,
  ownNo: number | undefined,
  zone: { readonly noFrom: number; readonly noTo: number } | undefined,
): Plot | undefined {
  const numbered = (no: number) => plots.find(({ spot }) => spot.blockNo === no)
  if (q !== '') return numbered(Number(q))
  const within = zone && plots.find(({ spot }) => spot.blockNo >= zone.noFrom && spot.blockNo <= zone.noTo)
  return within ?? numbered(ownNo ?? 0) ?? plots.find(({ spot }) => spot.isSought) ?? plots[0]
}
