import type { Examples } from '../examples/examples'
import { Chip, Chips } from './chips'

const nothing = () => undefined
const items = [
  { id: 'all', text: '全部' },
  { id: 'food', text: '粮食' },
  { id: 'date', text: '日期', icon: 'down' as const },
]

export const chipsExamples: Examples = {
  title: 'Chips',
  states: [
    { name: '筛选', draw: () => <Chips label='分类' items={items} chosen='all' onPick={nothing} /> },
    { name: '表单里换行', draw: () => <Chips label='分类' items={items} chosen='all' onPick={nothing} wraps /> },
    {
      name: '可去掉',
      draw: () => (
        <Chip on icon='close' onPress={nothing}>
          ≤ 5.00
        </Chip>
      ),
    },
  ],
}
