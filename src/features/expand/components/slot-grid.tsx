import { View } from '@tarojs/components'
import type { Tier } from '@contract/expand/price'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import type { Slots } from '../rules/slots'
import { slotViews } from '../rules/slots'
import styles from './slot-grid.module.scss'

export interface SlotGridProps {
  readonly slots: Slots
  readonly tiers: readonly Tier[]
  /** How many more are chosen now. */
  readonly count: number
}

/** Every slot of a block as a plot: in use, empty, chosen now, for sale with its price. Source: mockup 22-expand. */
export function SlotGrid({ slots, tiers, count }: SlotGridProps) {
  const { capacity, used } = slots
  return (
    <>
      <View className={cx(styles.grid)} {...a11y.describe({ role: 'img', label: copy.grid(capacity, used, count) })}>
        {slotViews(slots, tiers, count).map(({ no, look, text }) => (
          <View key={no} className={cx(styles.cell, styles[`is-${look}`])}>
            <View className={cx(styles.no)}>{no}</View>
            <View className={cx(styles.text)}>{text}</View>
          </View>
        ))}
      </View>
      <View className={cx(styles.key)} {...a11y.describe({ hidden: true })}>
        <Key look='use' text={`${copy.inUse} ${used}`} />
        <Key look='own' text={`${copy.free} ${Math.max(0, capacity - used)}`} />
        <Key look='pick' text={`${copy.picked} ${count}`} />
      </View>
    </>
  )
}

function Key({ look, text }: { readonly look: 'use' | 'own' | 'pick'; readonly text: string }) {
  return (
    <View className={cx(styles.entry)}>
      <View className={cx(styles.mark, styles[`is-${look}`])} />
      {text}
    </View>
  )
}
