import { useAtomValue, useSetAtom } from 'jotai'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { bidAtom, loadBidAtom } from '@/features/offers/atoms'
import { payableBid } from '@/features/offers/rules/bid-payable'
import { BidAbsent } from '@/features/offers/components/bid-absent'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { SessionHost } from '@/features/session/host/session-host'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useParams } from '@/platform/page/use-params'

/** The cashier of the reader's own bid (`buyId`). */
export default function BuyPayPage() {
  const buyId = idParam(useParams().buyId)
  const user = useAtomValue(userAtom)
  const { now } = useAtomValue(serverClockAtom)
  const bid = useKnown({
    key: user && buyId,
    of: { valueAtom: bidAtom, loadAtom: loadBidAtom },
    isSought: (one) => one.buyId === buyId,
    also: useSetAtom(loadPurseAtom),
  })
  const shown = bid.value
  const reload = () => void bid.reload()
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
    <BidAbsent
      buyId={buyId}
      bid={bid.state}
      isForeign={shown !== undefined}
      isSignedIn={user !== null}
      onRetry={reload}
    >
      <SessionHost />
    </BidAbsent>
  )
}
