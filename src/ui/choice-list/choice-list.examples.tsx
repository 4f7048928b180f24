import type { Examples } from '../examples/examples'
import { CheckList, RadioList } from './choice-list'

const nothing = () => undefined
const reasons = [
  { id: 'late', text: '超时未交付' },
  { id: 'other', text: '与描述不符', note: '请附图片' },
  { id: 'none', text: '未收到货', disabled: true, note: '卖家尚未交付' },
]

export const choiceListExamples: Examples = {
  title: 'ChoiceList',
  states: [
    { name: '单选', draw: () => <RadioList label='原因' items={reasons} chosen='late' onPick={nothing} /> },
    { name: '单选，未选', draw: () => <RadioList label='原因' items={reasons} chosen={undefined} onPick={nothing} /> },
    {
      name: '多选',
      draw: () => <CheckList label='原因' items={reasons} chosen={['late', 'other']} onChange={nothing} />,
    },
  ],
}
