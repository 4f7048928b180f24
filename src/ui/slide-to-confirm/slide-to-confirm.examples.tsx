import type { Examples } from '../examples/examples'
import { SlideToConfirm } from './slide-to-confirm'

const nothing = () => undefined
const shared = { text: '滑动放款 ¥34.00', dragText: '放款 ¥34.00', onConfirm: nothing, onConfirmFallback: nothing }

export const slideToConfirmExamples: Examples = {
  title: 'SlideToConfirm',
  states: [
    { name: '常态', draw: () => <SlideToConfirm {...shared} /> },
    { name: '提交中', draw: () => <SlideToConfirm {...shared} busy='放款中' /> },
    { name: '完成', draw: () => <SlideToConfirm {...shared} done='已放款' /> },
  ],
}
