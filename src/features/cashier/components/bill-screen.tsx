import type { ReactNode } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isNotFound } from '@/lib/http/errors'
import type { Bill } from '@/lib/pay/payable'
import type { Remote } from '@/lib/remote/remote'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnOpen } from '@/platform/page/use-on-open'
import { useOnShow } from '@/platform/page/use-on-show'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { loadPurseAtom } from '../atoms'
import { billCopy } from '../copy'
import { findPayAtom } from '../find-pay'
import { payableOf } from '../rules/bill'
import { CashierScreen } from './cashier-screen'
import { PaidScreen } from './paid-screen'

export interface BillScreenProps {
  readonly payNo: string
  /** What the subject says of the payment. */
  readonly billOf: (pay: PayView) => Bill
  /** Reads what the bill needs besides the pay order. */
  readonly onLoad?: (pay: PayView) => Promise<unknown>
  /** Leads to what was paid, even when it was paid or closed before. */
  readonly onLook: () => void
  /** It is paid, while this page was looked at: what other pages know of it is old. */
  readonly onPaid?: () => void
  /** Under the bill: where the money goes, when it goes to several. */
  readonly about?: ReactNode
  readonly children?: ReactNode
}

/**
 * The cashier of a pay order by its number: of slots, of a gift, of a shop's term; after the payment its result. Source: domain model §7
 * (pay, with `payNo`).
 */
export function BillScreen({ payNo, billOf, onLoad, onLook, onPaid, about, children }: BillScreenProps) {
  const user = useAtomValue(userAtom)
  const [pay, setPay] = useState<Remote<PayView, CallError>>({ tag: 'idle' })
  const [isAfter, setAfter] = useState(false)
  const find = useSetAtom(findPayAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  const reload = async () => {
    if (!user) return
    const [found] = await Promise.all([find(payNo), loadPurse()])
    if (found.ok) await onLoad?.(found.value)
    if (found.ok) setPay({ tag: 'ready', value: found.value })
    else if (pay.tag !== 'ready') setPay({ tag: 'failed', error: found.error })
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void reload())
  const isPaid = isAfter && pay.tag === 'ready' && pay.value.state === 'paid'
  useOnOpen(`${isPaid}`, () => {
    if (isPaid) onPaid?.()
  })
  if (user && pay.tag === 'ready') {
    const bill = billOf(pay.value)
    const frame = { payable: payableOf(pay.value, bill), plate: user.blockNo, onReload: () => void reload(), onLook }
    // What it gave is read anew before the result shows: until then the cashier stays.
    const finish = () => void reload().then(() => setAfter(true))
    // Money that the platform reported and that never came closes what it was for: the cashier says so.
    if (isAfter && bill.paid && frame.payable.state !== 'closed')
      return (
        <PaidScreen {...frame} after={{ steps: [], now: bill.paid }} onPay={() => setAfter(false)}>
          {children}
        </PaidScreen>
      )
    return (
      <CashierScreen {...frame} {...(bill.paid && { onPaid: finish })} about={about}>
        {children}
      </CashierScreen>
    )
  }
  return (
    <Screen title={billCopy.title} plate={user?.blockNo}>
      <SignedIn loginFirst={billCopy.loginFirst}>
        <RemoteView of={pay} onRetry={() => void reload()} failure={(error) => ({ text: missing(error) })}>
          {() => null}
        </RemoteView>
      </SignedIn>
      {children}
    </Screen>
  )
}

const missing = (error: CallError) => (isNotFound(error) ? billCopy.missing : callErrorText(error))
