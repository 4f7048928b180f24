import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './star-row.module.scss'

export interface StarRowProps {
  readonly label: string
  /** From the worst to the best; each is a star. */
  readonly items: readonly { readonly id: string; readonly text: string }[]
  /** Empty while none is chosen. */
  readonly chosen: string
  readonly onPick: (id: string) => void
}

/** Stars to choose from, and what the chosen one means in words. */
export function StarRow({ label, items, chosen, onPick }: StarRowProps) {
  const at = items.findIndex(({ id }) => id === chosen)
  return (
    <View className={cx(styles.stars)} {...a11y.describe({ role: 'radiogroup', label })}>
      {items.map(({ id, text }, n) => (
        <Pressable
          key={id}
          role='radio'
          checked={id === chosen}
          label={`${n + 1} 星，${text}`}
          className={cx(styles.star, n <= at && styles.lit)}
          onPress={() => onPick(id)}
        >
          ★
        </Pressable>
      ))}
      <View className={cx(styles.text)}>{items[at]?.text}</View>
    </View>
  )
}
