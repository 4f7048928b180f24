import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Left } from './left'
import styles from './turn.module.scss'

/** `me` it is my turn; `urgent` mine, and under two hours or a payment; `wait` someone else's; `done` no clock. */
export type TurnTone = 'me' | 'urgent' | 'wait' | 'dispute' | 'done'

export interface TurnLineProps {
  readonly tone: TurnTone
  /** 轮到你, 等 3021, 已完成. */
  readonly who: ReactNode
  /** 付款, 确认收货; a finished thing has none. */
  readonly act?: ReactNode
  /** Time left, as text or a `Countdown`; written after 剩. */
  readonly time?: ReactNode
  /** What happens otherwise, at most six characters. For a finished thing: what came of it. */
  readonly otherwise?: ReactNode
  /** No corners: the head of a card. */
  readonly flush?: boolean
}

/** The state of a running thing as one sentence: whose turn · until when · what otherwise. */
export function TurnLine({ tone, who, act, time, otherwise, flush = false }: TurnLineProps) {
  const done = tone === 'done'
  return (
    <View className={cx(styles.line, styles[`is-${tone}`], flush && styles.flush)}>
      <View className={cx(styles.who)}>{who}</View>
      {act !== undefined && <View className={cx(styles.act)}>{act}</View>}
      {time !== undefined && (
        <View className={cx(styles.until)}>
          <Left time={time} className={cx(styles.time)} />
        </View>
      )}
      {otherwise !== undefined && <View className={cx(done ? styles.until : styles.else)}>{otherwise}</View>}
    </View>
  )
}
