import { useMemo } from 'react'
import type { MapPoint } from '@/ui/map-lines/cadastre'
import { cadastre, pathOf } from '@/ui/map-lines/cadastre'
import styles from './city-lines.module.scss'

interface CityLinesProps {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly scale: number
  /** Where the filled lot lies. */
  readonly target: MapPoint
}

/** The streets and lots of a city, one of them filled. */
export function CityLines({ seed, width, height, scale, target }: CityLinesProps) {
  const { lots, mine } = useMemo(
    () => cadastre(seed, width, height, target, scale),
    [seed, width, height, target, scale],
  )
  return (
    <svg aria-hidden className={styles.city} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio='xMinYMin slice'>
      <path className={styles.lots} d={pathOf(lots)} />
      <path className={styles.mine} d={pathOf([mine])} />
    </svg>
  )
}
