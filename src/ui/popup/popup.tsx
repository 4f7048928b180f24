import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Layer, type LayerProps } from '../layer/layer'
import { IconKey } from '../pressable/icon-key'
import styles from './popup.module.scss'

export interface PopupProps extends Pick<LayerProps, 'label' | 'role' | 'level'> {
  readonly onClose: () => void
  /** 600 × 800, as login and points are. */
  readonly big?: boolean
  /** No close icon: the buttons inside are the only way, besides the overlay. */
  readonly bare?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A centred dialog, 600 wide. Source: specification §2 (popups 600 by 800; dimmed overlay that closes on click). */
export function Popup({ onClose, big = false, bare = false, className, children, ...layer }: PopupProps) {
  return (
    <Layer onDismiss={onClose} {...layer}>
      <View className={cx(styles.popup, big && styles.big, className)}>
        {!bare && <IconKey corner className={styles.close} name='close' label='关闭' onPress={onClose} />}
        {children}
      </View>
    </Layer>
  )
}
