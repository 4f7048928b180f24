import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { MineEntry } from '../entries'
import styles from './entry-grid.module.scss'

export interface EntryGridProps {
  readonly entries: readonly MineEntry[]
  readonly onPick: (entry: MineEntry) => void
}

/** Four squares a row, divided by hairlines. What is not open yet is grey, and still answers. */
export function EntryGrid({ entries, onPick }: EntryGridProps) {
  return (
    <View className={cx(styles.grid)}>
      {entries.map((entry) => (
        <Pressable
          key={entry.text}
          className={cx(styles.entry, entry.route === null && styles.off)}
          onPress={() => onPick(entry)}
        >
          <Icon name={entry.icon} {...(entry.route !== null && { plot: 'primary' })} />
          {entry.text}
        </Pressable>
      ))}
    </View>
  )
}
