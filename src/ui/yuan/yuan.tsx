import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import styles from './yuan.module.scss'

export interface YuanProps {
  readonly fen: Fen
  readonly size?: 'hero' | 'l' | 'm' | 's'
  /** `in` writes a green +, `out` a true minus in ink. Money out is never red. */
  readonly sign?: 'in' | 'out'
  /** A column of amounts shows digits of one size and no ¥. */
  readonly bare?: boolean
  readonly className?: string
}

const signs = { in: '+', out: '−' } as const

/** An amount of money: always two decimals, tabular figures, read as “34.00 元”. */
export function Yuan({ fen, size = 's', sign, bare = false, className }: YuanProps) {
  const text = yuanText(fen)
  const whole = text.slice(0, -3)
  const cents = text.slice(-3)
  const mark = sign === undefined ? '' : signs[sign]
  return (
    <View
      className={cx(styles.yuan, styles[`is-${size}`], bare && styles.bare, sign && styles[`is-${sign}`], className)}
      {...a11y.describe({ role: 'text', label: `${mark}${text} 元` })}
    >
      {sign && <View className={cx(styles.sign)}>{mark}</View>}
      {sign && !bare && <View className={cx(styles.mark)}>¥</View>}
      {sign || bare ? whole : `¥${whole}`}
      {bare ? cents : <View className={cx(styles.cents)}>{cents}</View>}
    </View>
  )
}
