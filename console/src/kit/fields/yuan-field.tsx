import { Input } from 'antd'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'

interface YuanFieldProps {
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly value?: Fen | null
  readonly onChange?: (value: Fen | null) => void
}

/** An amount that is typed; its value is fen, null while it is no amount. */
export function YuanField({ id, label, placeholder, value = null, onChange }: YuanFieldProps) {
  const [text, setText] = useState(value === null ? '' : yuanText(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (value !== (typedFen(text) ?? null)) setText(value === null ? '' : yuanText(value))
  }
  const typed = (next: string) => {
    setText(next)
    onChange?.(typedFen(next) ?? null)
  }
  return (
    <Input
      id={id}
      aria-label={label}
      placeholder={placeholder}
      inputMode='decimal'
      status={text !== '' && typedFen(text) === undefined ? 'error' : ''}
      value={text}
      onChange={({ target }) => typed(target.value)}
      onBlur={() => value !== null && setText(yuanText(value))}
    />
  )
}
