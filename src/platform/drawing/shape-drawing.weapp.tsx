import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { a11y } from '../a11y/a11y'
import { svgUri } from './svg-uri'
import type { ShapeDrawingProps } from './types'

/** A drawing as a mask over the colour of the text. See `types.ts`. */
export function ShapeDrawing({ drawing, className }: ShapeDrawingProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--shape': svgUri(drawing) }
  return <View className={className} style={style} {...a11y.describe({ hidden: true })} />
}
