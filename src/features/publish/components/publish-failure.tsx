import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import { MessageBox } from '@/ui/message-box/message-box'
import type { NoteProps } from '@/ui/note/note'
import { Note } from '@/ui/note/note'
import { publishCopy } from '../copy'

export interface PublishFailureProps {
  readonly failure: CallError
  readonly text: string
  /** What can be done about it, other than changing the form. */
  readonly action?: NoteProps['action']
}

/**
 * Why the server refused a form: beside the form, or in a popup when no change in the form can help. A block offered for transfer has its
 * own style in the message box. Source: specification §2 (message popup); domain model §3.1 (notice).
 */
export function PublishFailure({ failure, text, action }: PublishFailureProps) {
  const [seen, setSeen] = useState<CallError>()
  const isPopup = failure.kind === 'refused' && (failure.reason === 'BLOCK_TRANSFER' || failure.reason === 'HALT')
  if (!isPopup) {
    return (
      <Note tone='error' {...(action && { action })}>
        {text}
      </Note>
    )
  }
  if (seen === failure) return null
  return <MessageBox type='info' content={text} closeText={publishCopy.known} onEvent={() => setSeen(failure)} />
}
