import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import styles from './shop.module.scss'

export interface ShareBarProps {
  readonly fund: Fen
  readonly platform: Fen
  /** Both amounts, for screen readers. */
  readonly label: string
}

/** Two parts of an amount as one bar: the fund's, and the platform's. */
export function ShareBar({ fund, platform, label }: ShareBarProps) {
  return (
    <View className={cx(styles.bar)} {...a11y.describe({ role: 'img', label })}>
      <View className={cx(styles.ours)} style={{ flex: `${fund} 1 0` }} />
      <View className={cx(styles.theirs)} style={{ flex: `${platform} 1 0` }} />
    </View>
  )
}
