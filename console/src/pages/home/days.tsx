import { useMemo } from 'react'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import Chart, { colourOf } from '../../kit/chart/chart'
import { copy } from './copy'
import type { Overview } from './home'

const label = (day: string, index: number, count: number) => (index === count - 1 ? copy.today : day.slice(5))

/** Turnover as bars and orders as a line, thirty days, today filled. */
export default function Days({ days }: { readonly days: Overview['days'] }) {
  const option = useMemo(() => {
    const names = days.map(({ day }, index) => label(day, index, days.length))
    const last = days.length - 1
    return {
      grid: { left: 8, right: 8, top: 12, bottom: 30, containLabel: true },
      legend: { bottom: 0, left: 0, itemWidth: 12, itemHeight: 8, textStyle: { color: colourOf('ink-2') } },
      xAxis: { type: 'category', data: names, axisTick: { show: false } },
      yAxis: [
        {
          type: 'value',
          axisLabel: { formatter: (value: number) => yuanText(fen(Math.round(value))).replace(/\.00$/, '') },
          splitLine: { lineStyle: { color: colourOf('line') } },
        },
        { type: 'value', show: false },
      ],
      series: [
        {
          name: copy.amount,
          type: 'bar',
          data: days.map(({ turnover }, index) => ({
            value: turnover,
            itemStyle: { color: colourOf(index === last ? 'plate' : 'primary-line') },
          })),
          color: colourOf('primary-line'),
        },
        {
          name: copy.orders,
          type: 'line',
          yAxisIndex: 1,
          showSymbol: false,
          color: colourOf('warning-ink'),
          data: days.map(({ orders }) => orders),
        },
      ],
    }
  }, [days])
  const sum = fen(days.reduce((all, { turnover }) => all + turnover, 0))
  return (
    <Chart
      label={copy.daysLabel(yuanText(sum))}
      height={250}
      option={option}
      table={[
        [copy.day, copy.amount, copy.orders],
        ...days.map(({ day, turnover, orders }) => [day, yuanText(turnover), orders] as const),
      ]}
    />
  )
}
