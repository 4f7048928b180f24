import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '../cx/cx'
import { Shape } from '../shape/shape'
import { cadastre, centreOf, pathOf, type MapPoint } from './cadastre'
import styles from './map-lines.module.scss'

export interface MapLinesProps {
  /** Area id and block number make the same map every time: `areaId * 10007 + blockNo`. */
  readonly seed: number
  /** Size of the sheet; 1 unit = 2 rpx. It covers its box and is cropped like a picture. */
  readonly width: number
  readonly height: number
  /** Ground it lies on: paper (mine hero), the street plate, the night plate, or plain lines without a lot of mine. */
  readonly look: 'paper' | 'street' | 'night' | 'plain'
  /** Where my lot lies, in units; the middle by default. */
  readonly target?: MapPoint
  readonly scale?: number
  /** A line is drawn from here to my lot (mine hero). */
  readonly leaderFrom?: MapPoint
}

/** The map of an area as lines, with my lot filled. Use it only where place matters; never as wallpaper behind text. */
export function MapLines(props: MapLinesProps) {
  const { seed, width, height, look, scale = 1, leaderFrom } = props
  const [x, y] = props.target ?? [width / 2, height / 2]
  const sheet = useMemo(() => cadastre(seed, width, height, [x, y], scale), [seed, width, height, x, y, scale])
  const body = (inner: string) => ({ width, height, body: inner })
  const [toX, toY] = centreOf(sheet.mine)
  const others = sheet.lots.filter((lot) => lot !== sheet.mine)
  return (
    <View className={cx(styles.map, styles[`is-${look}`])} {...a11y.describe({ hidden: true })}>
      <Shape drawing={body(stroked(pathOf(others), 0.8))} className={cx(styles.layer, styles.lines)} />
      {look !== 'plain' && (
        <Shape drawing={body(`<path d="${pathOf([sheet.mine])}"/>`)} className={cx(styles.layer, styles.mine)} />
      )}
      {leaderFrom && (
        <Shape
          drawing={body(stroked(`M${leaderFrom[0]} ${leaderFrom[1]}L${toX} ${toY}`, 1))}
          className={cx(styles.layer, styles.leader)}
        />
      )}
    </View>
  )
}
