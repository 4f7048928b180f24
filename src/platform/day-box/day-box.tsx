import type { DayBoxProps } from './types'

const orNone = (day: string) => (day === '' ? undefined : day)

/** A day, chosen with the browser's own calendar, which keeps a half-typed day to itself. See `types.ts`. */
export function DayBox({ label, className, value, min, max, onPick }: DayBoxProps) {
  return (
    <input
      type='date'
      aria-label={label}
      className={className}
      defaultValue={value}
      min={orNone(min)}
      max={orNone(max)}
      onInput={(event) => onPick(event.currentTarget.value)}
    />
  )
}
