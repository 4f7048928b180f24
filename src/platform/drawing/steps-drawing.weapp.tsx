import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { a11y } from '../a11y/a11y'
import { svgUri } from './svg-uri'
import type { StepsDrawingProps } from './types'

/** The outlines as a mask over the two colours of the element's background. See `types.ts`. */
export function StepsDrawing({ width, height, paths, className, told }: StepsDrawingProps) {
  const path = paths.join('')
  const body = `<path fill-opacity=".17" stroke="#000" vector-effect="non-scaling-stroke" d="${path}"/>`
  const style: CSSProperties & Record<`--${string}`, string> =
    path === '' ? {} : { '--steps': svgUri({ width, height, body, stretch: true }) }
  return <View className={className} style={style} {...a11y.describe(told)} />
}
