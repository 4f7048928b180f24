import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import { useBlockFirst } from '@/lib/market/block-first'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { openLoginAtom } from '@/lib/session/login/request'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { blockCopy } from '../copy'

export interface BlockAbsentProps {
  readonly known: Remote<BlockView, CallError>
  /** It is the reader's own one, as far as is known. */
  readonly isOwn: boolean
  /** The reader's own block is meant, and nobody is signed in. */
  readonly needsLogin: boolean
  /** The reader's own block is meant, and they have none. */
  readonly hasNone: boolean
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/** The page of a block that cannot be shown: loading, failed, unknown, or nobody is signed in, or who is has none. */
export function BlockAbsent({ known, isOwn, needsLogin, hasNone, onRetry, children }: BlockAbsentProps) {
  const openLogin = useSetAtom(openLoginAtom)
  const { need, buy } = useBlockFirst(blockCopy.doing)
  const login = { text: blockCopy.login, onPress: () => openLogin() }
  const isUnknown = known.tag === 'failed' && known.error.kind === 'refused' && known.error.reason === 'NOT_FOUND'
  const missing = isUnknown && <EmptyState kind='failed' title={blockCopy.unknown} />
  return (
    <Screen title={isOwn ? blockCopy.title : blockCopy.otherTitle}>
      {needsLogin ? (
        <EmptyState kind='empty' title={blockCopy.loginFirst} action={login} />
      ) : hasNone && buy ? (
        <EmptyState kind='empty' title={blockCopy.none} text={need} action={buy} />
      ) : (
        missing || (
          <RemoteView
            of={known.tag === 'ready' ? { tag: 'loading' } : known}
            onRetry={onRetry}
            failure={(error) => ({ text: `${callErrorText(error)}。${blockCopy.safe}` })}
          >
            {() => null}
          </RemoteView>
        )
      )}
      {children}
    </Screen>
  )
}
