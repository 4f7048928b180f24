import { useSetAtom } from 'jotai'
import { openLoginAtom } from '@/lib/session/login-request'
import { Void } from '@/ui/void/void'
import { copy } from '../copy'

/** In place of what only a signed-in person may see: why, and the way in. */
export function GuestNotice({ text }: { readonly text: string }) {
  const openLogin = useSetAtom(openLoginAtom)
  return <Void kind='empty' title={copy.guest} text={text} action={{ text: copy.login, onPress: () => openLogin() }} />
}
