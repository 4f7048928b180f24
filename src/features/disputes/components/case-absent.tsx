import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { openLoginAtom } from '@/lib/session/login/request'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { disputesCopy } from '../copy'

export interface CaseAbsentProps {
  readonly orderId: number | null
  readonly known: Remote<DisputeCaseDetail, CallError>
  readonly isSignedIn: boolean
  readonly onRetry: () => void
  readonly onList: () => void
  readonly children?: ReactNode
}

/** The page of a dispute that cannot be shown: loading, failed, not the reader's to decide, or nobody is signed in. */
export function CaseAbsent({ children, ...props }: CaseAbsentProps) {
  return (
    <Screen title={disputesCopy.title}>
      <Body {...props} />
      {children}
    </Screen>
  )
}

function Body({ orderId, known, isSignedIn, onRetry, onList }: CaseAbsentProps) {
  const openLogin = useSetAtom(openLoginAtom)
  const words = disputesCopy
  if (!isSignedIn)
    return (
      <EmptyState kind='empty' title={words.loginFirst} action={{ text: words.login, onPress: () => openLogin() }} />
    )
  const reason = known.tag === 'failed' && known.error.kind === 'refused' ? known.error.reason : undefined
  const toList = { text: words.toList, onPress: onList }
  if (reason === 'NO_RIGHT') return <EmptyState kind='failed' title={words.noRight} text={words.noRightText} />
  if (orderId === null || reason === 'NOT_FOUND')
    return <EmptyState kind='failed' title={words.unknown} text={words.unknownText} action={toList} />
  return (
    <RemoteView
      of={known.tag === 'ready' ? { tag: 'loading' } : known}
      onRetry={onRetry}
      failure={(error) => ({ text: `${callErrorText(error)}。${words.safe}` })}
    >
      {() => null}
    </RemoteView>
  )
}
