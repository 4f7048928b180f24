import { useAtomValue } from 'jotai'
import type { ReactElement } from 'react'
import { userAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { SignedIn } from '@/parts/guest/signed-in'
import { Screen } from '@/ui/screen/screen'
import { SessionHost } from './session-host'

export interface SignedInPageProps {
  readonly title: string
  /** What a guest reads beside the login. */
  readonly loginFirst: string
  /** The page itself, with a screen of its own. */
  readonly children: (user: LoginUser) => ReactElement
}

/** A page that only a signed-in person has as a whole; a guest finds the login under its title. */
export function SignedInPage({ title, loginFirst, children }: SignedInPageProps) {
  const user = useAtomValue(userAtom)
  if (user) return children(user)
  return (
    <Screen title={title}>
      <SignedIn loginFirst={loginFirst}>{null}</SignedIn>
      <SessionHost />
    </Screen>
  )
}
