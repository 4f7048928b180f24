import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import { MessageBox } from '@/ui/message-box/message-box'
import type { NoteProps } from '@/ui/note/note'
import { Note } from '@/ui/note/note'
import { publishCopy } from '../copy'

export interface PublishFailureProps {
  readonly failure: CallError
  readonly text: string
  /** What can be done about it, beside what was typed. */
  readonly action?: NoteProps['action']
}

/**
 * Why the server did not take a form: beside the form, or in a popup when nothing in the form can mend it. A block set for transfer has
 * its own look in the message box. Source: specification §2 (message popup); domain model §3.1 (notice).
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
