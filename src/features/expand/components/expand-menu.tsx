import { View } from '@tarojs/components'
import { useState } from 'react'
import { openMenuEntry } from '@/lib/routes/module-menu'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { cx } from '@/ui/cx/cx'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { IconKey } from '@/ui/pressable/icon-key'
import { copy } from '../copy'
import styles from './expand.module.scss'

const id = 'expand-menu'

/** The ··· of the title block. Source: specification §2 (popup menu, expand). */
export function ExpandMenu({ priceAreaId }: { readonly priceAreaId: number | undefined }) {
  const [opened, setOpened] = useState<{ readonly anchor: PageBox | undefined }>()
  const open = () => void boxOf(id).then((anchor) => setOpened({ anchor }))
  return (
    <View id={id} className={cx(styles.menu)}>
      <IconKey name='more' label={copy.menu} onPress={open} />
      {opened && (
        <PopupMenu
          type='expand'
          priceAreaId={priceAreaId}
          {...(opened.anchor && { anchor: opened.anchor })}
          onChoose={(choice) => {
            setOpened(undefined)
            openMenuEntry('expand', choice)
          }}
        />
      )}
    </View>
  )
}
