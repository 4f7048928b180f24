import { View } from '@tarojs/components'
import type { RouteName } from '@contract/pages/routes'
import { badgeText } from '@/lib/session/tab-labels'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { MineEntry } from '../entries'
import styles from './entry-grid.module.scss'

export interface EntryGridProps {
  readonly entries: readonly MineEntry[]
  readonly onPick: (entry: MineEntry) => void
  /** A number on a square, by its route; 0 is not shown. */
  readonly badges?: Partial<Record<RouteName, number>>
  /** Stands under a head. */
  readonly ruled?: boolean
}

/** Four squares per row, divided by hairlines. */
export function EntryGrid({ entries, onPick, badges = {}, ruled = false }: EntryGridProps) {
  return (
    <View className={cx(styles.grid, ruled && styles.ruled)}>
      {entries.map((entry) => (
        <Pressable key={entry.text} className={cx(styles.entry)} onPress={() => onPick(entry)}>
          <View className={cx(styles.sign)}>
            <Icon name={entry.icon} plot='primary' />
            <Badge text={badgeText(badges[entry.route] ?? 0)} />
          </View>
          {entry.text}
        </Pressable>
      ))}
    </View>
  )
}

const Badge = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <View className={cx(styles.badge)}>{text}</View>
