import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { goTo } from '@/lib/routes/go'
import { HelpLink } from '@/ui/help-link/help-link'
import { FailureBox } from '@/ui/message-box/failure-box'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { purseAtom } from '../atoms'
import { cashierCopy } from '../copy'
import { payStageAtom } from '../pay-atoms'
import { usePay, useResume, useWay } from '../use-pay'
import { CashierBar } from './cashier-bar'
import { CashierBill } from './cashier-bill'
import { CashierClock } from './cashier-clock'
import { CashierHelp } from './cashier-help'
import { CashierPath } from './cashier-path'
import { CashierWay } from './cashier-way'

export interface CashierScreenProps {
  readonly payable: Payable
  /** The acting block. */
  readonly plate: number | undefined
  readonly onReload: () => void
  /** Leads to what was paid, even when it was paid or closed before. */
  readonly onLook: () => void
  /** Opens the page after the payment, also while the platform still confirms it. Without one, what was paid is opened. */
  readonly onPaid?: () => void
  /** Above the bill: where the goods go. */
  readonly address?: ReactNode
  /** Under the bill: where the money goes, when it goes to several. */
  readonly about?: ReactNode
  /** Why it cannot be paid yet, apart from time and money. */
  readonly notYet?: string | undefined
  readonly children?: ReactNode
}

/** The cashier: the clock, the bill, where the money goes, how to pay, and the button. Source: mockup 03-salepay-cashier. */
export function CashierScreen(props: CashierScreenProps) {
  const { payable, plate, onReload, onLook, onPaid, address, about, notYet, children } = props
  const purse = useAtomValue(purseAtom)
  const stage = useAtomValue(payStageAtom)
  const { state, deadlineAt, words, amount } = payable
  const ways = useWay(payable, purse?.available)
  const paid = () => {
    if (onPaid) return onPaid()
    showToast(cashierCopy.paid(yuanText(amount)))
    onLook()
  }
  const isResumed = useResume(payable, onReload, paid)
  const pay = usePay(payable, ways, { paid, awaited: onPaid })
  const recharge = () => goTo('recharge')
  const fromBalance = ways.parts.balance
  const bar = (
    <CashierBar
      payable={payable}
      available={purse?.available}
      fromBalance={fromBalance}
      notYet={notYet}
      isOff={ways.offered.length === 0}
      onPay={pay.pay}
      onLook={onLook}
    />
  )
  return (
    <Screen
      title={words.title}
      subtitle={words.number}
      plate={plate}
      navEnd={payable.path && <HelpLink at='guarantee' />}
      footer={bar}
    >
      {state === 'unpaid' && deadlineAt !== null && (
        <CashierClock deadlineAt={deadlineAt} otherwise={words.otherwise} onEnd={onReload} />
      )}
      {stage === 'checking' && <Note tone='warning'>{cashierCopy.checking}</Note>}
      {stage === 'idle' && isResumed && state === 'unpaid' && (
        <Note tone='warning' action={{ text: cashierCopy.checkAgain, onPress: pay.check }}>
          {cashierCopy.resumed}
        </Note>
      )}
      {pay.hasFailed && <CashierHelp />}
      {address}
      <CashierBill payable={payable} purse={purse} />
      <CashierPath payable={payable} purse={purse} fromBalance={fromBalance} />
      {about}
      {state === 'unpaid' && (
        <CashierWay
          payable={payable}
          available={purse?.available}
          offered={ways.offered}
          chosen={ways.way}
          onPick={ways.pick}
          onRecharge={recharge}
        />
      )}
      {pay.failure && (
        <FailureBox
          failure={pay.failure}
          onHide={pay.hide}
          steps={{ reload: onReload, retry: pay.pay, check: pay.check, orders: onLook }}
        />
      )}
      {children}
    </Screen>
  )
}
