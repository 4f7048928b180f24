import { MessageBox } from '@/ui/message-box/message-box'
import { offersCopy } from '../copy'

export interface ActFailureBoxProps {
  readonly text: string
  readonly canRetry: boolean
  readonly onRetry: () => void
  readonly onHide: () => void
}

/** What happened to an act that failed, and the next step. A block set for transfer has its own look in the message box. */
export function ActFailureBox({ text, canRetry, onRetry, onHide }: ActFailureBoxProps) {
  return (
    <MessageBox
      type={canRetry ? 'confirm' : 'info'}
      content={text}
      confirmText={offersCopy.retry}
      cancelText={offersCopy.close}
      closeText={offersCopy.known}
      onEvent={(event) => (event === 'confirm' ? onRetry() : onHide())}
    />
  )
}
