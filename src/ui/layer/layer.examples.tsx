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
    {
      name: '底部',
      draw: () => (
        <Layer place='bottom' level='sheet' label='示例' onDismiss={() => undefined}>
          内容
        </Layer>
      ),
    },
    {
      name: '两层，上面的先关',
      draw: () => (
        <>
          <Layer place='bottom' level='sheet' label='下面' onDismiss={() => undefined}>
            下面
          </Layer>
          <Layer label='上面' onDismiss={() => undefined}>
            上面
          </Layer>
        </>
      ),
    },
  ],
}
