import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import type { ChoiceItem } from '../choice-list/choice-list'
import { RadioList } from '../choice-list/choice-list'
import { cx } from '../cx/cx'
import { EmptyState } from '../empty-state/empty-state'
import { FieldBox } from '../field/field'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './choice-search.module.scss'
import { groupsOf } from './groups'

/** A way on for who finds none of the choices. */
export interface OtherChoice {
  readonly text: string
  /** Said when nothing was found. */
  readonly none: string
  /** Takes what was looked for; empty when nothing was. */
  readonly onPress: (q: string) => void
}

export interface ChoiceSearchProps<Id extends string | number> {
  readonly label: string
  /** What can be searched for, in words. */
  readonly search: string
  readonly items: readonly ChoiceItem<Id>[]
  readonly chosen: Id | undefined
  readonly onPick: (id: Id) => void
  readonly other?: OtherChoice
}

/** Many choices of which one is chosen: under the names of their groups, and found by their words while one types. */
export function ChoiceSearch<Id extends string | number>({
  label,
  search,
  items,
  chosen,
  onPick,
  other,
}: ChoiceSearchProps<Id>) {
  const [q, setQ] = useState('')
  const groups = groupsOf(items, q)
  return (
    <>
      <View className={cx(styles.search)}>
        <FieldBox icon='search' label={search} placeholder={search} value={q} maxLength={20} onChange={setQ} />
      </View>
      {other && groups.length > 0 && (
        <Pressable className={cx(styles.other)} onPress={() => other.onPress('')}>
          <Icon name='plus' size={32} />
          <View className={cx(styles.words)}>{other.text}</View>
          <Icon name='right' size={32} />
        </Pressable>
      )}
      {groups.length === 0 && (
        <EmptyState
          kind='no-result'
          text={other?.none}
          action={
            other
              ? { text: other.text, onPress: () => other.onPress(q.trim()) }
              : { text: '清除', onPress: () => setQ('') }
          }
        />
      )}
      {groups.map(({ name, items: own }) => (
        <View key={name}>
          {name !== '' && (
            <View className={cx(styles.name)} {...a11y.describe({ role: 'heading', level: 3 })}>
              {name}
            </View>
          )}
          <RadioList label={name === '' ? label : name} items={own} chosen={chosen} onPick={onPick} />
        </View>
      ))}
    </>
  )
}
