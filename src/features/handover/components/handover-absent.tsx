import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import type { Handover } from '../atoms'
import { handoverCopy as copy } from '../copy'

export interface HandoverAbsentProps {
  /** Undefined: the address names none. */
  readonly known: Remote<Handover, CallError> | undefined
  /** Shown instead, when nobody is signed in. */
  readonly guest: ReactNode
  readonly onRetry: () => void
  readonly onMine: () => void
  readonly children?: ReactNode
}

/** The page of a handover that cannot be shown: loading, failed, not the reader's, or nobody is signed in. */
export function HandoverAbsent({ known, guest, onRetry, onMine, children }: HandoverAbsentProps) {
  const isMissing =
    known === undefined ||
    (known.tag === 'failed' && known.error.kind === 'refused' && known.error.reason === 'NOT_FOUND')
  const missing = (
    <EmptyState
      kind='failed'
      title={copy.missing}
      text={copy.missingText}
      action={{ text: copy.toMine, onPress: onMine }}
    />
  )
  return (
    <Screen title={copy.title}>
      {guest}
      {!guest && isMissing && missing}
      {!guest && !isMissing && (
        <RemoteView
          of={known.tag === 'ready' ? { tag: 'loading' } : known}
          onRetry={onRetry}
          failure={(error) => ({ text: `${callErrorText(error)}。${copy.safe}` })}
        >
          {() => null}
        </RemoteView>
      )}
      {children}
    </Screen>
  )
}
