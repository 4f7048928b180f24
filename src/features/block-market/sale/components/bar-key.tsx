import { View } from '@tarojs/components'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Shape } from '@/ui/shape/shape'
import styles from './bar-key.module.scss'

// Drawn here and not among the icons of the kit, which every first page loads.
const drawings = {
  cart: `${stroked('M1.75 4.25h3.1l2.4 11.5h11.5l2-8.5H5.5', 1.5)}<path d="M7.5 18.5h2.75v2.75H7.5zM15.75 18.5h2.75v2.75h-2.75z"/>`,
} as const

export interface BarKeyProps {
  readonly drawing: keyof typeof drawings | 'star'
  /** Pressed now undoes what it did: the block is a favourite already. */
  readonly isOn?: boolean
  readonly text: string
  readonly label: string
  /** A count at its corner; none at 0. */
  readonly badge?: number
  readonly onPress: () => void
}

/** A second act of a bar: a drawing above its word. Source: mockup 28-market-block. */
export const BarKey = ({ drawing, text, label, isOn = false, badge = 0, onPress }: BarKeyProps) => (
  <Pressable className={cx(styles.key, isOn && styles.on)} label={label} onPress={onPress}>
    <View className={cx(styles.drawing)}>
      {drawing === 'star' ? (
        <Icon name='star' size={48} />
      ) : (
        <Shape drawing={{ width: 24, height: 24, body: drawings[drawing] }} className={cx(styles.layer)} />
      )}
    </View>
    {badge > 0 && <View className={cx(styles.badge)}>{badge}</View>}
    <View>{text}</View>
  </Pressable>
)
