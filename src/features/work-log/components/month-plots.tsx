import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { useServerNow } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { IconKey } from '@/ui/pressable/icon-key'
import { daysAtom, pastDaysAtom } from '../atoms'
import { copy } from '../copy'
import { monthOf } from '../rules'
import styles from './month-plots.module.scss'

export interface MonthPlotsProps {
  /** How many months before this one. */
  readonly back: number
  readonly onBack: (back: number) => void
  /** Reads its days again. */
  readonly onReload: () => void
}

/** A month as plots: days with a log are tinted, today is solid once it has one. Source: mockup 17-log. */
export function MonthPlots({ back, onBack, onReload }: MonthPlotsProps) {
  const days = useAtomValue(back === 0 ? daysAtom : pastDaysAtom)
  const month = monthOf(days.tag === 'ready' ? days.value : [], useServerNow(60_000), back)
  return (
    <View className={cx(styles.month)}>
      <View className={cx(styles.head)}>
        <View className={cx(styles.turn)}>
          <IconKey name='back' size={32} label={copy.earlier} onPress={() => onBack(back + 1)} />
          <View className={cx(styles.name)}>{copy.month(month.year, month.month)}</View>
          <IconKey name='right' size={32} label={copy.later} disabled={back === 0} onPress={() => onBack(back - 1)} />
        </View>
        {days.tag === 'ready' && <View className={cx(styles.sums)}>{copy.sums(month.written, month.streak)}</View>}
      </View>
      {days.tag === 'failed' && (
        <Note tone='error' action={{ text: copy.retry, onPress: onReload }}>
          {callErrorText(days.error)}
        </Note>
      )}
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
