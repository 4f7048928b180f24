import type { ReactNode } from 'react'
import { PersonLink } from '../thing/people'

interface AccountLinkProps {
  /** As the books call it. */
  readonly account: string
  readonly children: ReactNode
}

/** An account in words; that of a resident leads to the resident. */
export function AccountLink({ account, children }: AccountLinkProps) {
  const [, userId] = /^user:(\d{1,15}):/.exec(account) ?? []
  return <PersonLink userId={userId === undefined ? null : Number(userId)}>{children}</PersonLink>
}
