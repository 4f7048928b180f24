import type { Examples } from '../examples/examples'
import { TurnLine } from './turn-line'
import { TurnPlate } from './turn-plate'

export const turnExamples: Examples = {
  title: 'TurnLine',
  states: [
    {
      name: '轮到你',
      draw: () => <TurnLine tone='me' who='轮到你' act='确认收货' time='2 天 08:48' otherwise='超时自动放款' />,
    },
    { name: '着急', draw: () => <TurnLine tone='urgent' who='轮到你' act='付款' time='12:31' otherwise='超时关闭' /> },
    {
      name: '等对方',
      draw: () => <TurnLine tone='wait' who='等 3021' act='交付' time='17:40:05' otherwise='超时退款' />,
    },
    {
      name: '纠纷',
      draw: () => <TurnLine tone='dispute' who='等市长' act='裁定' time='5 天 02:10' otherwise='超时退款' />,
    },
    { name: '完成', draw: () => <TurnLine tone='done' who='已完成' otherwise='11-21 14:05 放款 33.66' /> },
    { name: '关闭', draw: () => <TurnLine tone='done' who='已关闭' otherwise='你 15 分钟内未付款' /> },
    {
      name: '大牌，我',
      draw: () => (
        <TurnPlate mine what='轮到你 · 确认收货' time='2 天 08:48:20' otherwise='超时未确认，自动放款给 3021' />
      ),
    },
    {
      name: '大牌，等',
      draw: () => (
        <TurnPlate
          mine={false}
          what='等 128 确认收货'
          time='2 天 08:48:20'
          otherwise='对方超时未确认，自动放款给你。你暂时无需操作。'
        />
      ),
    },
    { name: '大牌，完成', draw: () => <TurnPlate mine={false} what='已完成' otherwise='11-21 14:05 放款 33.66' /> },
  ],
}
