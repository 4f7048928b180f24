import { useReadOnly } from '@/lib/session/access'
import { useAtomValue } from 'jotai'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { askedPayPasswordAtom } from '@/lib/pay/pay-password'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import type { WithdrawInfo } from '../atoms'
import { passwordFirstAtom } from '../atoms'
import { addCopy } from '../copy'

export interface WithdrawBarProps {
  readonly info: WithdrawInfo | undefined
  readonly amount: Fen | undefined
  /** Why the typed amount cannot be withdrawn. */
  readonly problem: string | undefined
  readonly isSubmitting: boolean
  readonly onSubmit: () => void
  /** The payment password comes first. */
  readonly onSetPassword: () => void
}

/** Why nothing can be withdrawn now. */
function blockOf(info: WithdrawInfo): string | undefined {
  if (info.cooling) return addCopy.cooling
  if (info.open) return addCopy.hasOpen
  if (info.income === 0) return addCopy.noIncome
  return info.dayLeft === 0 ? addCopy.dayUsed : undefined
}

/** The one button; it says the amount, what comes first, or why it cannot be pressed. */
export function WithdrawBar({ info, amount, problem, isSubmitting, onSubmit, onSetPassword }: WithdrawBarProps) {
  const needsPassword = useAtomValue(passwordFirstAtom) !== undefined
  const readOnly = useReadOnly('withdraw')
  const isAsked = useAtomValue(askedPayPasswordAtom) !== null
  if (info === undefined) return null
  if (needsPassword)
    return (
      <BottomBar>
        <Button onPress={onSetPassword}>{addCopy.needsPassword}</Button>
      </BottomBar>
    )
  return (
    <BottomBar>
      <Button
        onPress={onSubmit}
        disabled={readOnly ?? blockOf(info) ?? problem}
        loading={isSubmitting && !isAsked ? addCopy.sending : undefined}
      >
        {amount === undefined || amount === 0 ? addCopy.submitEmpty : addCopy.submit(yuanText(amount))}
      </Button>
    </BottomBar>
  )
}
