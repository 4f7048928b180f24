import { Input } from 'antd'
import { useState } from 'react'
import { typedCount } from './typed-count'

interface CountFieldProps {
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  /** No wider than such a number. */
  readonly short?: boolean
  readonly min?: number
  readonly max?: number
  /** How a typed text is read; undefined for what is no number. */
  readonly read?: (text: string) => number | undefined
  readonly value?: number | null
  readonly onChange?: (value: number | null) => void
}

/** A whole number that is typed; null while it is none, or outside its limits. Whoever leaves the field sees what counts. */
export function CountField(props: CountFieldProps) {
  const { id, label, placeholder, short = false, min = 0, max = 999_999_999, read = typedCount } = props
  const { value = null, onChange } = props
  const [text, setText] = useState(value === null ? '' : String(value))
  const [known, setKnown] = useState(value)
  const inside = (count: number | undefined) => (count !== undefined && count >= min && count <= max ? count : null)
  if (known !== value) {
    setKnown(value)
    if (value !== inside(read(text))) setText(value === null ? '' : String(value))
  }
  const typed = (next: string) => {
    setText(next)
    onChange?.(inside(read(next)))
  }
  const leave = () => {
    const count = read(text)
    const kept = count === undefined ? null : Math.min(max, Math.max(min, count))
    setText(kept === null ? '' : String(kept))
    if (kept !== value) onChange?.(kept)
  }
  return (
    <Input
      id={id}
      aria-label={label}
      placeholder={placeholder}
      inputMode='numeric'
      status={text !== '' && inside(read(text)) === null ? 'error' : ''}
      value={text}
      {...(short && { style: { width: 120 } })}
      onChange={({ target }) => typed(target.value)}
      onBlur={leave}
    />
  )
}
