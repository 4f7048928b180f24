import { View } from '@tarojs/components'
import { rpx } from '@/platform/rpx/rpx'
import type { Examples } from '../examples/examples'
import { Shape } from './shape'

const plot = {
  width: 48,
  height: 48,
  body: '<path d="M4 4h40v40H4z M14 14v20h20V14z" fill-rule="evenodd"/>',
}

const side = rpx(96)

const Example = () => (
  <View style={{ width: side, height: side }}>
    <Shape drawing={plot} />
  </View>
)

export const shapeExamples: Examples = {
  title: 'Shape',
  states: [{ name: '一层，跟随文字的颜色', draw: () => <Example /> }],
}
