import { View } from '@tarojs/components'
import { useState } from 'react'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { copy } from '../copy'
import type { Month } from '../rules/months'
import { barsOf, monthLabel } from '../rules/months'
import styles from './fund.module.scss'

/** What came in and what went out, month by month, with the figures behind it. Source: mockup 16-fund; community §0 (看数字). */
export function MonthChart({ months }: { readonly months: readonly Month[] }) {
  const [isOpen, setOpen] = useState(false)
  const [first] = months
  const last = months[months.length - 1]
  if (!first || !last) return null
  const told = copy.chartLabel(monthLabel(last), yuanText(last.in), yuanText(last.out))
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
          <View className={cx(styles.month)}>{copy.thisMonth(yuanText(last.in), yuanText(last.out))}</View>
        </View>
      </View>
      <Pressable className={cx(styles.figures)} onPress={() => setOpen(!isOpen)}>
        {isOpen ? copy.noFigures : copy.figures}
      </Pressable>
      {isOpen && <Figures months={months} />}
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

/** The table from which the chart is drawn, the newest month first. */
function Figures({ months }: { readonly months: readonly Month[] }) {
  return (
    <View className={cx(styles.table)} {...a11y.describe({ role: 'list', label: copy.chart })}>
      <Row cells={[copy.month, copy.income, copy.spent]} />
      {[...months].reverse().map((month) => (
        <Row key={month.month} cells={[monthLabel(month), `+${yuanText(month.in)}`, `−${yuanText(month.out)}`]} />
      ))}
    </View>
  )
}

function Row({ cells: [month, income, spent] }: { readonly cells: readonly [string, string, string] }) {
  return (
    <View className={cx(styles.figure)} {...a11y.describe({ role: 'listitem' })}>
      <View className={cx(styles.column, styles.first)}>{month}</View>
      <View className={cx(styles.column)}>{income}</View>
      <View className={cx(styles.column)}>{spent}</View>
    </View>
  )
}
