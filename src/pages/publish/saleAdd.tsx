import { OwnScreen } from '@/features/publish/components/own-screen'
import { OfferScreen } from '@/features/publish/components/offer-screen'
import { SaleEditScreen } from '@/features/publish/components/sale-edit-screen'
import { publishCopy } from '@/features/publish/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goBack, goInstead, goTo } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { useParams } from '@/platform/page/use-params'
import { showToast } from '@/ui/toast/toast'

const toListings = () => goUp('mySales', { tab: 'listings' })
const toBoard = () => goTo('sellBoard')

const published = () => {
  showToast(publishCopy.sale.done)
  toListings()
}

const changed = () => {
  showToast(publishCopy.edit.done)
  goBack()
}

/** Putting goods on sale, of an item or (`own`) in own words, or (`saleId`) editing an existing listing. */
export default function SaleAddPage() {
  const { itemId, saleId, own } = useParams()
  const edited = idParam(saleId)
  const host = <SessionHost />
  if (edited !== null)
    return (
      <SaleEditScreen saleId={edited} onDone={changed} onLook={toBoard} onSales={toListings}>
        {host}
      </SaleEditScreen>
    )
  if (own === '1')
    return (
      <OwnScreen onDone={published} onItems={() => goInstead('saleAdd')}>
        {host}
      </OwnScreen>
    )
  const toOwn = () => goInstead('saleAdd', { own: 1 })
  return (
    <OfferScreen side='sale' itemId={idParam(itemId) ?? 0} onDone={published} onLook={toBoard} onOwn={toOwn}>
      {host}
    </OfferScreen>
  )
}
