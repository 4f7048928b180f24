import { View } from '@tarojs/components'
import { type ComponentType, useEffect, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { loadingAfterMs, loadingText } from '@/platform/prompt/times'
import { timers } from '@/platform/timers/timers'
import { cx } from '../cx/cx'
import styles from './skeleton.module.scss'

export interface SkeletonProps {
  readonly rows?: number
  /** `item` has a picture and a button, `record` two lines. */
  readonly look?: 'item' | 'record'
  /** Drawn in place of each row. */
  readonly piece?: ComponentType
  /** Draws at once; for galleries and tests. */
  readonly now?: boolean
}

/** Placeholder rows in the geometry of the real ones; shown after 800 ms. */
export function Skeleton({ rows = 5, look = 'item', piece: Piece, now = false }: SkeletonProps) {
  const [due, setDue] = useState(now)
  useEffect(() => timers.after(loadingAfterMs, () => setDue(true)), [])
  if (!due) return null
  return (
    <View {...a11y.describe({ role: 'status', label: loadingText })}>
      {Array.from({ length: rows }, (_, at) => (Piece ? <Piece key={at} /> : <Row key={at} look={look} />))}
    </View>
  )
}

function Row({ look }: { readonly look: 'item' | 'record' }) {
  const item = look === 'item'
  return (
    <View className={cx(styles.row)}>
      {item && <View className={cx(styles.picture)} />}
      <View className={cx(styles.lines, item && styles.tall)}>
        <View className={cx(styles.pair)}>
          <View className={cx(styles.text, styles.title)} />
          <View className={cx(styles.text, styles.sum)} />
        </View>
        {item && <View className={cx(styles.text)} />}
        <View className={cx(styles.pair)}>
          <View className={cx(styles.text)} />
          {item && <View className={cx(styles.button)} />}
        </View>
      </View>
    </View>
  )
}
