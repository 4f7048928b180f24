import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useAddressNeeded } from '@/features/addresses/use-address-needed'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { ListingScreen } from '@/features/market/components/listing/listing-screen'
import { ListingAbsent } from '@/features/market/components/listing/listing-absent'
import type { Listing } from '@/features/market/listing-atoms'
import { listingAtom, loadListingAtom } from '@/features/market/listing-atoms'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { OrderAbsent } from '@/features/orders/list/order-absent'
import { payableOrder } from '@/features/orders/one/rules'
import { Report } from '@/features/reports/components/report'
import { keepSeen } from '@/features/search/seen'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { imageUrlAtom } from '@/lib/images/image-url'
import { smallView } from '@/lib/images/small-view'
import { lazy } from '@/lib/lazy/lazy'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

// Who looks at a listing does not wait for what pays.
const CashierScreen = lazy(() =>
  import(/* webpackChunkName: "pay" */ '@/features/cashier/components/cashier-screen').then(
    ({ CashierScreen }) => CashierScreen,
  ),
)
const PayPasswordHost = lazy(() =>
  import(/* webpackChunkName: "pay" */ '@/features/pay-password/components/pay-password-host').then(
    ({ PayPasswordHost }) => PayPasswordHost,
  ),
)

const CashierAddress = lazy(() =>
  import(/* webpackChunkName: "pay" */ '@/features/addresses/components/cashier-address').then(
    ({ CashierAddress }) => CashierAddress,
  ),
)

/** A listing to take (`saleId`), or the cashier of the reader's own order (`orderId`). */
export default function SalePayPage() {
  const { saleId, orderId } = useParams()
  const order = idParam(orderId)
  return order === null ? <ListingPage saleId={idParam(saleId)} /> : <Cashier orderId={order} />
}

function ListingPage({ saleId }: { readonly saleId: number | null }) {
  const user = useAtomValue(userAtom)
  const listing = useAtomValue(listingAtom)
  const load = useSetAtom(loadListingAtom)
  const reload = () => {
    if (saleId !== null) void load(saleId)
  }
  useOnShow(`${saleId} ${user?.token ?? ''}`, reload)
  const shown = listing.tag === 'ready' && listing.value.saleId === saleId ? listing.value : undefined
  const card = useListingCard(saleId, shown)
  // From the first picture on: what comes into the bar later, the mini-program sends with the whole bar.
  const isShared = saleId !== null && (shown ? shown.state === 'on' : listing.tag !== 'failed')
  const { button, sheet } = useShare(card, isShared ? { of: 'sale', id: saleId } : undefined)
  useEffect(() => {
    if (shown) keepSeen(shown)
  }, [shown])
  return (
    <ListingScreen
      key={saleId}
      listing={shown}
      absent={<ListingAbsent saleId={saleId} listing={listing} onRetry={reload} />}
      onReload={reload}
      navEnd={button}
    >
      {/* One part: the mini-program sends each by itself. */}
      <>
        {shown && !shown.mine && <Report refType='sale' refId={shown.saleId} />}
        {sheet}
        <SessionHost />
      </>
    </ListingScreen>
  )
}

/** A listing is shared with its title and its first picture. */
function useListingCard(saleId: number | null, listing: Listing | undefined) {
  const siteName = useAtomValue(siteNameAtom)
  const toUrl = useAtomValue(imageUrlAtom)
  const imageUrl = toUrl(listing?.thumb ?? '')
  return usePageCard({
    route: 'salePay',
    params: saleId === null ? {} : { saleId },
    title: listing ? `${listing.title} · ${siteName}` : siteName,
    imageUrl: imageUrl === undefined ? undefined : smallView(imageUrl),
  })
}

function Cashier({ orderId }: { readonly orderId: number }) {
  const user = useAtomValue(userAtom)
  const order = useAtomValue(orderAtom)
  const load = useSetAtom(loadOrderAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  const toOrder = () => goUp('order', { id: orderId })
  const reload = () => {
    if (!user) return
    void load(orderId)
    void loadPurse()
  }
  useOnShow(`${orderId} ${user?.token ?? ''}`, reload)
  const isPosted = order.tag === 'ready' && order.value.orderId === orderId && order.value.delivery === 'post'
  const notYet = useAddressNeeded(isPosted && order.value.state === 'unpaid' ? orderId : undefined)
  // An order is private: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  if (user && order.tag === 'ready' && order.value.orderId === orderId)
    return (
      <CashierScreen
        payable={payableOrder(order.value)}
        plate={user.blockNo}
        onReload={reload}
        onLook={toOrder}
        onPaid={() => goInstead('paid', { orderId })}
        onMissing={toOrder}
        address={isPosted && <CashierAddress orderId={orderId} onMissing={toOrder} />}
        notYet={notYet}
      >
        <PayPasswordHost onMissing={toOrder} />
        <SessionHost />
      </CashierScreen>
    )
  return (
    <OrderAbsent orderId={orderId} order={order} isSignedIn={user !== null} onRetry={reload}>
      <SessionHost />
    </OrderAbsent>
  )
}
