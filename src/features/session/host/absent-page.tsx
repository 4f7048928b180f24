import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { SignedIn } from '@/parts/guest/signed-in'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { SessionHost } from './session-host'

export interface AbsentProps {
  /** What a guest reads beside the login; missing where guests may see it, too. */
  readonly loginFirst?: string | undefined
  /** What stands in place of everything else: what must be done first. */
  readonly first?: ReactNode
  /** The thing as it is known. One that is ready is the thing of an earlier page. */
  readonly of: Remote<unknown, CallError>
  /** Why there is no such thing, when that is certain, more of it, and where there are others. */
  readonly gone?: string | undefined
  readonly goneText?: string | undefined
  readonly toOthers?: { readonly text: string; readonly onPress: () => void } | undefined
  /** That the money is safe, behind what failed. */
  readonly safe?: string
  readonly onReload: () => unknown
}

/** In place of a thing that cannot be drawn: the login is, or something else must be done first, it loads, it failed, or there is none. */
export function Absent({ loginFirst, ...rest }: AbsentProps) {
  if (loginFirst === undefined) return <Missing {...rest} />
  return (
    <SignedIn loginFirst={loginFirst}>
      <Missing {...rest} />
    </SignedIn>
  )
}

function Missing({ first, of, gone, goneText, toOthers, safe, onReload }: Omit<AbsentProps, 'loginFirst'>) {
  const failure = (error: CallError) => ({ text: [callErrorText(error), safe].filter(Boolean).join('。') })
  if (first) return <>{first}</>
  if (gone !== undefined)
    return (
      <EmptyState
        kind={goneText === undefined ? 'empty' : 'failed'}
        title={gone}
        {...(goneText !== undefined && { text: goneText })}
        {...(toOthers && { action: toOthers })}
      />
    )
  return (
    <RemoteView of={of.tag === 'ready' ? { tag: 'loading' } : of} onRetry={() => void onReload()} failure={failure}>
      {() => null}
    </RemoteView>
  )
}

export interface AbsentPageProps extends AbsentProps {
  readonly title: string
  readonly subtitle?: string
  readonly plate?: number | undefined
  readonly navEnd?: ReactNode
  readonly children?: ReactNode
}

/** A page until it can be drawn. */
export function AbsentPage({ title, subtitle, plate, navEnd, children, ...absent }: AbsentPageProps) {
  return (
    <Screen
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      plate={plate}
      navEnd={navEnd}
      onRefresh={async () => void (await absent.onReload())}
    >
      <Absent {...absent} />
      {children}
      <SessionHost />
    </Screen>
  )
}
