import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '../button/button'
import { cx } from '../cx/cx'
import { Popup } from '../popup/popup'
import styles from './dialog.module.scss'

export interface DialogProps {
  readonly title: string
  /** Called by the close mark, the overlay, Escape and the second button. */
  readonly onClose: () => void
  /** The one act; its label says the effect. Without it there is only closing. */
  readonly act?: {
    readonly text: string
    readonly onPress: () => void
    readonly disabled?: string | undefined
    readonly loading?: string | undefined
  }
  readonly children: ReactNode
}

/**
 * A centred dialog with content of its own, as a small form; a mere question is a `MessageBox`. Source: specification
 * §2 (centered dialog).
 */
export function Dialog({ title, onClose, act, children }: DialogProps) {
  return (
    <Popup label={title} onClose={onClose}>
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={cx(styles.body)}>{children}</View>
      <View className={cx(styles.acts)}>
        <Button className={styles.act} kind='secondary' onPress={onClose}>
          {act ? '取消' : '关闭'}
        </Button>
        {act && (
          <Button className={styles.act} onPress={act.onPress} disabled={act.disabled} loading={act.loading}>
            {act.text}
          </Button>
        )}
      </View>
    </Popup>
  )
}
