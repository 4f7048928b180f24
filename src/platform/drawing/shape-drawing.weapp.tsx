import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { a11y } from '../a11y/a11y'
import type { Described } from '../a11y/types'
import { svgUri } from './svg'
import type { Drawing, ShapeDrawingProps, StepsDrawingProps } from './types'

function masked(className: string, told: Described, drawing: Drawing) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--shape': svgUri(drawing) }
  return <View className={className} style={style} {...a11y.describe(told)} />
}

/** A drawing as a mask over the colour of the text. See `types.ts`. */
export const ShapeDrawing = ({ drawing, className }: ShapeDrawingProps) => masked(className, { hidden: true }, drawing)

/** The outlines as a mask over the two colours of the element's background. See `types.ts`. */
export function StepsDrawing({ width, height, paths, className, told }: StepsDrawingProps) {
  const body = `<path fill-opacity=".17" stroke="#000" vector-effect="non-scaling-stroke" d="${paths.join('')}"/>`
  return masked(className, told, { width, height, body, stretch: true })
}
