import { MessageBox } from '@/ui/message-box/message-box'
import { sellCopy } from '../copy'
import type { SellFailure, SellStep } from '../sell'

export interface SellFailureBoxProps {
  readonly failure: SellFailure
  readonly onStep: (step: SellStep) => void
  readonly onClose: () => void
}

/** Why nothing was sold, or that it is not known, and the next step. */
export function SellFailureBox({ failure: { text, next, step }, onStep, onClose }: SellFailureBoxProps) {
  return (
    <MessageBox
      type={step === 'close' ? 'info' : 'confirm'}
      content={text}
      confirmText={next}
      cancelText={sellCopy.close}
      closeText={next}
      onEvent={(event) => (event === 'confirm' ? onStep(step) : onClose())}
    />
  )
}
