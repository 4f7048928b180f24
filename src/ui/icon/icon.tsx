import type { CSSProperties } from 'react'
import { IconDrawing } from '@/platform/drawing/icon-drawing'
import { rpx } from '@/platform/rpx/rpx'
import { cx } from '../cx/cx'
import { drawings } from './drawings'
import type { IconName } from './names'

export interface IconProps {
  readonly name: IconName
  /** Edge in rpx; 48 by default. */
  readonly size?: number
  /** Its meaning; without it the icon is decoration and hidden from screen readers. */
  readonly label?: string | undefined
  /** `primary` paints the filled plot of the icon blue. */
  readonly plot?: 'primary'
  readonly className?: string | undefined
}

/** An icon of the set, in the colour of the text around it. */
export function Icon({ name, size = 48, label, plot, className }: IconProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--icon-size': rpx(size) }
  if (plot) style['--icon-plot-colour'] = 'var(--primary)'
  const told = label === undefined ? { hidden: true } : { role: 'img' as const, label }
  return <IconDrawing drawing={drawings[name]} className={cx('i', className)} style={style} told={told} />
}
