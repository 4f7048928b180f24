import { OfferScreen } from '@/features/publish/components/offer-screen'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goInstead, goToBoard } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'

export default function BuyAddPage() {
  const itemId = idParam(useParams().itemId) ?? 0
  return (
    <OfferScreen
      side='bid'
      itemId={itemId}
      onDone={(done) => done.side === 'bid' && goInstead('buyPay', { buyId: done.bid.buyId })}
      onLook={goToBoard}
    >
      <SessionHost />
    </OfferScreen>
  )
}
