import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { guestCopy } from './copy'

export interface SignedInProps {
  /** What a guest reads beside the login: what it is needed for. */
  readonly loginFirst: string
  readonly children: ReactNode
}

/** What only a signed-in person may see; a guest finds the login in its place. */
export function SignedIn({ loginFirst, children }: SignedInProps) {
  const isGuest = useAtomValue(userAtom) === null
  const openLogin = useSetAtom(openLoginAtom)
  if (!isGuest) return <>{children}</>
  const action = { text: guestCopy.login, onPress: () => openLogin() }
  return <EmptyState kind='empty' title={guestCopy.title} text={loginFirst} action={action} />
}
