import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import type { PayTab } from '@/features/cashier/components/pay-list'
import { PayList } from '@/features/cashier/components/pay-list'
import { PayMissing } from '@/features/cashier/components/pay-missing'
import { PaysFrame } from '@/features/cashier/components/pays-frame'
import { checkOutInfoAtom, loadCheckOutAtom } from '@/features/block-market/check-out/atoms'
import { FirstPurchase } from '@/features/block-market/check-out/components/first-purchase'
import { PasswordOnce, PayPath } from '@/features/block-market/check-out/components/pay-path'
import { blocksBill } from '@/features/block-market/check-out/rules/bill'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import { billCopy } from '@/features/cashier/copy'
import { findPayAtom } from '@/features/cashier/find-pay'
import { paysCall } from '@/features/cashier/list-atoms'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import type { CallError } from '@/lib/http/errors'
import { goBack, goInstead, goTo } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** An unpaid one leads to its cashier, any other to what it paid. */
function open({ payNo, bizType, bizId, state }: PayView, go: typeof goTo = goTo): void {
  if (bizType === 'recharge') return go('recharge', { rechargeId: bizId })
  if (bizType === 'expand' || bizType === 'fund' || bizType === 'shop') return go(bizType, { payNo })
  if (bizType === 'cart') return go('pay', { payNo })
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
  const [isCart, setCart] = useState(false)
  const user = useAtomValue(userAtom)
  const find = useSetAtom(findPayAtom)
  const openMeant = async () => {
    if (payNo === '' || !user) return
    setFailed(undefined)
    const found = await find(payNo)
    if (found.ok && found.value.bizType === 'cart') setCart(true)
    else if (found.ok) open(found.value, goInstead)
    else setFailed(found.error)
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void openMeant())
  const pays = useList(paysCall, user ? { tab } : undefined)
  if (isCart && user) return <BlocksCashier payNo={payNo} />
  return (
    <PaysFrame tab={tab} onTab={setTab} onRefresh={pays.refresh} after={<SessionHost />}>
      {failed && <PayMissing error={failed} onRetry={() => void openMeant()} />}
      <PayList tab={tab} pays={pays} onOpen={(pay) => open(pay)} />
    </PaysFrame>
  )
}

/** The cashier of blocks that were checked out. Source: mockup 28-market-pay. */
function BlocksCashier({ payNo }: { readonly payNo: string }) {
  const known = useAtomValue(checkOutInfoAtom)
  const load = useSetAtom(loadCheckOutAtom)
  const cart = known.tag === 'ready' && known.value.payNo === payNo ? known.value : undefined
  const [first] = cart?.orders ?? []
  return (
    <BillScreen
      payNo={payNo}
      billOf={() => blocksBill(cart)}
      onLoad={({ bizId }) => load(bizId)}
      // What is closed was not bought; a check-out that is being paid is known as unpaid here.
      onLook={() =>
        first && cart?.state !== 'closed'
          ? goUp('handover', { id: first.orderId })
          : goUp('block', first && { id: first.blockId })
      }
      guest={<GuestNotice text={billCopy.loginFirst} />}
      about={cart && <PayPath cart={cart} />}
    >
      {cart?.state === 'unpaid' && <PasswordOnce />}
      {cart && <FirstPurchase cart={cart} onLeave={goBack} />}
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
