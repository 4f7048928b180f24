import { deliveryWays } from '@/lib/market/delivery'
import type { Examples } from '../examples/examples'
import { Segment } from './segment'

export const segmentExamples: Examples = {
  title: 'Segment',
  states: [
    { name: '三段', draw: () => <Segment label='交付' items={deliveryWays} chosen='meet' onPick={() => undefined} /> },
  ],
}
