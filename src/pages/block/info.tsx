import { SaleScreen } from '@/features/block-market/sale/components/sale-screen'
import { BlockFacts } from '@/features/block-transfer/components/block-facts'
import { BlockScreen } from '@/features/block-transfer/components/block-screen'
import { NoBlock } from '@/features/block-transfer/components/no-block'
import { FollowBar } from '@/features/favourites/components/follow-bar'
import { Report } from '@/features/reports/components/report'
import { ReputationCell } from '@/features/reviews/components/reputation-cell'
import { SellerScreen } from '@/features/reviews/components/lazy-seller-screen'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useBlock } from './use-block'
import { useBlockActs } from './use-block-acts'

/**
 * A block by its id; without one the block that the reader acts as. Somebody else's that is for sale shows what a buyer reads, every other
 * one that has an owner its owner's page, as does (`home`) whichever is asked for as that.
 */
export default function BlockPage() {
  const asked = useBlock()
  const { button, sheet, other, favourite, mayFollow, onOffer, selling } = useBlockActs(asked)
  const { blockId, block, look, isFresh, hasNone, absent, reload } = asked
  if (!block) return <AbsentPage {...absent} first={hasNone && <NoBlock />} />
  const report = other && <Report refType='user' refId={other.userId} />
  const children = (
    <>
      {look === 'own' && block.owner && <ReputationCell blockId={block.blockId} />}
      {look !== 'seller' && report}
      {sheet}
      <SessionHost />
    </>
  )
  const shown = { onReload: reload, navEnd: button, children }
  if (look === 'seller')
    return (
      <SellerScreen
        key={blockId}
        blockId={blockId}
        facts={
          <>
            <BlockFacts block={block} onOffer={onOffer} />
            {report}
          </>
        }
        footer={mayFollow ? <FollowBar {...favourite} /> : undefined}
        reportOf={({ reviewId, mayReport }) => mayReport && <Report refType={mayReport} refId={reviewId} isSmall />}
        {...shown}
      />
    )
  if (look === 'forSale') return <SaleScreen block={block} isFresh={isFresh} favourite={favourite} {...shown} />
  return <BlockScreen block={block} selling={selling} {...shown} />
}
