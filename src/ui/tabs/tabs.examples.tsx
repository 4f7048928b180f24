import type { Examples } from '../examples/examples'
import { Tabs } from './tabs'

const items = [
  { id: 'open', text: '进行中', count: 2 },
  { id: 'done', text: '已完成' },
  { id: 'closed', text: '已关闭' },
]

export const tabsExamples: Examples = {
  title: 'Tabs',
  states: [{ name: '页签', draw: () => <Tabs label='订单' items={items} chosen='open' onPick={() => undefined} /> }],
}
