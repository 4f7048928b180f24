import type { Examples } from '../examples/examples'
import { Segment } from './segment'

const items = [
  { id: 'online', text: '线上' },
  { id: 'hand', text: '当面' },
  { id: 'mail', text: '邮寄' },
]

export const segmentExamples: Examples = {
  title: 'Segment',
  states: [{ name: '三段', draw: () => <Segment label='交付' items={items} chosen='hand' onPick={() => undefined} /> }],
}
