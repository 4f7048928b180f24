import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { svgUri, type Drawing } from '@/platform/drawing/svg-uri'
import { cx } from '../cx/cx'
import styles from './shape.module.scss'

export interface ShapeProps {
  readonly drawing: Drawing
  /** Gives size and background; the background is the colour of the drawing. */
  readonly className?: string | undefined
}

/** One layer of a drawing in one colour. An ornament: hidden from readers. */
export function Shape({ drawing, className }: ShapeProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--shape': svgUri(drawing) }
  return <View className={cx(styles.shape, className)} style={style} {...a11y.describe({ hidden: true })} />
}
