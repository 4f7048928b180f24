import { dayMs } from '@contract/durations'
import { yuanText } from '@/lib/format/yuan'
import { fen } from '@contract/money'
import { dayText } from '@/lib/format/moments'
import type { Examples } from '../examples/examples'
import { LineChart } from './line-chart'

const startMs = Date.UTC(2026, 9, 22)

const draw =
  (...prices: number[]) =>
  () => (
    <LineChart
      label='社区大米 30 天成交价'
      points={prices.map((value, at) => ({ atMs: startMs + at * dayMs, value }))}
      format={(value) => yuanText(fen(value))}
      day={dayText}
    />
  )

export const lineChartExamples: Examples = {
  title: 'LineChart',
  states: [
    { name: '一个月', draw: draw(650, 655, 640, 660, 672, 668, 690, 720, 705, 700, 684, 680, 686, 692, 680) },
    { name: '两天', draw: draw(650, 680) },
    { name: '一直不变', draw: draw(680, 680, 680) },
    { name: '一笔', draw: draw(680) },
    { name: '没有', draw: draw() },
  ],
}
