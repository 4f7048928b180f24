import { useAtomValue, useSetAtom } from 'jotai'
import { LazyCashierAddress } from '@/features/addresses/components/lazy-cashier-address'
import { useAddressNeeded } from '@/features/addresses/use-address-needed'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { LazyCashierScreen } from '@/features/cashier/components/lazy-cashier-screen'
import { ListingScreen } from '@/features/market/components/listing/listing-screen'
import { listingAbsence } from '@/features/market/listing-absence'
import { listingAtom, loadListingAtom } from '@/features/market/listing-atoms'
import { orderAbsence } from '@/features/orders/list/order-absence'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { payableOrder } from '@/features/orders/one/rules'
import { LazyPayPasswordHost } from '@/features/pay-password/components/lazy-pay-password-host'
import { Report } from '@/features/reports/components/report'
import { useRememberSeen } from '@/features/search/use-remember-seen'
import { Absent, AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useHomeCard } from '@/features/share/use-home-card'
import { useInfoPage } from '@/features/share/use-info-page'
import { useShare } from '@/features/share/use-share'
import { useKnown } from '@/lib/api/use-known'
import { imageUrlAtom } from '@/lib/images/image-url'
import { smallView } from '@/lib/images/small-view'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/** A listing to take (`saleId`), or the cashier of the reader's own order (`orderId`). */
export default function SalePayPage() {
  const { saleId, orderId } = useParams()
  const order = idParam(orderId)
  return order === null ? <ListingPage saleId={idParam(saleId)} /> : <Cashier orderId={order} />
}

const small = (url: string | undefined) => url && smallView(url)

function ListingPage({ saleId }: { readonly saleId: number | null }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const page = useInfoPage({
    route: 'salePay',
    params: saleId === null ? {} : { saleId },
    key: saleId,
    of: { valueAtom: listingAtom, loadAtom: loadListingAtom },
    isSought: (one) => one.saleId === saleId,
    titleOf: ({ title }) => title,
    pictureOf: ({ thumb }) => small(urlOf(thumb)),
  })
  const { value: listing, state } = page
  const reload = () => void page.reload()
  // From the first picture on: what comes into the bar later, the mini-program sends with the whole bar.
  const isShared = saleId !== null && (listing ? listing.state === 'on' : state.tag !== 'failed')
  const { button, sheet } = useShare(page.card, isShared ? { of: 'sale', id: saleId } : undefined)
  useRememberSeen(listing)
  const absent = <Absent {...listingAbsence(saleId, state)} of={state} onReload={reload} />
  return (
    <ListingScreen key={saleId} listing={listing} absent={absent} onReload={reload} navEnd={button}>
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
  const user = useAtomValue(userAtom)
  const order = useKnown({
    key: user && orderId,
    of: { valueAtom: orderAtom, loadAtom: loadOrderAtom },
    isSought: (one) => one.orderId === orderId,
    also: useSetAtom(loadPurseAtom),
  })
  const toOrder = () => goUp('order', { id: orderId })
  const reload = () => void order.reload()
  const isPosted = order.value?.delivery === 'post'
  const notYet = useAddressNeeded(isPosted && order.value?.state === 'unpaid' ? orderId : undefined)
  useHomeCard()
  if (!user || !order.value)
    return <AbsentPage {...orderAbsence(orderId, order.state)} of={order.state} onReload={reload} />
  return (
    <LazyCashierScreen
      payable={payableOrder(order.value)}
      plate={user.blockNo}
      onReload={reload}
      onLook={toOrder}
      onPaid={() => goInstead('paid', { orderId })}
      onMissing={toOrder}
      address={isPosted && <LazyCashierAddress orderId={orderId} onMissing={toOrder} />}
      notYet={notYet}
    >
      <LazyPayPasswordHost onMissing={toOrder} />
      <SessionHost />
    </LazyCashierScreen>
  )
}
