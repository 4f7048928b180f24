import { OfferScreen } from '@/features/publish/components/offer-screen'
import { SaleEditScreen } from '@/features/publish/components/sale-edit-screen'
import { publishCopy } from '@/features/publish/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goBack, goTo } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { showToast } from '@/ui/toast/toast'
import { useParams } from '@/platform/page/use-params'

/** Putting goods on sale, or (`saleId`) editing an existing listing. */
export default function SaleAddPage() {
  const { itemId, saleId } = useParams()
  const edited = idParam(saleId)
  return edited === null ? <NewSale itemId={idParam(itemId) ?? 0} /> : <EditedSale saleId={edited} />
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

function NewSale({ itemId }: { readonly itemId: number }) {
  const done = () => {
    showToast(publishCopy.sale.done)
    goUp('mySales', { tab: 'listings' })
  }
  return (
    <OfferScreen side='sale' itemId={itemId} onDone={done} onLook={() => goTo('sellBoard')}>
      <SessionHost />
    </OfferScreen>
  )
}
