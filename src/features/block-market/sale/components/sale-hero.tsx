import { View } from '@tarojs/components'
import { useMemo } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '@/ui/cx/cx'
import { cadastre, centreOf, pathOf } from '@/ui/map-lines/cadastre'
import { MapLines } from '@/ui/map-lines/map-lines'
import { VacantLot } from '@/ui/map-lines/vacant-lot'
import { Plate } from '@/ui/plate/plate'
import { Shape } from '@/ui/shape/shape'
import styles from './sale-hero.module.scss'

/** The sheet behind the plate: 375 by 270 units of 2 rpx. */
const [width, height, scale] = [375, 270, 1.7]
const plotAt = [282, 190] as const
const leaderFrom = [176, 204] as const

/** The plate of a block that is for sale, and a line to the plot it stands for. Source: mockup 28-market-block. */
export function SaleHero({ block: { areaId, blockNo, state } }: { readonly block: BlockView }) {
  const seed = areaId * 10007 + blockNo
  const { mine } = useMemo(() => cadastre(seed, width, height, plotAt, scale), [seed])
  const [toX, toY] = centreOf(mine)
  const sheet = (body: string) => ({ width, height, body })
  const look = state === 'unsold' || state === 'reserved' ? state : 'transfer'
  return (
    <View className={cx(styles.hero)}>
      <View className={cx(styles.sheet)}>
        <MapLines seed={seed} width={width} height={height} look='plain' target={plotAt} scale={scale} />
        {look === 'unsold' ? (
          <VacantLot seed={seed} width={width} height={height} target={plotAt} scale={scale} />
        ) : (
          <Shape drawing={sheet(`<path d="${pathOf([mine])}"/>`)} className={cx(styles.layer, styles.plot)} />
        )}
        <Shape
          drawing={sheet(stroked(`M${leaderFrom[0]} ${leaderFrom[1]}L${toX} ${toY}`, 1))}
          className={cx(styles.layer, styles.leader)}
        />
      </View>
      <View className={cx(styles.veil)} />
      <Plate no={blockNo} size='xl' look={look} className={cx(styles.plate)} />
    </View>
  )
}
