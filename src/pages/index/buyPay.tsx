import { useAtomValue, useSetAtom } from 'jotai'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { bidAtom, loadBidAtom } from '@/features/offers/atoms'
import { payableBid } from '@/features/offers/rules/bid-payable'
import { BidAbsent } from '@/features/offers/components/bid-absent'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** The cashier of the reader's own bid (`buyId`). */
export default function BuyPayPage() {
  const buyId = idParam(useParams().buyId)
  const user = useAtomValue(userAtom)
  const { now } = useAtomValue(serverClockAtom)
  const bid = useAtomValue(bidAtom)
  const load = useSetAtom(loadBidAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  const reload = () => {
    if (!user || buyId === null) return
    void load(buyId)
    void loadPurse()
  }
  useOnShow(`${buyId} ${user?.token ?? ''}`, reload)
  const shown = bid.tag === 'ready' && bid.value.buyId === buyId ? bid.value : undefined
  if (user && shown?.mine)
    return (
      <CashierScreen
        payable={payableBid(shown, now())}
        plate={user.blockNo}
        onReload={reload}
        onLook={() => goUp('myBuys', { tab: 'bids' })}
        onPaid={() => goInstead('paid', { buyId: shown.buyId })}
      >
        <PayPasswordHost />
        <SessionHost />
      </CashierScreen>
    )
  return (
    <BidAbsent buyId={buyId} bid={bid} isForeign={shown !== undefined} isSignedIn={user !== null} onRetry={reload}>
      <SessionHost />
    </BidAbsent>
  )
}
