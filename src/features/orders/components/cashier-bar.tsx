import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { payButton } from '../cashier'
import { actCopy } from '../copy'
import { payStageAtom } from '../pay-atoms'

export interface CashierBarProps {
  readonly order: OrderDetail
  readonly available: Fen | undefined
  readonly onPay: () => void
  readonly onOpenOrder: () => void
}

/** The pay button; when it cannot be pressed it says why, and a paid or closed order is opened instead. */
export function CashierBar({ order, available, onPay, onOpenOrder }: CashierBarProps) {
  const nowMs = useServerNow()
  const isBusy = useAtomValue(payStageAtom) !== 'idle'
  const button = payButton({ order, available, nowMs, isBusy })
  if (button.kind === 'ended') {
    return (
      <BottomBar>
        <Button kind='secondary' onPress={onOpenOrder}>
          {actCopy.lookEnded(button.label)}
        </Button>
      </BottomBar>
    )
  }
  const isOff = button.kind === 'short' || button.kind === 'closedHours'
  return (
    <BottomBar>
      <Button
        onPress={onPay}
        disabled={isOff ? button.label : undefined}
        loading={button.kind === 'busy' ? button.label : undefined}
      >
        {actCopy.pay(yuanText(order.amount))}
      </Button>
    </BottomBar>
  )
}
