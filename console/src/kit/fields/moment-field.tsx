import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { fullMoment } from '@contract/moments'
import { instantOf } from './rules'
import { useDay } from './use-day'

interface MomentFieldProps {
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly value?: number | null
  readonly onChange?: (value: number | null) => void
}

/** A moment in the area's time, whatever the machine's is; its value is an instant. */
export const MomentField = ({ id, label, placeholder = '', value, onChange }: MomentFieldProps) => (
  <DatePicker
    {...(id !== undefined && { id })}
    aria-label={label}
    style={{ width: '100%' }}
    showTime={{ format: 'HH:mm', defaultOpenValue: dayjs('07:00', 'HH:mm') }}
    format='YYYY-MM-DD HH:mm'
    needConfirm={false}
    // Enter ends the moment, not the form that it stands in.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    placeholder={placeholder}
    value={useDay(typeof value === 'number' ? fullMoment(value) : '')}
    onChange={(_, text) => onChange?.(typeof text === 'string' ? (instantOf(text) ?? null) : null)}
  />
)
