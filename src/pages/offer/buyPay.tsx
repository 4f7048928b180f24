import { useAtomValue, useSetAtom } from 'jotai'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { bidAtom, loadBidAtom } from '@/features/offers/atoms'
import { payableBid } from '@/features/offers/rules/bid-payable'
import { bidAbsence } from '@/features/offers/bid-absence'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { AbsentPage } from '@/features/session/host/absent-page'
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
  return <AbsentPage {...bidAbsence(buyId, bid.state, shown !== undefined)} of={bid.state} onReload={reload} />
}
