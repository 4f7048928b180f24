import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { watchSight } from '@/platform/sight/sight'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import styles from './list-view.module.scss'

/** How far from the screen rows are drawn, CSS pixels: a quick finger does not come upon empty room. */
const nearPx = 1200

/** How high a piece is taken for that was not drawn yet: fifteen rows of a board. */
const guessedPx = 2000

export interface PartPlaceProps {
  readonly no: number
  /** Drawn from the start; else it waits until it comes near. */
  readonly isDrawn: boolean
  /** Others stand above it; rows know it by the class `listAfter` (theme/mixins.scss). */
  readonly isAfter: boolean
  /** Told when somebody comes near, and when nobody is. */
  readonly onNear: ((no: number, isNear: boolean) => void) | undefined
  /** Draws its rows; undefined while they are not here. */
  readonly children: (() => ReactNode) | undefined
}

/** The place of a piece of a long list: its rows while they are near, else room of the height they had. Our decision: docs/decisions/0121-long-lists.md */
export function PartPlace({ no, isDrawn, isAfter, onNear, children }: PartPlaceProps) {
  const id = useDomId('part')
  const [sight, setSight] = useState({ isNear: isDrawn, heightPx: guessedPx })
  const { isNear, heightPx } = sight
  useEffect(() => watchSight(id, nearPx, setSight), [id])
  useEffect(() => {
    if (isNear) onNear?.(no, true)
    return isNear ? () => onNear?.(no, false) : undefined
  }, [no, isNear, onNear])
  if (isNear && children) {
    return (
      <View id={id} className={cx(styles.part, isAfter && 'listAfter')}>
        {children()}
      </View>
    )
  }
  return <View id={id} className={cx(styles.part, isAfter && 'listAfter')} style={{ height: `${heightPx}px` }} />
}
