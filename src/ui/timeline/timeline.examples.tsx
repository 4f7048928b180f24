import type { Examples } from '../examples/examples'
import { Timeline } from './timeline'

export const timelineExamples: Examples = {
  title: 'Timeline',
  states: [
    {
      name: '待确认',
      draw: () => (
        <Timeline
          steps={[
            {
              key: 1,
              state: 'done',
              title: '买家已付款，资金由平台担保',
              aside: '11-20 09:20',
              note: '128 已付 ¥34.00，确认收货前由平台保管',
            },
            { key: 2, state: 'done', title: '卖家交付', aside: '11-20 18:30', note: '3021：米放在北门 2 号柜' },
            {
              key: 3,
              state: 'now',
              title: '等你确认收货',
              aside: '第 3/4 步',
              note: '到 11-23 18:30，可再延长 72 小时一次',
            },
            { key: 4, state: 'todo', title: '完成，放款给 3021', aside: '+33.66', note: '手续费 0.34 由卖家付' },
          ]}
        />
      ),
    },
  ],
}
