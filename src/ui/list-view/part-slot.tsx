import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { watchVisibility } from '@/platform/visibility/visibility'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { ListFoot } from '../list-foot/list-foot'
import styles from './list-view.module.scss'

/** The assumed height of a part that was not drawn yet: fifteen rows of a board. */
const guessedPx = 2000

export interface PartSlotProps {
  /** Names it among the places of its list. */
  readonly no: number
  /** How far from the screen it is drawn, CSS pixels. */
  readonly nearPx: number
  /** Whether it is drawn from the start; else it waits until it comes near. */
  readonly isDrawn: boolean
  /** Whether others are above it; rows are told by the class `listAfter` (theme/mixins.scss). */
  readonly isAfter: boolean
  /** Heights of the list's parts when they were left, CSS pixels; used when they come back. */
  readonly heights: Map<number, number>
  /** Called when it comes near, and when it is no longer. */
  readonly onNear?: ((no: number, isNear: boolean) => void) | undefined
  /** Whether loading its rows failed. */
  readonly isMissed?: boolean | undefined
  /** Draws its rows; undefined while they are not loaded. */
  readonly children: (() => ReactNode) | undefined
}

/**
 * One part of a long list: its rows while they are near, else empty space of the same height. Our decision:
 * docs/decisions/0121-long-lists.md
 */
export function PartSlot({ no, nearPx, isDrawn, isAfter, heights, onNear, isMissed, children }: PartSlotProps) {
  const id = useDomId('part')
  const [isNear, setNear] = useState(isDrawn && !heights.has(no))
  useEffect(
    () =>
      watchVisibility(id, nearPx, (sight) => {
        if (!sight.isNear) heights.set(no, sight.heightPx)
        setNear(sight.isNear)
      }),
    [id, nearPx, heights, no],
  )
  useEffect(() => {
    onNear?.(no, isNear)
    return () => onNear?.(no, false)
  }, [no, isNear, onNear])
  if (isNear && children) {
    return (
      <View id={id} className={cx(styles.part, isAfter && 'listAfter')}>
        {children()}
      </View>
    )
  }
  return (
    <View id={id} className={cx(styles.part)} style={{ height: `${heights.get(no) ?? guessedPx}px` }}>
      {isMissed === true && (
        <View className={cx(styles.missed)}>
          <ListFoot state='error' onMore={() => onNear?.(no, true)} />
        </View>
      )}
    </View>
  )
}
