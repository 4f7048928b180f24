import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './offline-banner.module.scss'

export interface OfflineBannerProps {
  /** Loads the page's data again: when the network is back, or when the person asks. */
  readonly onRetry?: (() => void) | undefined
  readonly isOnline: boolean
  readonly className?: string | undefined
}

/** Says that there is no network while there is none; read aloud when it appears. It pushes the content down and never covers it. */
export function OfflineBanner({ isOnline, onRetry, className }: OfflineBannerProps) {
  return (
    <View className={cx(className)} {...a11y.describe({ role: 'status', live: 'polite' })}>
      {!isOnline && <OfflineLine onRetry={onRetry} />}
    </View>
  )
}

/** What the banner says. */
export function OfflineLine({ onRetry }: Pick<OfflineBannerProps, 'onRetry'>) {
  return (
    <View className={cx(styles.banner)}>
      <Icon name='offline' size={40} />
      <View className={cx(styles.text)}>{onRetry ? '网络断开，恢复后自动刷新' : '网络断开，恢复后可继续操作'}</View>
      {onRetry && (
        <Pressable className={cx(styles.retry)} onPress={onRetry}>
          重试
        </Pressable>
      )}
    </View>
  )
}
