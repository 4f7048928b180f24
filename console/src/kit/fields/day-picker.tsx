import { DatePicker } from 'antd'
import { useDay } from './use-day'

interface DayPickerProps {
  readonly label: string
  /** 2026-12-31. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day of the area's calendar, always one. */
export const DayPicker = ({ label, value, onChange }: DayPickerProps) => (
  <DatePicker
    aria-label={label}
    allowClear={false}
    value={useDay(value)}
    onChange={(_, text) => typeof text === 'string' && onChange(text)}
  />
)
