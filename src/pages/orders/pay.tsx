import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FirstPurchase } from '@/features/block-market/check-out/components/first-purchase'
import { PasswordOnce, PayPath } from '@/features/block-market/check-out/components/pay-path'
import { useBlocksBill } from '@/features/block-market/check-out/use-blocks-bill'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import type { PayTab } from '@/features/cashier/components/pay-list'
import { PayList } from '@/features/cashier/components/pay-list'
import { PayMissing } from '@/features/cashier/components/pay-missing'
import { PaysFrame } from '@/features/cashier/components/pays-frame'
import { paysCall } from '@/features/cashier/list-atoms'
import { openPay } from '@/features/cashier/open-pay'
import { useMeantPay } from '@/features/cashier/use-meant-pay'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { goBack } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/** The reader's own pay orders; with `payNo` the one that is meant opens in place of the list. Source: domain model §7 (pay). */
export default function PaysPage() {
  const payNo = useParams().payNo ?? ''
  const [tab, setTab] = useState<PayTab>('unpaid')
  const user = useAtomValue(userAtom)
  const meant = useMeantPay(payNo)
  const pays = useList(paysCall, user ? { tab } : undefined)
  if (meant.isCart && user) return <BlocksCashier payNo={payNo} />
  return (
    <PaysFrame tab={tab} onTab={setTab} onRefresh={pays.refresh} after={<SessionHost />}>
      {meant.failed && <PayMissing error={meant.failed} onRetry={meant.retry} />}
      <PayList tab={tab} pays={pays} onOpen={(pay) => openPay(pay)} />
    </PaysFrame>
  )
}

function BlocksCashier({ payNo }: { readonly payNo: string }) {
  const { cart, bill } = useBlocksBill(payNo)
  return (
    <BillScreen payNo={payNo} {...bill} about={cart && <PayPath cart={cart} />}>
      {cart?.state === 'unpaid' && <PasswordOnce />}
      {cart && <FirstPurchase cart={cart} onLeave={goBack} />}
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
