import { View } from '@tarojs/components'
import { grouped } from '@contract/digits'
import { percentText } from '@contract/spans'
import { turnoutCopy as copy } from '@/lib/ballots/receipt-words'
import type { Turnout } from '@/lib/ballots/turnout'
import { filled, percent } from '@/lib/ballots/turnout'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import styles from './turnout.module.scss'

export interface TurnoutBarProps {
  readonly of: Turnout
  /** Nobody votes any more. */
  readonly isOver: boolean
  /** The least turnout is named below its line. */
  readonly isNamed?: boolean
}

/** How many have voted, with the line of the least turnout. Source: mockups 16-vote, 23-vote. */
export function TurnoutBar({ of: { cast, census, minTurnout }, isOver, isNamed = false }: TurnoutBarProps) {
  const share = percent(cast, census)
  const [some, all] = [grouped(cast), grouped(census)]
  return (
    <View className={cx(styles.turnout)}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.small)}>{copy.turnout}</View>
        <View className={cx(styles.share)}>{percentText(share)}</View>
        <View className={cx(styles.small, styles.end)}>{copy.blocks(some, all)}</View>
      </View>
      <View
        className={cx(styles.bar)}
        {...a11y.describe({ role: 'img', label: copy.label(share, some, all, minTurnout) })}
      >
        <View className={cx(styles.filled, isOver && styles.over)} style={{ width: `${filled(cast, census)}%` }} />
        <View className={cx(styles.mark)} style={{ left: `${minTurnout}%` }} />
      </View>
      {isNamed && (
        <View className={cx(styles.least)}>
          <View style={{ flex: `${minTurnout} 1 0` }} />
          <View className={cx(styles.named)}>{copy.least(minTurnout)}</View>
          <View style={{ flex: `${100 - minTurnout} 1 0` }} />
        </View>
      )}
    </View>
  )
}
