import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './tabs.module.scss'

export interface TabsProps<Id extends string | number> {
  readonly label: string
  /** `count` 0 or missing is not shown; `isPlain`: it counts what waits for nobody. */
  readonly items: readonly {
    readonly id: Id
    readonly text: string
    readonly count?: number
    readonly isPlain?: boolean
  }[]
  readonly chosen: Id
  readonly onPick: (id: Id) => void
}

/** Views of one list, 88 high, underlined. */
export function Tabs<Id extends string | number>({ label, items, chosen, onPick }: TabsProps<Id>) {
  return (
    <View className={cx(styles.tabs)} {...a11y.describe({ role: 'tablist', label })}>
      {items.map((item) => (
        <Pressable
          key={item.id}
          role='tab'
          selected={item.id === chosen}
          className={cx(styles.tab, item.id === chosen && styles.on)}
          onPress={() => onPick(item.id)}
        >
          {item.text}
          {item.count !== undefined && item.count > 0 && (
            <View className={cx(styles.count, item.isPlain && styles.plain)}>{item.count}</View>
          )}
        </Pressable>
      ))}
    </View>
  )
}
