import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { MessageBox } from '@/ui/message-box/message-box'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { logoutAtom } from '../login'
import styles from './account-menu.module.scss'

type Opened = 'nothing' | 'menu' | 'question'

/** The account button of the mine tab: switch account, log out. Source: specification §2 (popup menu, user). */
export function AccountMenu() {
  const [opened, open] = useState<Opened>('nothing')
  const logout = useSetAtom(logoutAtom)
  return (
    <View>
      <Pressable className={cx(styles.button)} label={copy.menu} onPress={() => open('menu')}>
        <Icon name='users' />
      </Pressable>
      {opened === 'menu' && (
        <PopupMenu
          type='user'
          onChoose={(choice) => {
            open(choice === 2 ? 'question' : 'nothing')
            if (choice === 1) goTo('loginUser')
          }}
        />
      )}
      {opened === 'question' && (
        <MessageBox
          type='confirm'
          content={copy.logoutQuestion}
          onEvent={(event) => {
            open('nothing')
            if (event !== 'confirm') return
            logout()
            showToast(copy.loggedOut)
          }}
        />
      )}
    </View>
  )
}
