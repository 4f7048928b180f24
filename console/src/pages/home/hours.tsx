import { useMemo } from 'react'
import Chart, { colourOf, hatching } from '../../kit/chart/chart'
import { copy } from './copy'
import type { Overview } from './home'

/** Payments by the hour, yesterday beside today; the hours before opening are hatched. */
export default function Hours({ hours: { today, yesterday, opensAt } }: { readonly hours: Overview['hours'] }) {
  const option = useMemo(
    () => ({
      grid: { left: 8, right: 8, top: 12, bottom: 30, containLabel: true },
      legend: { bottom: 0, left: 0, itemWidth: 12, itemHeight: 8, textStyle: { color: colourOf('ink-2') } },
      xAxis: { type: 'category', data: today.map((_, hour) => String(hour)), axisTick: { show: false } },
      yAxis: { type: 'value', minInterval: 1, splitLine: { lineStyle: { color: colourOf('line') } } },
      series: [
        {
          name: copy.today,
          type: 'bar',
          color: colourOf('plate'),
          data: today,
          markArea: {
            silent: true,
            itemStyle: { color: hatching(colourOf('sunk'), colourOf('line-2')) },
            label: { color: colourOf('ink-2'), position: 'inside' },
            data: [[{ name: copy.closed, xAxis: 0 }, { xAxis: opensAt - 1 }]],
          },
        },
        { name: copy.yesterday, type: 'bar', color: colourOf('line-2'), data: yesterday },
      ],
    }),
    [today, yesterday, opensAt],
  )
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  return (
    <Chart
      label={copy.hoursLabel(sumOf(today), sumOf(yesterday))}
      height={220}
      option={option}
      table={[
        [copy.hour, copy.today, copy.yesterday],
        ...today.map((count, hour) => [String(hour), count, yesterday[hour] ?? 0] as const),
      ]}
    />
  )
}
