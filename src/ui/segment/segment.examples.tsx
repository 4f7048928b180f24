import { deliveryWays } from '@/lib/market/delivery'
import type { Examples } from '../examples/examples'
import { Segment } from './segment'

export const segmentExamples: Examples = {
  title: 'Segment',
  states: [
    {
      name: '图标',
      draw: () => (
        <Segment
          label='视图'
          items={[
            { id: 'map', text: '地图', icon: 'map' },
            { id: 'list', text: '列表', icon: 'list' },
          ]}
          chosen='map'
          onPick={() => undefined}
        />
      ),
    },
    { name: '三段', draw: () => <Segment label='交付' items={deliveryWays} chosen='meet' onPick={() => undefined} /> },
  ],
}
