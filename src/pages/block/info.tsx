import { useAtomValue, useSetAtom } from 'jotai'
import { loadSaleAtom } from '@/features/block-market/sale/atoms'
import { SaleScreen } from '@/features/block-market/sale/components/sale-screen'
import { isForBuyer } from '@/features/block-market/sale/rules'
import { blockAtom, loadBlockAtom, ownBlock } from '@/features/block-transfer/atoms'
import { BlockScreen } from '@/features/block-transfer/components/block-screen'
import { BlockAbsent } from '@/features/block-transfer/components/block-absent'
import { useFavourite } from '@/features/favourites/use-favourite'
import { Report } from '@/features/reports/components/report'
import { ReputationCell } from '@/features/reviews/components/reputation-cell'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/**
 * A block by its id; without one the block that the reader acts as. Somebody else's that is for sale shows what a buyer reads, unless its
 * owner's own page is asked for (`home`).
 */
export default function BlockPage() {
  const params = useParams()
  const blockId = idParam(params.id) ?? ownBlock
  const user = useAtomValue(userAtom)
  const known = useAtomValue(blockAtom)
  const load = useSetAtom(loadBlockAtom)
  const loadSale = useSetAtom(loadSaleAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const needsLogin = blockId === ownBlock && user === null
  const hasNone = blockId === ownBlock && user?.blockNo === 0
  const reload = async () => {
    if (needsLogin || hasNone) return
    await Promise.all([load(blockId), ...(blockId === ownBlock ? [] : [loadSale(blockId), loadSite()])])
  }
  useOnShow(`${blockId} ${user?.token ?? ''}`, () => void reload())
  const isShown = known.tag === 'ready' && (blockId === ownBlock ? known.value.mine : known.value.blockId === blockId)
  const siteName = useAtomValue(siteNameAtom)
  const block = isShown ? known.value : undefined
  const card = usePageCard({
    route: 'block',
    params: block ? { id: block.blockId } : {},
    title: block ? `${block.blockNo} 号区块 · ${siteName}` : siteName,
  })
  const { button, sheet } = useShare(card, block && { of: 'block', id: block.blockId })
  const isForSale = block !== undefined && isForBuyer(block) && params.home === undefined
  const { action, count } = useFavourite('block', isForSale ? block.blockId : null)
  if (needsLogin || hasNone || !block)
    return (
      <BlockAbsent known={known} needsLogin={needsLogin} hasNone={hasNone} onRetry={() => void reload()}>
        <SessionHost />
      </BlockAbsent>
    )
  const children = (
    <>
      {block.owner && <ReputationCell blockId={block.blockId} />}
      {!block.mine && block.owner && <Report refType='user' refId={block.owner.userId} />}
      {sheet}
      <SessionHost />
    </>
  )
  const shown = { block, onReload: reload, navEnd: button, children }
  if (!isForSale) return <BlockScreen {...shown} />
  const { text, isOn = false, onPress } = action
  return <SaleScreen {...shown} favourite={{ text, isOn, onPress, count }} />
}
