import { useBlockFirst } from '@/lib/market/block-first'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { blockCopy } from '../copy'

/** In place of the own block of who has none: what a block is needed for, and where to get one. */
export function NoBlock() {
  const { need, buy } = useBlockFirst(blockCopy.doing)
  return buy ? <EmptyState kind='empty' title={blockCopy.none} text={need} action={buy} /> : null
}
