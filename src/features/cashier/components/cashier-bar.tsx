import { useAtomValue } from 'jotai'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { payButton } from '../cashier'
import { cashierCopy } from '../copy'
import { payStageAtom } from '../pay-atoms'

export interface CashierBarProps {
  readonly payable: Payable
  readonly available: Fen | undefined
  readonly onPay: () => void
  readonly onLook: () => void
}

/** The pay button; when it cannot be pressed it says why, and what is paid or closed is opened instead. */
export function CashierBar({ payable, available, onPay, onLook }: CashierBarProps) {
  const nowMs = useServerNow()
  const isBusy = useAtomValue(payStageAtom) !== 'idle'
  const button = payButton({ payable, available, nowMs, isBusy })
  if (button.kind === 'ended') {
    return (
      <BottomBar>
        <Button kind='secondary' onPress={onLook}>
          {cashierCopy.lookEnded(button.label, payable.words.look)}
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
        {cashierCopy.pay(yuanText(payable.amount))}
      </Button>
    </BottomBar>
  )
}
