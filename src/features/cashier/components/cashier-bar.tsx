import { useAtomValue } from 'jotai'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { askedPayPasswordAtom } from '@/lib/pay/pay-password'
import type { Payable } from '@/lib/pay/payable'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { payButton } from '../rules/pay-button'
import { cashierCopy } from '../copy'
import { payStageAtom } from '../pay-atoms'

export interface CashierBarProps {
  readonly payable: Payable
  readonly available: Fen | undefined
  /** What the chosen way takes from the balance. */
  readonly fromBalance: Fen
  /** Why it cannot be paid yet, apart from time and money. */
  readonly notYet?: string | undefined
  /** There is no way to pay here. */
  readonly isOff: boolean
  readonly onPay: () => void
  readonly onLook: () => void
}

/** The pay button. When it cannot be pressed it says why; for something already paid or closed it opens that instead. */
export function CashierBar({ payable, available, fromBalance, notYet, isOff, onPay, onLook }: CashierBarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const isAsked = useAtomValue(askedPayPasswordAtom) !== null
  const isBusy = useAtomValue(payStageAtom) !== 'idle' && !isAsked
  const button = payButton({ payable, available, fromBalance, openings, nowMs, isBusy })
  if (button.kind === 'ended') {
    return (
      <BottomBar>
        <Button kind='secondary' onPress={onLook}>
          {cashierCopy.lookEnded(button.label, payable.words.look)}
        </Button>
      </BottomBar>
    )
  }
  const reason = button.kind === 'short' || button.kind === 'closedHours' ? button.label : notYet
  return (
    <BottomBar>
      <Button
        onPress={onPay}
        disabled={isOff ? cashierCopy.noWay : reason}
        {...(button.kind === 'closedHours' && !isOff && { icon: 'clock' })}
        loading={button.kind === 'busy' ? button.label : undefined}
      >
        {cashierCopy.pay(yuanText(payable.amount))}
      </Button>
    </BottomBar>
  )
}
