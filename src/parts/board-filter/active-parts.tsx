import { View } from '@tarojs/components'
import { activeParts, conditionWords, withoutParts } from '@/lib/market/active-parts'
import type { BoardFilter } from '@/lib/market/filter'
import { noFilter } from '@/lib/market/filter'
import { a11y } from '@/platform/a11y/a11y'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import styles from './board-filter.module.scss'

interface ActivePartsProps {
  readonly filter: BoardFilter
  readonly onChange: (filter: BoardFilter) => void
}

/** The chosen conditions besides the category, each removable. */
export function ActiveParts({ filter, onChange }: ActivePartsProps) {
  const parts = activeParts(filter)
  if (parts.length === 0) return null
  return (
    <View className={cx(styles.active)} {...a11y.describe({ role: 'group', label: conditionWords.active })}>
      {parts.map((part) => (
        <Chip key={part.text} on icon='close' onPress={() => onChange(withoutParts(filter, part.parts))}>
          {part.text}
        </Chip>
      ))}
      {parts.length > 1 && (
        <Chip onPress={() => onChange({ ...noFilter, categoryId: filter.categoryId })}>{conditionWords.clear}</Chip>
      )}
    </View>
  )
}
