import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { closeLoginAtom } from '@/lib/session/login-request'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Note } from '@/ui/note/note'
import { Popup } from '@/ui/popup/popup'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { useLoginForm } from '../use-login-form'
import { LoginBand, LoginForm } from './login-form'
import styles from './login-popup.module.scss'

/** The login popup. It closes by its mark, by a tap on the overlay, and as soon as somebody is logged in. Source: specification §2. */
export function LoginPopup({ why }: { readonly why: string | null }) {
  const close = useSetAtom(closeLoginAtom)
  const form = useLoginForm({
    onDone: (user) => {
      close()
      showToast(copy.done(user.blockNo))
    },
  })
  return (
    <Popup label={copy.title} bare big onClose={close}>
      <LoginBand form={form} />
      <Pressable className={cx(styles.close)} label={copy.close} onPress={close}>
        <Icon name='close' size={48} />
      </Pressable>
      {why !== null && (
        <View className={cx(styles.why)}>
          <Note tone='warning' icon='info'>
            {why}
          </Note>
        </View>
      )}
      <LoginForm form={form} />
    </Popup>
  )
}
