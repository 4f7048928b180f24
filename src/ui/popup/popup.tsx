import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Layer, type LayerProps } from '../layer/layer'
import { Pressable } from '../pressable/pressable'
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
        {!bare && (
          <Pressable className={cx(styles.close)} label='关闭' onPress={onClose}>
            <Icon name='close' size={40} />
          </Pressable>
        )}
        {children}
      </View>
    </Layer>
  )
}
