import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { goTo } from '@/lib/routes/go'
import { openLoginAtom } from '@/lib/session/login/request'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { bidAbsentCopy, offersCopy } from '../copy'

export interface BidAbsentProps {
  readonly buyId: number | null
  readonly bid: Remote<unknown, CallError>
  /** The bid exists but belongs to somebody else. */
  readonly isForeign: boolean
  readonly isSignedIn: boolean
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/** The cashier of a bid that cannot be paid: loading, failed, not the reader's, or nobody is signed in. */
export function BidAbsent({ children, ...props }: BidAbsentProps) {
  return (
    <Screen title={bidAbsentCopy.title}>
      <Body {...props} />
      {children}
    </Screen>
  )
}

function Body({ buyId, bid, isForeign, isSignedIn, onRetry }: BidAbsentProps) {
  const openLogin = useSetAtom(openLoginAtom)
  if (!isSignedIn) {
    const login = { text: bidAbsentCopy.login, onPress: () => openLogin() }
    return <EmptyState kind='empty' title={bidAbsentCopy.loginFirst} action={login} />
  }
  const isUnknown = bid.tag === 'failed' && bid.error.kind === 'refused' && bid.error.reason === 'NOT_FOUND'
  if (buyId === null || isUnknown || isForeign) {
    const back = { text: bidAbsentCopy.toBids, onPress: () => goTo('myBuys', { tab: 'bids' }) }
    return <EmptyState kind='failed' title={bidAbsentCopy.unknown} text={bidAbsentCopy.unknownText} action={back} />
  }
  return (
    <RemoteView
      of={bid.tag === 'ready' ? { tag: 'loading' } : bid}
      onRetry={onRetry}
      failure={(error) => ({ text: `${callErrorText(error)}。${offersCopy.safe}` })}
    >
      {() => null}
    </RemoteView>
  )
}
