import type { Examples } from '../examples/examples'
import { Note } from '../note/note'
import { Layer } from './layer'

export const layerExamples: Examples = {
  title: 'Layer',
  overlay: true,
  states: [
    {
      name: '居中',
      draw: () => (
        <Layer label='示例' onDismiss={() => undefined}>
          <Note>内容</Note>
        </Layer>
      ),
    },
    {
      name: '底部',
      draw: () => (
        <Layer place='bottom' level='sheet' label='示例' onDismiss={() => undefined}>
          <Note>内容</Note>
        </Layer>
      ),
    },
    {
      name: '两层，上面的先关',
      draw: () => (
        <>
          <Layer place='bottom' level='sheet' label='下面' onDismiss={() => undefined}>
            <Note>下面</Note>
          </Layer>
          <Layer label='上面' onDismiss={() => undefined}>
            <Note>上面</Note>
          </Layer>
        </>
      ),
    },
  ],
}
