import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Layer } from '../layer/layer'
import { IconKey } from '../pressable/icon-key'
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
          <IconKey className={styles.close} name='close' label='关闭' onPress={onClose} />
        </View>
        {children}
      </View>
    </Layer>
  )
}
