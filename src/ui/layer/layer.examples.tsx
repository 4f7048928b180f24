import type { Examples } from '../examples/examples'
import { Layer } from './layer'

export const layerExamples: Examples = {
  title: 'Layer',
  overlay: true,
  states: [
    {
      name: '居中',
      draw: () => (
        <Layer label='示例' onDismiss={() => undefined}>
          内容
        </Layer>
      ),
    },
  ],
}
