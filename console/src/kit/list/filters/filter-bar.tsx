import { Button, Input, Segmented, Select, Tag } from 'antd'
import { useState } from 'react'
import { copy } from '../../copy'
import type { Address } from '../address'
import type { Filter } from './filters'
import { amountsText, amountsTyped, chipsOf, rangeOf, rangeText } from './filters'
import { DaysField } from './days-field'
import styles from '../list.module.scss'
import { RangeField } from './range-field'

interface FilterBarProps {
  readonly filters: readonly Filter[]
  readonly address: Address
}

/** What narrows the list: the fields, and a chip with a cross for each that does. */
export function FilterBar({ filters, address }: FilterBarProps) {
  const chips = chipsOf(filters, address.fields)
  const set = (key: string, value: string) => address.change({ [key]: value, page: '', id: '' })
  const clear = () =>
    address.change({ ...Object.fromEntries(chips.map(({ key }) => [key, ''] as const)), page: '', id: '' })
  return (
    <div className={styles.filters}>
      {filters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          value={address.fields[filter.key] ?? ''}
          onChange={(value) => set(filter.key, value)}
        />
      ))}
      {chips.map(({ key, text }) => (
        <Tag
          key={key}
          color='processing'
          className={styles.chip}
          closable={{ 'aria-label': copy.remove(text) }}
          onClose={() => set(key, '')}
        >
          {text}
        </Tag>
      ))}
      {chips.length > 0 && (
        <Button type='link' onClick={clear}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}

/** A choice of more than this can be typed into. */
const manyOptions = 15

interface FilterFieldProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label } = filter
  if (filter.kind === 'tabs') {
    const [first] = filter.options
    return (
      <Segmented
        aria-label={label}
        options={filter.options.map((one) => ({ ...one }))}
        value={value === '' ? (first?.value ?? '') : value}
        onChange={(next) => onChange(next === first?.value ? '' : next)}
      />
    )
  }
  if (filter.kind === 'choice')
    return (
      <Select
        aria-label={label}
        className={styles.choice}
        placeholder={label}
        allowClear
        {...(filter.options.length > manyOptions && { showSearch: { optionFilterProp: 'label' } })}
        value={value === '' ? null : value}
        options={filter.options.map((one) => ({ ...one }))}
        onChange={(next: string | null | undefined) => onChange(next ?? '')}
      />
    )
  const range = { label, value, onChange }
  if (filter.kind === 'range') return <RangeField key={value} {...range} ends={rangeOf} valueOf={rangeText} />
  if (filter.kind === 'amounts') return <RangeField key={value} {...range} ends={amountsTyped} valueOf={amountsText} />
  if (filter.kind === 'days') return <DaysField label={label} value={value} onChange={onChange} />
  return <Typed key={value} {...range} />
}

/** A Chinese character of the fields, in pixels. */
const letterPx = 14

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field whose text narrows the list when it is finished: by Enter, or by leaving it. */
function Typed({ label, value, onChange }: FieldProps) {
  const [text, setText] = useState(value)
  const finish = () => text !== value && onChange(text.trim())
  return (
    <Input
      aria-label={label}
      className={styles.text}
      // As wide as what it asks for: bars of many fields stay on one line.
      style={{ width: label.length * letterPx + 26 }}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={finish}
      onBlur={finish}
    />
  )
}
