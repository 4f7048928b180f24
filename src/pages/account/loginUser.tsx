import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AccountList } from '@/features/session/accounts/account-list'
import { LoginCard } from '@/features/session/login/login-card'
import { LogoutCell } from '@/features/session/accounts/logout-cell'
import { NoBlockRow } from '@/features/session/accounts/no-block-row'
import { copy } from '@/features/session/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { accountsAtom, userAtom } from '@/lib/session/atoms'
import { Screen } from '@/ui/screen/screen'

/** Choosing among the remembered accounts, logging in, logging out. Source: specification §2; mockup 06-login-remembered. */
export default function LoginUserPage() {
  const user = useAtomValue(userAtom)
  const hasAccounts = useAtomValue(accountsAtom).length > 0
  const [askedFor, setAskedFor] = useState<number>()
  // The form of a first login stays after it, though the account is in the list by then: it leads back.
  const [isFirst] = useState(!hasAccounts)
  const isAsking = isFirst || !hasAccounts || askedFor !== undefined
  return (
    <Screen title={copy.accountsTitle(user !== null)} plate={user?.blockNo}>
      {hasAccounts && <AccountList onPassword={setAskedFor} />}
      {user?.blockNo === 0 && <NoBlockRow />}
      {isAsking && <LoginCard key={askedFor} firstBlockNo={askedFor} />}
      {user !== null && <LogoutCell />}
      <SessionHost />
    </Screen>
  )
}
