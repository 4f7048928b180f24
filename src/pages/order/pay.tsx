import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import type { PayTab } from '@/features/cashier/components/pay-list'
import { PayList } from '@/features/cashier/components/pay-list'
import { PayMissing } from '@/features/cashier/components/pay-missing'
import { PaysFrame } from '@/features/cashier/components/pays-frame'
import { findPayAtom } from '@/features/cashier/find-pay'
import { paysCall } from '@/features/cashier/list-atoms'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import type { CallError } from '@/lib/http/errors'
import { goInstead, goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** An unpaid one leads to its cashier, any other to what it paid. */
function open({ payNo, bizType, bizId, state }: PayView, go: typeof goTo = goTo): void {
  if (bizType === 'recharge') return go('recharge', { rechargeId: bizId })
  if (bizType === 'expand' || bizType === 'fund' || bizType === 'shop') return go(bizType, { payNo })
  if (bizType === 'cart') return go('block')
  const isUnpaid = state === 'unpaid' || state === 'paying'
  if (bizType === 'order') {
    if (isUnpaid) go('salePay', { orderId: bizId })
    else go('order', { id: bizId })
  } else if (isUnpaid) go('buyPay', { buyId: bizId })
  else go('myBuys', { tab: 'bids' })
}

/** The reader's own pay orders; with `payNo` the one that is meant opens in place of the list. Source: domain model §7 (pay). */
export default function PaysPage() {
  const payNo = useParams().payNo ?? ''
  const [tab, setTab] = useState<PayTab>('unpaid')
  const [failed, setFailed] = useState<CallError>()
  const user = useAtomValue(userAtom)
  const find = useSetAtom(findPayAtom)
  const openMeant = async () => {
    if (payNo === '' || !user) return
    setFailed(undefined)
    const found = await find(payNo)
    if (found.ok) open(found.value, goInstead)
    else setFailed(found.error)
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void openMeant())
  const pays = useList(paysCall, user ? { tab } : undefined)
  return (
    <PaysFrame tab={tab} onTab={setTab} onRefresh={pays.refresh} after={<SessionHost />}>
      {failed && <PayMissing error={failed} onRetry={() => void openMeant()} />}
      <PayList tab={tab} pays={pays} onOpen={(pay) => open(pay)} />
    </PaysFrame>
  )
}
