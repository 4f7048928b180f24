import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { cadastre, centreOf } from './cadastre'
import type { MapLinesProps } from './map-lines'
import styles from './map-lines.module.scss'
import { roomy } from './roomy'

export interface MapNumbersProps extends Pick<MapLinesProps, 'seed' | 'width' | 'height' | 'scale' | 'leaderFrom'> {
  readonly target: NonNullable<MapLinesProps['target']>
  readonly numbers: readonly number[]
  /** Height of what lies over the sheet's upper edge, in units; no number stands there. */
  readonly covered?: number
}

/**
 * Numbers on the lots around mine, over the `MapLines` of the same sheet. One that would touch the leader, another
 * number or what covers the sheet is left out.
 */
export function MapNumbers(props: MapNumbersProps) {
  const { seed, width, height, scale = 1, target, leaderFrom, numbers, covered } = props
  const [x, y] = target
  const lots = useMemo(() => {
    const sheet = cadastre(seed, width, height, [x, y], scale)
    return roomy(sheet, { width, height, leaderFrom, covered })
  }, [seed, width, height, x, y, scale, leaderFrom, covered])
  return (
    <View className={cx(styles.map)} {...a11y.describe({ hidden: true })}>
      {numbers.slice(0, lots.length).map((no, at) => {
        const [left, top] = centreOf(lots[at] ?? [target, target, target, target])
        const style = { left: `${(left / width) * 100}%`, top: `${(top / height) * 100}%` }
        return (
          <View key={no} className={cx(styles.number)} style={style}>
            {no}
          </View>
        )
      })}
    </View>
  )
}
