import { ShapeDrawing } from '@/platform/drawing/shape-drawing'
import type { Drawing } from '@/platform/drawing/types'
import { cx } from '../cx/cx'
import styles from './shape.module.scss'

export interface ShapeProps {
  readonly drawing: Drawing
  /** Gives size and colour. */
  readonly className?: string | undefined
}

/** One layer of a drawing in one colour. An ornament: hidden from readers. */
export function Shape({ drawing, className }: ShapeProps) {
  return <ShapeDrawing drawing={drawing} className={cx(styles.shape, className)} />
}
