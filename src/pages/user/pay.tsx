import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/pay'
import type { PayTab } from '@/features/cashier/components/pay-list'
import { PayList } from '@/features/cashier/components/pay-list'
import { PaysFrame } from '@/features/cashier/components/pays-frame'
import { paysCall } from '@/features/cashier/list-atoms'
import { SessionHost } from '@/features/session/components/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'

/** An unpaid one leads to its cashier, any other to what it paid. */
function open({ bizType, bizId, state }: PayView): void {
  const isUnpaid = state === 'unpaid'
  if (bizType === 'order') {
    if (isUnpaid) goTo('salePay', { orderId: bizId })
    else goTo('order', { id: bizId })
  } else if (isUnpaid) goTo('buyPay', { buyId: bizId })
  else goTo('myBuys', { tab: 'bids' })
}

/** The own pay orders. */
export default function PaysPage() {
  const [tab, setTab] = useState<PayTab>('unpaid')
  const user = useAtomValue(userAtom)
  const pays = useList(paysCall, user ? { tab } : undefined)
  return (
    <PaysFrame tab={tab} onTab={setTab} onRefresh={pays.refresh} after={<SessionHost />}>
      <PayList tab={tab} pays={pays} onOpen={open} />
    </PaysFrame>
  )
}
