import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { SessionHost } from './session-host'

export interface AbsentPageProps {
  readonly title: string
  readonly subtitle?: string
  readonly plate?: number | undefined
  readonly navEnd?: ReactNode
  /** What stands in place of everything else: what must be done first. */
  readonly first?: ReactNode
  /** The thing as it is known. One that is ready is the thing of an earlier page. */
  readonly of: Remote<unknown, CallError>
  /** Why there is no such thing, when that is certain, and where there are others. */
  readonly gone?: string | undefined
  readonly toOthers?: { readonly text: string; readonly onPress: () => void }
  /** That the money is safe, behind what failed. */
  readonly safe?: string
  readonly onReload: () => Promise<unknown>
  readonly children?: ReactNode
}

/** A page until it can be drawn: something must be done first, its thing loads, it failed, or there is none. */
export function AbsentPage({ first, of, gone, toOthers, safe, onReload, children, ...head }: AbsentPageProps) {
  const missing = gone !== undefined && <EmptyState kind='empty' title={gone} {...(toOthers && { action: toOthers })} />
  const failure = (error: CallError) => ({ text: [callErrorText(error), safe].filter(Boolean).join('。') })
  return (
    <Screen {...head} onRefresh={onReload}>
      {first || missing || (
        <RemoteView of={of.tag === 'ready' ? { tag: 'loading' } : of} onRetry={() => void onReload()} failure={failure}>
          {() => null}
        </RemoteView>
      )}
      {children}
      <SessionHost />
    </Screen>
  )
}
