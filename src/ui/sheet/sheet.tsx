import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Layer } from '../layer/layer'
import { Pressable } from '../pressable/pressable'
import styles from './sheet.module.scss'

export interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet from the bottom: title, close, content. */
export function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Layer place='bottom' level='sheet' label={title} onDismiss={onClose}>
      <View className={cx(styles.sheet)}>
        <View className={cx(styles.head)}>
          <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
            {title}
          </View>
          <Pressable className={cx(styles.close)} label='关闭' onPress={onClose}>
            <Icon name='close' size={40} />
          </Pressable>
        </View>
        {children}
      </View>
    </Layer>
  )
}
