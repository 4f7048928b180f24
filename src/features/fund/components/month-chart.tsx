import { View } from '@tarojs/components'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Figures } from '@/ui/figures/figures'
import { copy } from '../copy'
import type { Month } from '../rules/months'
import { barsOf, monthLabel, signed } from '../rules/months'
import styles from './fund.module.scss'

/** What came in and what went out, month by month, with the figures behind it. Source: mockup 16-fund; community §0 (看数字). */
export function MonthChart({ months }: { readonly months: readonly Month[] }) {
  const [first] = months
  const last = months[months.length - 1]
  if (!first || !last) return null
  const told = copy.chartLabel(monthLabel(last), yuanText(last.in), yuanText(last.out))
  const figures = months.map((month) => [monthLabel(month), signed('+', month.in), signed('−', month.out)])
  return (
    <>
      <View {...a11y.describe({ role: 'img', label: told })}>
        <View className={cx(styles.bars)}>
          {barsOf(months).map((bar) => (
            <View key={bar.month} className={cx(styles.pair)}>
              <View className={cx(styles.bar, styles.in)} style={{ height: `${bar.in}%` }} />
              <View className={cx(styles.bar, styles.out)} style={{ height: `${bar.out}%` }} />
            </View>
          ))}
        </View>
        <View className={cx(styles.ends)}>
          <View>{monthLabel(first)}</View>
          <View>{monthLabel(last)}</View>
        </View>
        <View className={cx(styles.legend)}>
          <Key look={styles.in}>{copy.income}</Key>
          <Key look={styles.out}>{copy.spent}</Key>
          <View className={cx(styles.month)}>{copy.thisMonth(signed('+', last.in), signed('−', last.out))}</View>
        </View>
      </View>
      <Figures label={copy.chart} heads={[copy.month, copy.income, copy.spent]} rows={figures.reverse()} />
    </>
  )
}

function Key({ look, children }: { readonly look: string | undefined; readonly children: string }) {
  return (
    <View className={cx(styles.key)}>
      <View className={cx(styles.square, look)} />
      {children}
    </View>
  )
}
