import { View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { RadioList, type ChoiceItem } from '../choice-list/choice-list'
import fieldStyles from '../field/field.module.scss'
import { Label } from '../field/label'
import { Under, type UnderProps } from '../field/under'
import { Sheet } from '../sheet/sheet'
import type { OtherChoice } from './choice-search'
import { ChoiceSearch } from './choice-search'
import { SelectEntry } from './select-entry'

export interface SelectRowProps<Id extends string | number> extends Pick<UnderProps, 'error' | 'hint'> {
  readonly label: string
  readonly items: readonly ChoiceItem<Id>[]
  readonly chosen: Id | undefined
  readonly onPick: (id: Id) => void
  readonly placeholder?: string
  readonly required?: boolean
  readonly bad?: boolean
  readonly disabled?: boolean
  readonly id?: string
  /** What can be searched for among many choices, in words; without it they are only listed. */
  readonly search?: string
  /** What one does who finds none of the choices; for those that can be searched for. */
  readonly other?: OtherChoice
}

/** A row of a form that opens a sheet of which one is chosen. */
export function SelectRow<Id extends string | number>(props: SelectRowProps<Id>) {
  const {
    label,
    items,
    chosen,
    onPick,
    placeholder = '请选择',
    required = false,
    disabled = false,
    error,
    hint,
    id,
    search,
    other,
  } = props
  const [isOpen, setOpen] = useState(false)
  const underId = useDomId('under')
  const text = items.find((item) => item.id === chosen)?.text
  const pick = (picked: Id) => {
    setOpen(false)
    onPick(picked)
  }
  const takeOther = (q: string) => {
    setOpen(false)
    other?.onPress(q)
  }
  const isBad = props.bad ?? error !== undefined
  return (
    <View className={cx(fieldStyles.row, isBad && fieldStyles.bad)} {...(id !== undefined && { id })}>
      <Label text={label} required={required} {...(!disabled && { onPress: () => setOpen(true) })} />
      <View className={cx(fieldStyles.value)}>
        <SelectEntry
          label={label}
          text={text}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          onPress={() => setOpen(true)}
        />
        <Under id={underId} error={error} hint={hint} />
      </View>
      {isOpen && (
        <Sheet title={label} onClose={() => setOpen(false)}>
          {search === undefined ? (
            <RadioList label={label} items={items} chosen={chosen} onPick={pick} />
          ) : (
            <ChoiceSearch
              label={label}
              search={search}
              items={items}
              chosen={chosen}
              onPick={pick}
              {...(other && { other: { ...other, onPress: takeOther } })}
            />
          )}
        </Sheet>
      )}
    </View>
  )
}
