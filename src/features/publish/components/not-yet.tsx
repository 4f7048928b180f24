import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useBlockFirst } from '@/lib/market/block-first'
import { openLoginAtom } from '@/lib/session/login/request'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'
import { publishCopy } from '../copy'

export interface NotYetProps {
  readonly title: string
  /** Popups of the page. */
  readonly children?: ReactNode
}

/** What a guest sees in place of a form, and who has no block: nobody fills in what cannot be published. */
export function NotYet({ title, children }: NotYetProps) {
  const openLogin = useSetAtom(openLoginAtom)
  const { need, buy } = useBlockFirst(publishCopy.doing)
  const login = { text: publishCopy.toLogin, onPress: () => openLogin(publishCopy.login) }
  return (
    <Screen title={title}>
      <EmptyState
        kind='empty'
        title={buy ? publishCopy.blockFirst : publishCopy.login}
        text={need}
        action={buy ?? login}
      />
      {children}
    </Screen>
  )
}
