import { useSetAtom } from 'jotai'
import { openLoginAtom } from '@/lib/session/login-request'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'

/** In place of what only a signed-in person may see: why, and the way in. */
export function GuestNotice({ text }: { readonly text: string }) {
  const openLogin = useSetAtom(openLoginAtom)
  return (
    <EmptyState kind='empty' title={copy.guest} text={text} action={{ text: copy.login, onPress: () => openLogin() }} />
  )
}
