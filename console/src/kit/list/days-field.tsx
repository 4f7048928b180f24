import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import styles from './list.module.scss'

interface DaysFieldProps {
  readonly label: string
  /** From the first day to the last one, as 2026-11-15~2026-11-17; '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The days that a page looks at. */
export const DaysField = ({ label, value, onChange }: DaysFieldProps) => {
  const [from, until] = value.split('~')
  return (
    <DatePicker.RangePicker
      aria-label={label}
      className={styles.days}
      value={from !== undefined && until !== undefined ? [dayjs(from), dayjs(until)] : null}
      onChange={(_, texts) => onChange(texts !== null && texts[0] !== '' ? texts.join('~') : '')}
    />
  )
}
