import type { Examples } from '../examples/examples'
import { Pair } from '../section/section'
import { SlideToConfirm } from '../slide-to-confirm/slide-to-confirm'
import { Sheet } from './sheet'

const nothing = () => undefined

export const sheetExamples: Examples = {
  title: 'Sheet',
  overlay: true,
  states: [
    {
      name: '放款',
      draw: () => (
        <Sheet title='确认收货并放款' onClose={nothing}>
          <Pair name='放款给'>3021 麦田</Pair>
          <SlideToConfirm text='滑动放款 ¥34.00' onConfirm={nothing} onConfirmFallback={nothing} />
        </Sheet>
      ),
    },
  ],
}
