import { useSetAtom } from 'jotai'
import { MessageBox } from '@/ui/message-box/message-box'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { logoutAtom } from '../login/login'

/** Asks before logging out. */
export function LogoutBox({ onClose }: { readonly onClose: () => void }) {
  const logout = useSetAtom(logoutAtom)
  return (
    <MessageBox
      type='confirm'
      title={copy.logoutTitle}
      confirmText={copy.logoutTitle}
      content={copy.logoutQuestion}
      onEvent={(event) => {
        onClose()
        if (event !== 'confirm') return
        logout()
        showToast(copy.loggedOut)
      }}
    />
  )
}
