import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './segment.module.scss'

export interface SegmentProps<Id extends string | number> {
  readonly label: string
  /** With an icon, that is drawn in place of the text. */
  readonly items: readonly { readonly id: Id; readonly text: string; readonly icon?: IconName }[]
  readonly chosen: Id
  readonly onPick: (id: Id) => void
}

/** Two to four options of which one is chosen, 72 high. */
export function Segment<Id extends string | number>({ label, items, chosen, onPick }: SegmentProps<Id>) {
  return (
    <View className={cx(styles.segment)} {...a11y.describe({ role: 'radiogroup', label })}>
      {items.map((item) => (
        <Pressable
          key={item.id}
          role='radio'
          checked={item.id === chosen}
          {...(item.icon && { label: item.text })}
          className={cx(styles.part, item.icon && styles.drawn, item.id === chosen && styles.on)}
          onPress={() => onPick(item.id)}
        >
          {item.icon ? <Icon name={item.icon} size={44} /> : item.text}
        </Pressable>
      ))}
    </View>
  )
}
