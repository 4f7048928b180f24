import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/names'
import styles from './money-path.module.scss'

export interface MoneyPathBox {
  /** 你的可用, 担保冻结, 3021 收入. */
  readonly name: string
  readonly icon: IconName
  /** 现在 1,055.40, or the condition: 确认后. */
  readonly before: ReactNode
  /** 后 1,021.40, +33.66. */
  readonly after: ReactNode
  /** Where the money will lie. */
  readonly on?: boolean
}

export interface MoneyPathProps {
  readonly boxes: readonly [MoneyPathBox, MoneyPathBox, MoneyPathBox]
}

/** Where the money goes, in three boxes with now and after; in every cashier. */
export function MoneyPath({ boxes }: MoneyPathProps) {
  return (
    <View className={cx(styles.path)}>
      {/* By place: the first and the last box may have one name. */}
      {boxes.flatMap((box, at) => [
        at > 0 && <Icon key={`to ${at}`} name='arrow-r' size={32} className={styles.arrow} />,
        <View key={at} className={cx(styles.box, box.on && styles.on)}>
          <View className={cx(styles.name)}>
            <Icon name={box.icon} size={28} className={styles.icon} />
            {box.name}
          </View>
          <View>
            <View className={cx(styles.before)}>{box.before}</View>
            <View className={cx(styles.after)}>{box.after}</View>
          </View>
        </View>,
      ])}
    </View>
  )
}
