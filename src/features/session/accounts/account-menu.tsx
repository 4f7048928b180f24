import { View } from '@tarojs/components'
import { useState } from 'react'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { Pressable } from '@/ui/pressable/pressable'
import { copy } from '../copy'
import styles from './account-menu.module.scss'
import { LogoutBox } from './logout-box'

const buttonId = 'account-menu'

type Opened = 'nothing' | 'menu' | 'question'

/** The account button of the mine tab: switch account, log out. Source: specification §2 (popup menu, user). */
export function AccountMenu() {
  const [opened, open] = useState<Opened>('nothing')
  const [anchor, setAnchor] = useState<PageBox>()
  const openMenu = () => {
    void boxOf(buttonId).then((box) => {
      setAnchor(box)
      open('menu')
    })
  }
  return (
    <View>
      <Pressable id={buttonId} label={copy.menu} onPress={openMenu}>
        <Mark />
      </Pressable>
      {opened === 'menu' && (
        <PopupMenu
          type='user'
          {...(anchor && { anchor })}
          lit={<Mark />}
          onChoose={(choice) => {
            open(choice === 2 ? 'question' : 'nothing')
            if (choice === 1) goTo('loginUser')
          }}
        />
      )}
      {opened === 'question' && <LogoutBox onClose={() => open('nothing')} />}
    </View>
  )
}

function Mark() {
  return (
    <View className={cx(styles.button)}>
      <Icon name='users' />
    </View>
  )
}
