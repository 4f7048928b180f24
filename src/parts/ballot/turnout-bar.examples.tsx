import type { Examples } from '@/ui/examples/examples'
import { TurnoutBar } from './turnout-bar'

export const turnoutBarExamples: Examples = {
  title: 'TurnoutBar',
  states: [
    { name: '投票中', draw: () => <TurnoutBar of={{ cast: 330, census: 1204, minTurnout: 30 }} isOver={false} /> },
    {
      name: '写出最低线',
      draw: () => <TurnoutBar isNamed of={{ cast: 0, census: 96, minTurnout: 20 }} isOver={false} />,
    },
    { name: '已结束', draw: () => <TurnoutBar isNamed of={{ cast: 1204, census: 1204, minTurnout: 30 }} isOver /> },
  ],
}
