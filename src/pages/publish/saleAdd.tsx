import { OwnScreen } from '@/features/publish/components/own-screen'
import { OfferScreen } from '@/features/publish/components/offer-screen'
import { SaleEditScreen } from '@/features/publish/components/sale-edit-screen'
import { publishCopy } from '@/features/publish/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goBack, goInstead, goTo } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { showToast } from '@/ui/toast/toast'
import { useParams } from '@/platform/page/use-params'

/** Putting goods on sale, of an item or (`own`) in own words, or (`saleId`) editing an existing listing. */
export default function SaleAddPage() {
  const { itemId, saleId, own } = useParams()
  const edited = idParam(saleId)
  if (edited !== null) return <EditedSale saleId={edited} />
  return own === '1' ? <OwnSale /> : <NewSale itemId={idParam(itemId) ?? 0} />
}

function EditedSale({ saleId }: { readonly saleId: number }) {
  const done = () => {
    showToast(publishCopy.edit.done)
    goBack()
  }
  return (
    <SaleEditScreen
      saleId={saleId}
      onDone={done}
      onLook={() => goTo('sellBoard')}
      onSales={() => goUp('mySales', { tab: 'listings' })}
    >
      <SessionHost />
    </SaleEditScreen>
  )
}

const published = () => {
  showToast(publishCopy.sale.done)
  goUp('mySales', { tab: 'listings' })
}

function NewSale({ itemId }: { readonly itemId: number }) {
  return (
    <OfferScreen
      side='sale'
      itemId={itemId}
      onDone={published}
      onLook={() => goTo('sellBoard')}
      onOwn={() => goInstead('saleAdd', { own: 1 })}
    >
      <SessionHost />
    </OfferScreen>
  )
}

function OwnSale() {
  return (
    <OwnScreen onDone={published} onItems={() => goInstead('saleAdd')}>
      <SessionHost />
    </OwnScreen>
  )
}
