import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ModuleName } from '@contract/modules'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { cx } from '../cx/cx'
import { IconKey } from '../pressable/icon-key'
import styles from './menu-key.module.scss'
import { lastId, type MenuEntry } from './entries'
import { PopupMenu } from './popup-menu'
import { useMenuEntry } from './use-menu-entry'

const id = 'module-menu'

export interface MenuKeyProps {
  readonly type: ModuleName
  /** The area whose prices the menu of expansion names. */
  readonly priceAreaId?: number | undefined
  /** An entry of this page alone, after the two of the module. */
  readonly last?: Pick<MenuEntry, 'text' | 'icon'> & { readonly onPress: () => void }
}

/** The ··· of a module's title block, with its menu. Source: specification §2 (popup menu). */
export function MenuKey({ type, priceAreaId, last }: MenuKeyProps) {
  const [opened, setOpened] = useState<{ readonly anchor: PageBox | undefined }>()
  const openEntry = useMenuEntry(type)
  const open = () => void boxOf(id).then((anchor) => setOpened({ anchor }))
  return (
    <View id={id} className={cx(styles.menu)}>
      <IconKey name='more' label='更多' onPress={open} />
      {opened && (
        <PopupMenu
          type={type}
          priceAreaId={priceAreaId}
          last={last}
          {...(opened.anchor && { anchor: opened.anchor })}
          onChoose={(choice) => {
            setOpened(undefined)
            if (last && choice === lastId) last.onPress()
            else openEntry(choice)
          }}
        />
      )}
    </View>
  )
}
