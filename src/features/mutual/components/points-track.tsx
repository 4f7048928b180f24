import { View } from '@tarojs/components'
import { useRef } from 'react'
import { mutual } from '@contract/mutual/limits'
import { a11y } from '@/platform/a11y/a11y'
import { useFingers } from '@/platform/fingers/use-fingers'
import { cx } from '@/ui/cx/cx'
import { useDomId } from '@/ui/dom-id/use-dom-id'
import { noSlide, slid } from '../rules/slide'
import styles from './points.module.scss'

export interface PointsTrackProps {
  readonly points: number
  /** Takes a part of the range, from 0 to 1. */
  readonly onPart: (part: number) => void
}

/** The range of points as a track with a knob. Readers have the figure and its keys. Source: mockup 26-mutual-add. */
export function PointsTrack({ points, onPart }: PointsTrackProps) {
  const id = useDomId('points')
  const slide = useRef(noSlide)
  const fingers = useFingers(id, {
    onFingers: (next, widthPx) => {
      const { slide: now, at } = slid(slide.current, next)
      slide.current = now
      if (at !== undefined && widthPx > 0) onPart(at / widthPx)
    },
    onWheel: () => undefined,
  })
  const place = `${(points / mutual.maxThanks) * 100}%`
  return (
    <View id={id} className={cx(styles.track)} {...fingers} {...a11y.describe({ hidden: true })}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.filled)} style={{ width: place }} />
      </View>
      <View className={cx(styles.knob)} style={{ left: place }} />
    </View>
  )
}
