import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Left } from './left'
import styles from './turn.module.scss'

export interface TurnPlateProps {
  /** Blue when it is my turn, outlined when I wait. */
  readonly mine: boolean
  /** Red: they do not agree. */
  readonly dispute?: boolean
  /** 轮到你 · 确认收货, 等 128 确认收货. */
  readonly what: ReactNode
  /** Time left, as text or a `Countdown` with seconds; a finished thing has none. */
  readonly time?: ReactNode
  /** What happens otherwise, as a sentence. */
  readonly otherwise?: ReactNode
}

/** The turn line, large, at the top of an order. Its change is announced. */
export function TurnPlate({ mine, dispute = false, what, time, otherwise }: TurnPlateProps) {
  return (
    <View className={cx(styles.plate, mine && styles.mine, dispute && !mine && styles.quarrel)}>
      <View className={cx(styles.what)} {...a11y.describe({ role: 'status', live: 'polite' })}>
        {what}
      </View>
      {time !== undefined && (
        <View className={cx(styles.left)}>
          <Left time={time} className={cx(styles.big)} />
        </View>
      )}
      {otherwise !== undefined && <View className={cx(styles.then, !mine && styles.waiting)}>{otherwise}</View>}
    </View>
  )
}
