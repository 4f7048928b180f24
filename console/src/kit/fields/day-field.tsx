import { Input } from 'antd'
import { useState } from 'react'
import { isCalendarDay } from '@contract/moments'

interface DayFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The day of the calendar that a text names; null for none. */
function typedDay(text: string): string | null {
  const day = text.trim()
  return isCalendarDay(day) ? day : null
}

/** A day of the area's calendar, typed as it is written: 2026-12-31; null while it is none. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [text, setText] = useState(value ?? '')
  return (
    <Input
      aria-label={label}
      placeholder='2026-12-31'
      inputMode='numeric'
      style={{ width: 140 }}
      status={text !== '' && typedDay(text) === null ? 'error' : ''}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(typedDay(target.value))
      }}
    />
  )
}
