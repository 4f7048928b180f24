import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { areLong } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Yuan } from '../yuan/yuan'
import styles from './split-bar.module.scss'

export interface SplitBarProps {
  readonly available: Fen
  readonly frozen: Fen
  readonly income: Fen
}

const parts = [
  { id: 'available', name: '可用' },
  { id: 'frozen', name: '冻结' },
  { id: 'income', name: '收入' },
] as const

/** Available + frozen + income = total, as one bar with its three amounts below, in rows when one is too long for a third. */
export function SplitBar(amounts: SplitBarProps) {
  const total = amounts.available + amounts.frozen + amounts.income
  const share = (id: keyof SplitBarProps) => (total === 0 ? 0 : (amounts[id] / total) * 100)
  const told = parts.map((part) => `${part.name} ${share(part.id).toFixed(1)}%`).join('，')
  return (
    <View>
      <View className={cx(styles.bar, total === 0 && styles.nothing)} {...a11y.describe({ role: 'img', label: told })}>
        {parts.map(
          (part) =>
            amounts[part.id] > 0 && (
              <View
                key={part.id}
                className={cx(styles.part, styles[`is-${part.id}`])}
                style={{ flex: `${share(part.id)} 1 0` }}
              />
            ),
        )}
      </View>
      <View className={cx(styles.labels, areLong(parts.map(({ id }) => amounts[id])) && styles.rows)}>
        {parts.flatMap((part, at) => [
          at > 0 && (
            <View key={`plus ${part.id}`} className={cx(styles.plus)}>
              +
            </View>
          ),
          <View key={part.id} className={cx(styles.item)}>
            <View className={cx(styles.name)}>
              <View className={cx(styles.key, styles[`is-${part.id}`])} />
              {part.name}
            </View>
            <Yuan fen={amounts[part.id]} className={cx(styles.sum)} />
          </View>,
        ])}
      </View>
    </View>
  )
}
