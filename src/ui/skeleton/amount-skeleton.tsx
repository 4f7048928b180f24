import { View } from '@tarojs/components'
import { cx } from '../cx/cx'
import { Skeleton } from './skeleton'
import styles from './skeleton.module.scss'

const Amount = () => (
  <View className={cx(styles.amount)}>
    <View className={cx(styles.text, styles.sum)} />
    <View className={cx(styles.text)} />
  </View>
)

/** One sum that is waited for, with what is said of it. */
export const AmountSkeleton = () => <Skeleton rows={1} piece={Amount} />
