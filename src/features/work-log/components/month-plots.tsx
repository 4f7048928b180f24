import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useServerNow } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { daysAtom } from '../atoms'
import { copy } from '../copy'
import { monthOf } from '../rules'
import styles from './month-plots.module.scss'

/** This month as plots: days with a log are tinted, today is solid once it has one. Source: mockup 17-log. */
export function MonthPlots() {
  const days = useAtomValue(daysAtom)
  const month = monthOf(days.tag === 'ready' ? days.value : [], useServerNow(60_000))
  return (
    <View className={cx(styles.month)}>
      <View className={cx(styles.head)}>
        <View className={cx(styles.name)}>{copy.month(month.year, month.month)}</View>
        {days.tag === 'ready' && <View className={cx(styles.sums)}>{copy.sums(month.written, month.streak)}</View>}
      </View>
      <View className={cx(styles.plots)}>
        {copy.weekdays.map((name) => (
          <View key={name} className={cx(styles.weekday)}>
            {name}
          </View>
        ))}
        {Array.from({ length: month.before }, (_, at) => (
          <View key={`before-${at}`} />
        ))}
        {month.days.map(({ day, state, isToday }) => (
          <View
            key={day}
            className={cx(styles.plot, styles[state], isToday && styles.today)}
            {...a11y.describe({ role: 'img', label: copy.day(day, state === 'written', isToday) })}
          >
            {day}
          </View>
        ))}
      </View>
    </View>
  )
}
