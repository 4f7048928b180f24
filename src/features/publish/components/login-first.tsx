import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { openLoginAtom } from '@/lib/session/login-request'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'
import { publishCopy } from '../copy'

export interface LoginFirstProps {
  readonly title: string
  /** Popups of the page. */
  readonly children?: ReactNode
}

/** What a guest sees in place of a form. */
export function LoginFirst({ title, children }: LoginFirstProps) {
  const openLogin = useSetAtom(openLoginAtom)
  return (
    <Screen title={title}>
      <EmptyState
        kind='empty'
        title={publishCopy.login}
        action={{ text: publishCopy.toLogin, onPress: () => openLogin(publishCopy.login) }}
      />
      {children}
    </Screen>
  )
}
