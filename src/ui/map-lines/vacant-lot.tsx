import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '../cx/cx'
import { Shape } from '../shape/shape'
import { cadastre, pathOf } from './cadastre'
import type { MapLinesProps } from './map-lines'
import styles from './map-lines.module.scss'

export interface VacantLotProps extends Pick<MapLinesProps, 'seed' | 'width' | 'height' | 'scale'> {
  readonly target: NonNullable<MapLinesProps['target']>
}

/** The lot in the middle as one that nobody has: dashed, over the plain `MapLines` of the same sheet. */
export function VacantLot({ seed, width, height, scale = 1, target }: VacantLotProps) {
  const [x, y] = target
  const path = useMemo(
    () => pathOf([cadastre(seed, width, height, [x, y], scale).mine]),
    [seed, width, height, x, y, scale],
  )
  const body = stroked(path, 1.2, ' stroke-dasharray="4 3"')
  return (
    <View className={cx(styles.map)} {...a11y.describe({ hidden: true })}>
      <Shape drawing={{ width, height, body }} className={cx(styles.layer, styles.vacant)} />
    </View>
  )
}
