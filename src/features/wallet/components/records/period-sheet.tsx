import { calendarDay } from '@contract/moments'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useServerNow } from '@/lib/session/server-clock'
import { DayBox } from '@/platform/day-box/day-box'
import { Button } from '@/ui/button/button'
import { RadioList } from '@/ui/choice-list/choice-list'
import { cx } from '@/ui/cx/cx'
import { SectionHead } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../../copy'
import { periods, rangeId, rangeOf } from '../../rules/periods'
import styles from './period-sheet.module.scss'

const words = copy.days

export interface PeriodSheetProps {
  /** The id of a period; '' for all days. */
  readonly chosen: string
  /** All days may be chosen too. */
  readonly hasAll?: boolean
  readonly onPick: (id: string) => void
  readonly onClose: () => void
}

/** Which days: any two of them, or a period. Source: domain model §7 (records with filters). */
export function PeriodSheet({ chosen, hasAll = false, onPick, onClose }: PeriodSheetProps) {
  const nowMs = useServerNow(60_000)
  const all = hasAll ? [{ id: '', text: copy.allDates }] : []
  return (
    <Sheet title={copy.date} onClose={onClose}>
      <Range chosen={chosen} today={calendarDay(nowMs)} onPick={onPick} />
      <SectionHead title={words.periods} />
      <RadioList label={words.periods} items={[...all, ...periods(nowMs)]} chosen={chosen} onPick={onPick} />
    </Sheet>
  )
}

/** From one day to another, both included. */
function Range({ chosen, today, onPick }: Pick<PeriodSheetProps, 'chosen' | 'onPick'> & { readonly today: string }) {
  const before = rangeOf(chosen)
  const [from, setFrom] = useState(before?.from ?? '')
  const [to, setTo] = useState(before?.to ?? '')
  const range = rangeOf(rangeId({ from, to }))
  const isWrong = from !== '' && to !== '' && !range
  return (
    <>
      <SectionHead title={words.range} />
      <View className={cx(styles.range)}>
        <Day label={words.from} value={from} max={to === '' ? today : to} onPick={setFrom} />
        <View>{words.until}</View>
        <Day label={words.to} value={to} min={from} max={today} onPick={setTo} />
        <Button
          small
          disabled={range ? undefined : isWrong ? words.wrong : words.use}
          onPress={() => range && onPick(rangeId(range))}
        >
          {words.use}
        </Button>
      </View>
    </>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max: string
  readonly onPick: (day: string) => void
}

function Day({ label, value, min = '', max, onPick }: DayProps) {
  return (
    <DayBox className={cx(styles.day)} label={label} value={value} min={min} max={max} onPick={onPick}>
      {value === '' ? label : value}
    </DayBox>
  )
}
