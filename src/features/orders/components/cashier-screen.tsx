import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders'
import { yuanText } from '@/lib/format/yuan'
import { goInstead, goTo } from '@/lib/routes/go'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { purseAtom } from '../atoms'
import { cashierCopy, orderCopy } from '../copy'
import { payStageAtom } from '../pay-atoms'
import { usePay } from '../use-pay'
import { CashierBar } from './cashier-bar'
import { CashierBill } from './cashier-bill'
import { CashierClock } from './cashier-clock'
import { CashierPath } from './cashier-path'
import { CashierWay } from './cashier-way'
import { FailureBox } from './failure-box'

export interface CashierScreenProps {
  readonly order: OrderDetail
  /** The acting block. */
  readonly plate: number | undefined
  readonly onReload: () => void
  readonly children?: ReactNode
}

/** The cashier of an order: the clock, the bill, where the money goes, how to pay, and the button. Source: mockup 03-salepay-cashier. */
export function CashierScreen({ order, plate, onReload, children }: CashierScreenProps) {
  const purse = useAtomValue(purseAtom)
  const stage = useAtomValue(payStageAtom)
  const openOrder = () => goInstead('order', { id: order.orderId })
  const pay = usePay(order, () => {
    showToast(cashierCopy.paid(yuanText(order.amount)))
    openOrder()
  })
  const recharge = () => goTo('recharge')
  const bar = <CashierBar order={order} available={purse?.available} onPay={pay.pay} onOpenOrder={openOrder} />
  return (
    <Screen title={cashierCopy.title} subtitle={orderCopy.orderNo(order.orderNo)} plate={plate} footer={bar}>
      {order.state === 'unpaid' && order.deadlineAt !== null && (
        <CashierClock deadlineAt={order.deadlineAt} onEnd={onReload} />
      )}
      {stage === 'checking' && <Note tone='warning'>{cashierCopy.checking}</Note>}
      <CashierBill order={order} />
      <CashierPath order={order} purse={purse} />
      <CashierWay amount={order.amount} available={purse?.available} onRecharge={recharge} />
      {pay.failure && (
        <FailureBox
          failure={pay.failure}
          onHide={pay.hide}
          steps={{ reload: onReload, retry: pay.pay, check: pay.check, order: openOrder, recharge }}
        />
      )}
      {children}
    </Screen>
  )
}
