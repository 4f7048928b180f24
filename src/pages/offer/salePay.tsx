import { LazyCashierAddress } from '@/features/addresses/components/lazy-cashier-address'
import { LazyCashierScreen } from '@/features/cashier/components/lazy-cashier-screen'
import { ListingScreen } from '@/features/market/components/listing/listing-screen'
import { LazyPayPasswordHost } from '@/features/pay-password/components/lazy-pay-password-host'
import { Report } from '@/features/reports/components/report'
import { Absent, AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { useParams } from '@/platform/page/use-params'
import { useCashier } from './use-cashier'
import { useListing } from './use-listing'

/** A listing to take (`saleId`), or the cashier of the reader's own order (`orderId`). */
export default function SalePayPage() {
  const { saleId, orderId } = useParams()
  const order = idParam(orderId)
  return order === null ? <ListingPage saleId={idParam(saleId)} /> : <Cashier orderId={order} />
}

function ListingPage({ saleId }: { readonly saleId: number | null }) {
  const { listing, absent, onReload, button, sheet } = useListing(saleId)
  return (
    <ListingScreen key={saleId} listing={listing} absent={<Absent {...absent} />} onReload={onReload} navEnd={button}>
      {/* One part: the mini-program sends each by itself. */}
      <>
        {listing && !listing.mine && <Report refType='sale' refId={listing.saleId} />}
        {sheet}
        <SessionHost />
      </>
    </ListingScreen>
  )
}

function Cashier({ orderId }: { readonly orderId: number }) {
  const { cashier, isPosted, absent, onMissing } = useCashier(orderId)
  if (!cashier) return <AbsentPage {...absent} />
  return (
    <LazyCashierScreen
      {...cashier}
      onMissing={onMissing}
      address={isPosted && <LazyCashierAddress orderId={orderId} onMissing={onMissing} />}
    >
      <LazyPayPasswordHost onMissing={onMissing} />
      <SessionHost />
    </LazyCashierScreen>
  )
}
