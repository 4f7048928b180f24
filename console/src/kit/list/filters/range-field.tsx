import { Input } from 'antd'
import { useState } from 'react'
import { copy } from '../../copy'
import type { Range } from './filters'
import styles from '../list.module.scss'

interface RangeFieldProps {
  readonly label: string
  readonly value: string
  /** The ends of a value as they are typed. */
  readonly ends: (value: string) => Range
  /** Two typed ends as a value; undefined when they are none. */
  readonly valueOf: (from: string, until: string) => string | undefined
  readonly onChange: (value: string) => void
}

/** From one number or amount to another one, either of them open; it narrows the list when it is finished: by Enter, or by leaving it. */
export function RangeField({ label, value, ends, valueOf, onChange }: RangeFieldProps) {
  const { from = '', until = '' } = ends(value)
  const [typed, setTyped] = useState([from, until] as const)
  const finish = () => {
    const next = valueOf(typed[0], typed[1])
    if (next === undefined) setTyped([from, until])
    else if (next !== value) onChange(next)
  }
  const field = (place: 0 | 1, name: string) => (
    <Input
      variant='borderless'
      aria-label={`${label} ${name}`}
      placeholder={name}
      inputMode='decimal'
      value={typed[place]}
      onChange={({ target }) => setTyped(place === 0 ? [target.value, typed[1]] : [typed[0], target.value])}
      onPressEnter={finish}
    />
  )
  return (
    // What is typed first must not narrow the list before the second number is there.
    <span
      className={styles.range}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && finish()}
    >
      {label}
      {field(0, copy.rangeFrom)}–{field(1, copy.rangeUntil)}
    </span>
  )
}
