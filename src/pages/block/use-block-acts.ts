import { useAtomValue } from 'jotai'
import { useSelling } from '@/features/block-market/sale/use-selling'
import { blockCopy } from '@/features/block-transfer/copy'
import { keptOf, otherOwner } from '@/features/block-transfer/rules'
import { useFavourite } from '@/features/favourites/use-favourite'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { goTo } from '@/lib/routes/go'
import { siteNameAtom } from '@/lib/session/site'
import type { useBlock } from './use-block'

/** What is done with the block of a page: it is sent on, it or its owner is kept, its offer is looked at. */
export function useBlockActs({ blockId, block, look, isHome }: ReturnType<typeof useBlock>) {
  const siteName = useAtomValue(siteNameAtom)
  const card = usePageCard({
    route: 'block',
    params: block ? { id: block.blockId, ...(isHome && { home: 1 as const }) } : {},
    title: block ? blockCopy.card(block.blockNo, siteName) : siteName,
  })
  const { button, sheet } = useShare(card, block && { of: 'block', id: block.blockId })
  const other = otherOwner(block)
  const { kind, refId } = keptOf(look, blockId, other)
  const { action, count } = useFavourite(kind, refId)
  const { text, isOn = false, onPress } = action
  return {
    button,
    sheet,
    other,
    favourite: { text, isOn, onPress, count },
    mayFollow: kind === 'seller' && refId !== null,
    onOffer: other ? () => goTo('block', { id: blockId }) : undefined,
    selling: useSelling(block),
  }
}
