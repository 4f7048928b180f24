import { View } from '@tarojs/components'
import { cx } from '../cx/cx'
import type { SkeletonProps } from './skeleton'
import { Skeleton } from './skeleton'
import styles from './skeleton.module.scss'

const Card = () => (
  <View className={cx(styles.frame)}>
    <View className={cx(styles.turn)}>
      <View className={cx(styles.text)} />
    </View>
    <View className={cx(styles.goods)}>
      <View className={cx(styles.picture)} />
      <View className={cx(styles.lines)}>
        <View className={cx(styles.pair)}>
          <View className={cx(styles.text, styles.title)} />
          <View className={cx(styles.text, styles.sum)} />
        </View>
        <View className={cx(styles.text)} />
      </View>
    </View>
  </View>
)

/** Cards that are waited for: a turn line above a picture. */
export const CardSkeleton = (props: Pick<SkeletonProps, 'rows' | 'now'>) => <Skeleton {...props} piece={Card} />
