import { useAtomValue, useSetAtom } from 'jotai'
import { loadSaleAtom, saleAtom } from '@/features/block-market/sale/atoms'
import { SaleScreen } from '@/features/block-market/sale/components/sale-screen'
import { nextText } from '@/features/block-market/words'
import { blockAtom, loadBlockAtom, ownBlock } from '@/features/block-transfer/atoms'
import { NoBlock } from '@/features/block-transfer/components/no-block'
import { BlockFacts } from '@/features/block-transfer/components/block-facts'
import type { BlockScreenProps } from '@/features/block-transfer/components/block-screen'
import { BlockScreen } from '@/features/block-transfer/components/block-screen'
import { blockCopy } from '@/features/block-transfer/copy'
import { blockAbsence, lookOfBlock } from '@/features/block-transfer/rules'
import { useFavourite } from '@/features/favourites/use-favourite'
import { Report } from '@/features/reports/components/report'
import { ReputationCell } from '@/features/reviews/components/reputation-cell'
import { loadSellerScreen, SellerScreen } from '@/features/reviews/components/lazy-seller-screen'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { idParam } from '@/lib/routes/address'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useSeenAsGuest } from '@/lib/session/use-seen-as-guest'
import { loadSiteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

/** The block of the page's address and how it is shown: `seller` is its owner's page. */
function useBlock() {
  const params = useParams()
  const blockId = idParam(params.id) ?? ownBlock
  const isHome = params.home !== undefined && blockId !== ownBlock
  const user = useAtomValue(userAtom)
  const own = useAtomValue(blockAtom)
  const known = useSeenAsGuest(own)
  const load = useSetAtom(loadBlockAtom)
  const loadSale = useSetAtom(loadSaleAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const needsLogin = blockId === ownBlock && user === null
  const hasNone = blockId === ownBlock && user?.blockNo === 0
  const reload = async () => {
    if (needsLogin || hasNone) return
    // Without it the page is shown as it is missing.
    if (blockId !== ownBlock) void loadSellerScreen().catch(() => undefined)
    await Promise.all([load(blockId), ...(blockId === ownBlock || isHome ? [] : [loadSale(blockId), loadSite()])])
  }
  useOnShow(`${blockId} ${user?.token ?? ''}`, () => void reload())
  const isShown = known.tag === 'ready' && (blockId === ownBlock ? known.value.mine : known.value.blockId === blockId)
  const block = needsLogin || hasNone || !isShown ? undefined : known.value
  const look = lookOfBlock({ isOwn: blockId === ownBlock, isHome }, block)
  return { blockId, known, block, hasNone, reload, isHome, look, isFresh: known === own }
}

/**
 * A block by its id; without one the block that the reader acts as. Somebody else's that is for sale shows what a buyer reads, every other
 * one that has an owner its owner's page, as does (`home`) whichever is asked for as that.
 */
export default function BlockPage() {
  const { blockId, known, block, hasNone, reload, isHome, look, isFresh } = useBlock()
  const isSeller = look === 'seller'
  const siteName = useAtomValue(siteNameAtom)
  const card = usePageCard({
    route: 'block',
    params: block ? { id: block.blockId, ...(isHome && { home: 1 as const }) } : {},
    title: block ? blockCopy.card(block.blockNo, siteName) : siteName,
  })
  const { button, sheet } = useShare(card, block && { of: 'block', id: block.blockId })
  const other = block && !block.mine ? block.owner : null
  const followed = isSeller && other ? other.userId : null
  const { action, count } = useFavourite(isSeller ? 'seller' : 'block', look === 'forSale' ? blockId : followed)
  if (!block)
    return (
      <AbsentPage
        {...blockAbsence(known, blockId === ownBlock)}
        first={hasNone && <NoBlock />}
        of={known}
        onReload={reload}
      />
    )
  const report = other && <Report refType='user' refId={other.userId} />
  const children = (
    <>
      {look === 'own' && block.owner && <ReputationCell blockId={block.blockId} />}
      {!isSeller && report}
      {sheet}
      <SessionHost />
    </>
  )
  const shown = { onReload: reload, navEnd: button, children }
  const { text, isOn = false, onPress } = action
  if (isSeller)
    return (
      <SellerScreen
        key={blockId}
        blockId={blockId}
        facts={
          <>
            <BlockFacts block={block} {...(other && { onOffer: () => goTo('block', { id: blockId }) })} />
            {report}
          </>
        }
        footer={
          followed === null ? undefined : (
            <BottomBar>
              <Button kind={isOn ? 'secondary' : 'primary'} onPress={onPress}>
                {text}
              </Button>
            </BottomBar>
          )
        }
        reportOf={({ reviewId, mayReport }) => mayReport && <Report refType={mayReport} refId={reviewId} isSmall />}
        {...shown}
      />
    )
  if (look !== 'forSale') return <NotForSale block={block} {...shown} />
  return <SaleScreen block={block} isFresh={isFresh} favourite={{ text, isOn, onPress, count }} {...shown} />
}

/** The own block, or one of nobody: of that, when the city offers it. */
function NotForSale(props: Omit<BlockScreenProps, 'selling'>) {
  const { blockId, state } = props.block
  const sale = useAtomValue(saleAtom)
  const { now } = useAtomValue(serverClockAtom)
  const isKnown = state === 'unsold' && sale.tag === 'ready' && sale.value.blockId === blockId
  const selling = isKnown && { text: nextText(sale.value.nextAt, now()), onLook: () => goTo('category') }
  return <BlockScreen {...props} {...(selling && { selling })} />
}
