import { useSetAtom } from 'jotai'
import { openLoginAtom } from '@/lib/session/login/request'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'

/** Shown instead of what only a signed-in person may see: the reason, and the login. */
export function GuestNotice({ text }: { readonly text: string }) {
  const openLogin = useSetAtom(openLoginAtom)
  return (
    <EmptyState kind='empty' title={copy.guest} text={text} action={{ text: copy.login, onPress: () => openLogin() }} />
  )
}
