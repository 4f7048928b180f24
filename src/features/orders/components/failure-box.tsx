import { goTo } from '@/lib/routes/go'
import { MessageBox } from '@/ui/message-box/message-box'
import { closeText } from '../copy'
import type { Failure, NextStep } from '../failure'

export interface FailureBoxProps {
  readonly failure: Failure
  readonly onHide: () => void
  /** What the steps mean on this screen; a missing one only closes the box. */
  readonly steps: Partial<Record<NextStep, () => void>>
}

const everywhere: Partial<Record<NextStep, () => void>> = {
  orders: () => goTo('myBuys'),
  account: () => goTo('loginUser'),
}

/** Says what happened, whether the money is safe, and offers the next step. */
export function FailureBox({ failure, onHide, steps }: FailureBoxProps) {
  const follow = steps[failure.step] ?? everywhere[failure.step]
  return (
    <MessageBox
      type={follow ? 'confirm' : 'info'}
      content={failure.text}
      confirmText={failure.next}
      cancelText={closeText}
      closeText={failure.next}
      onEvent={(event) => {
        onHide()
        if (event === 'confirm') follow?.()
      }}
    />
  )
}
