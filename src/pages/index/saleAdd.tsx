import { useRouter } from '@tarojs/taro'
import { OfferScreen } from '@/features/publish/components/offer-screen'
import { publishCopy } from '@/features/publish/copy'
import { SessionHost } from '@/features/session/components/session-host'
import { idParam } from '@/lib/routes/address'
import { goInstead, goTo } from '@/lib/routes/go'
import { showToast } from '@/ui/toast/toast'

export default function SaleAddPage() {
  const itemId = idParam(useRouter().params.itemId) ?? 0
  const done = () => {
    showToast(publishCopy.sale.done)
    goInstead('mySales', { tab: 'listings' })
  }
  return (
    <OfferScreen side='sale' itemId={itemId} onDone={done} onLook={() => goTo('sellBoard')}>
      <SessionHost />
    </OfferScreen>
  )
}
