import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

export interface SharedPageProps {
  readonly title: string
  readonly plate?: number | undefined
  readonly navEnd: ReactNode
  /** The thing as it is known. One that is ready is the thing of an earlier page. */
  readonly of: Remote<unknown, CallError>
  /** Why there is no such thing, when that is certain, and where there are others. */
  readonly gone: string | undefined
  readonly toOthers: { readonly text: string; readonly onPress: () => void }
  readonly onReload: () => Promise<unknown>
  readonly children: ReactNode
}

/** The page that a shared link leads to, until its thing is here: it loads, it failed, or there is none. */
export function SharedPage({ of, gone, toOthers, onReload, children, ...head }: SharedPageProps) {
  return (
    <Screen {...head} onRefresh={onReload}>
      {gone !== undefined ? (
        <EmptyState kind='empty' title={gone} action={toOthers} />
      ) : (
        <RemoteView
          of={of.tag === 'ready' ? { tag: 'loading' as const } : of}
          onRetry={() => void onReload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {() => null}
        </RemoteView>
      )}
      {children}
    </Screen>
  )
}
