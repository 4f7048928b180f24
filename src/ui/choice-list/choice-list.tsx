import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { ChoiceRow } from '../choice/choice'
import type { IconName } from '../icon/names'

export interface ChoiceItem<Id extends string | number> {
  readonly id: Id
  readonly text: ReactNode
  readonly icon?: IconName
  /** More about it, or why it cannot be chosen. */
  readonly note?: ReactNode
  readonly disabled?: boolean
  /** The head that it stands under, where there are many. */
  readonly group?: string
}

interface ListProps<Id extends string | number> {
  /** What is chosen, for readers. */
  readonly label: string
  readonly items: readonly ChoiceItem<Id>[]
}

export interface RadioListProps<Id extends string | number> extends ListProps<Id> {
  readonly chosen: Id | undefined
  readonly onPick: (id: Id) => void
}

const extras = <Id extends string | number>({ icon, note, disabled = false }: ChoiceItem<Id>) => ({
  disabled,
  ...(icon && { icon }),
  ...(note !== undefined && { note }),
})

/** Rows of which exactly one is chosen. */
export function RadioList<Id extends string | number>({ label, items, chosen, onPick }: RadioListProps<Id>) {
  return (
    <View {...a11y.describe({ role: 'radiogroup', label })}>
      {items.map((item) => (
        <ChoiceRow key={item.id} kind='radio' on={item.id === chosen} onPress={() => onPick(item.id)} {...extras(item)}>
          {item.text}
        </ChoiceRow>
      ))}
    </View>
  )
}

export interface CheckListProps<Id extends string | number> extends ListProps<Id> {
  readonly chosen: readonly Id[]
  /** What is chosen now, in the order of the rows. */
  readonly onChange: (chosen: readonly Id[]) => void
}

/** Rows of which any number can be chosen. */
export function CheckList<Id extends string | number>({ label, items, chosen, onChange }: CheckListProps<Id>) {
  const turn = (id: Id) => {
    const isOn = (one: Id) => (one === id ? !chosen.includes(one) : chosen.includes(one))
    onChange(items.map((item) => item.id).filter(isOn))
  }
  return (
    <View {...a11y.describe({ role: 'group', label })}>
      {items.map((item) => (
        <ChoiceRow
          key={item.id}
          kind='checkbox'
          on={chosen.includes(item.id)}
          onPress={() => turn(item.id)}
          {...extras(item)}
        >
          {item.text}
        </ChoiceRow>
      ))}
    </View>
  )
}
