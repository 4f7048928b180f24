import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { levelNames } from '@contract/shop/level-names'
import type { ShopLevel } from '@contract/shop/transitions'
import { dateText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import type { LevelSeats } from '../atoms'
import { applyCopy, levelNotes } from '../copy'
import styles from './level-plots.module.scss'
import { ShareBar } from './share-bar'

export interface LevelPlotsProps {
  /** The highest first, as the server sends them. */
  readonly levels: readonly LevelSeats[]
  readonly termDays: number
  readonly chosen: ShopLevel
  /** The level whose seat the shop has: it may keep it though the level is full. */
  readonly kept?: ShopLevel | undefined
  readonly onPick: (level: ShopLevel) => void
}

const isFull = ({ seats, left }: LevelSeats) => seats > 0 && left === 0

/** The levels with their price and seats, one chosen, and where its price goes. Source: mockup 25-shop-add. */
export function LevelPlots({ levels, termDays, chosen, kept, onPick }: LevelPlotsProps) {
  const picked = levels.find(({ level }) => level === chosen)
  return (
    <View className={cx(styles.levels)}>
      <View className={cx(styles.plots)} {...a11y.describe({ role: 'radiogroup', label: applyCopy.levels })}>
        {[...levels].reverse().map((level) => (
          <Plot
            key={level.level}
            of={level}
            termDays={termDays}
            isChosen={level.level === chosen}
            isOff={isFull(level) && level.level !== kept}
            onPick={() => onPick(level.level)}
          />
        ))}
      </View>
      {picked && <Split of={picked} />}
    </View>
  )
}

interface PlotProps {
  readonly of: LevelSeats
  readonly termDays: number
  readonly isChosen: boolean
  readonly isOff: boolean
  readonly onPick: () => void
}

function Plot({ of, termDays, isChosen, isOff, onPick }: PlotProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { level, fee, seats, left, freeAt } = of
  const name = levelNames[level]
  const term = seats === 0 ? applyCopy.days(termDays) : applyCopy.left(termDays, left)
  const when = isOff ? applyCopy.full(termDays, seats) : term
  const note = isOff && freeAt !== null ? applyCopy.free(dateText(freeAt, now())) : levelNotes[level]
  return (
    <Pressable
      role='radio'
      checked={isChosen}
      disabled={isOff}
      label={`${name}，${yuanText(fee)} 元，${when}，${note}`}
      className={cx(styles.plot, isChosen && styles.chosen, isOff && styles.full)}
      onPress={onPick}
    >
      <View className={cx(styles.name)}>{name}</View>
      <Yuan fen={fee} className={cx(styles.fee)} />
      <View className={cx(styles.small)}>{when}</View>
      <View className={cx(styles.small)}>{note}</View>
    </Pressable>
  )
}

function Split({ of: { fund, platform } }: { readonly of: LevelSeats }) {
  const [ours, theirs] = [yuanText(fund), yuanText(platform)]
  return (
    <View className={cx(styles.split)}>
      <ShareBar
        fund={fund}
        platform={platform}
        label={`${ours} ${applyCopy.toFund}，${theirs} ${applyCopy.toPlatform}`}
      />
      <View className={cx(styles.shares)}>
        <View>{`${ours} ${applyCopy.toFund}`}</View>
        <View>{`${theirs} ${applyCopy.toPlatform}`}</View>
      </View>
    </View>
  )
}
