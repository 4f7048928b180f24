import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { MessageBox } from '@/ui/message-box/message-box'
import { standCopy } from '../copy'
import type { Acting, Leaving } from '../use-act'

export interface LeaveBoxProps {
  readonly election: MayorElection
  readonly acting: Acting
  /** What the reader wants to leave: the list of candidates or the seat. */
  readonly leaving: Leaving | undefined
  readonly onClose: () => void
}

/** The question before a candidate or the mayor goes; nothing where the election does not allow it. */
export function LeaveBox({ election, acting, leaving, onClose }: LeaveBoxProps) {
  if (!leaving || !election.acts.includes(leaving)) return null
  return (
    <MessageBox
      type='confirm'
      title={standCopy[leaving]}
      content={leaving === 'quit' ? standCopy.quitQuestion : standCopy.resignQuestion}
      confirmText={standCopy[leaving]}
      cancelText={standCopy.keep}
      onEvent={(event) => {
        onClose()
        if (event === 'confirm') acting.leave(leaving)
      }}
    />
  )
}
