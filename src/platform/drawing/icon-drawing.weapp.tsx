import { View } from '@tarojs/components'
import { a11y } from '../a11y/a11y'
import { masksOf } from './masks'
import type { IconDrawingProps } from './types'

/** An icon as masks over the colour of the text. See `types.ts`. */
export function IconDrawing({ drawing, className, style, told }: IconDrawingProps) {
  return <View className={className} style={{ ...style, ...masksOf(drawing) }} {...a11y.describe(told)} />
}
