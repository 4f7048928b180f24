import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useMemo } from 'react'
import { useDay } from '../../fields/use-day'
import styles from '../list.module.scss'

export interface DaysFieldProps {
  readonly label: string
  /** From the first day to the last one, as 2026-11-15~2026-11-17; '' for none. */
  readonly value: string
  /** A page may have to look at some days. */
  readonly isClearable?: boolean
  readonly onChange: (value: string) => void
}

interface CalendarProps extends DaysFieldProps {
  /** Somebody stands in the field that it takes the place of. */
  readonly isOpened: boolean
}

/** The field of days with its calendar, of 35 kB. See `days-field.tsx`. */
export default function Calendar({ label, value, isClearable = true, isOpened, onChange }: CalendarProps) {
  const [from = '', until = ''] = value.split('~')
  const [first, last] = [useDay(from), useDay(until)]
  const days = useMemo<[Dayjs, Dayjs] | null>(() => (first && last ? [first, last] : null), [first, last])
  return (
    <DatePicker.RangePicker
      aria-label={label}
      className={styles.days}
      allowClear={isClearable}
      autoFocus={isOpened}
      defaultOpen={isOpened}
      value={days}
      onChange={(_, texts) => onChange(texts !== null && texts[0] !== '' ? texts.join('~') : '')}
    />
  )
}
