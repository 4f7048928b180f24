import { useMemo } from 'react'
import type { OverviewSpan } from '@contract/console/limits'
import Chart, { colourOf, otherAxis } from '../../kit/chart/chart'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy, spanTexts } from './copy'
import type { Overview } from './rows'

interface DaysProps extends Pick<Overview, 'days' | 'hours'> {
  readonly span: OverviewSpan
}

/** Marks of the axis, in fen: no part of a yuan stands beside them. */
const wholeYuan = 100

interface Point extends Pick<Overview['days'][number], 'turnover' | 'orders'> {
  /** As the table names it. */
  readonly name: string
  /** As the axis does. */
  readonly mark: string
}

/** The hours of today, or the days that were asked for. */
function pointsOf({ span, days, hours }: DaysProps): Point[] {
  if (span === 'today')
    return hours.turnover.map((turnover, hour) => ({
      name: String(hour),
      mark: String(hour),
      turnover,
      orders: hours.orders[hour] ?? 0,
    }))
  return days.map(({ day, ...done }, index) => ({
    ...done,
    name: day,
    mark: index === days.length - 1 ? copy.today : day.slice(5),
  }))
}

/** Turnover as bars and orders as a line, over days, today filled; or over the hours of today. */
export default function Days({ span, days, hours }: DaysProps) {
  const points = useMemo(() => pointsOf({ span, days, hours }), [span, days, hours])
  const option = useMemo(() => {
    const isToday = (index: number) => span === 'today' || index === points.length - 1
    return {
      grid: { left: 8, right: 8, top: 26, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: points.map(({ mark }) => mark), axisTick: { show: false } },
      yAxis: [
        {
          type: 'value',
          minInterval: wholeYuan,
          axisLabel: { formatter: (value: number) => signedYuan(Math.round(value)).replace(/\.00$/, '') },
          splitLine: { lineStyle: { color: colourOf('line') } },
        },
        otherAxis({ name: copy.orders, colour: 'warning-ink' }),
      ],
      series: [
        {
          name: copy.amount,
          type: 'bar' as const,
          data: points.map(({ turnover }, index) => ({
            value: turnover,
            itemStyle: { color: colourOf(isToday(index) ? 'plate' : 'primary-line') },
          })),
          color: colourOf(span === 'today' ? 'plate' : 'primary-line'),
        },
        {
          name: copy.orders,
          type: 'line' as const,
          yAxisIndex: 1,
          showSymbol: false,
          color: colourOf('warning-ink'),
          data: points.map(({ orders }) => orders),
        },
      ],
    }
  }, [span, points])
  const sum = points.reduce((all, { turnover }) => all + turnover, 0)
  const orders = points.reduce((all, one) => all + one.orders, 0)
  return (
    <Chart
      label={copy.daysLabel(spanTexts[span].head, signedYuan(sum), orders)}
      height={268}
      {...(span !== 'today' && { marks: [{ name: copy.today, color: colourOf('plate') }] })}
      option={option}
      table={[
        [span === 'today' ? copy.hour : copy.day, copy.amount, copy.orders],
        ...points.map(({ name, turnover, orders: count }) => [name, signedYuan(turnover), count] as const),
      ]}
    />
  )
}
