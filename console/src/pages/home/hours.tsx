import { useMemo } from 'react'
import Chart, { colourOf, hatching } from '../../kit/chart/chart'
import { copy } from './copy'
import type { Overview } from './rows'

const height = 190

const closedGround = () => hatching(colourOf('sunk'), colourOf('line-2'))

/** Amid the hours before opening, of which none has a bar. */
const closedLabel = () => ({
  show: true,
  position: 'top',
  distance: height / 3,
  formatter: copy.closed,
  color: colourOf('ink-2'),
  backgroundColor: colourOf('sheet'),
  padding: 2,
})

const lastHour = 24

/** In which hours it is closed today, in words; nothing where it is open all day. */
function closedWords(opensAt: number, closesAt: number): string {
  if (opensAt === closesAt) return copy.holiday
  return [...(opensAt > 0 ? [copy.opens(opensAt)] : []), ...(closesAt < lastHour ? [copy.closes(closesAt)] : [])].join(
    '，',
  )
}

/** Payments by the hour, yesterday beside today; the hours in which the city is closed are hatched. */
export default function Hours({
  hours: { today, yesterday, opensAt, closesAt },
}: {
  readonly hours: Overview['hours']
}) {
  const option = useMemo(() => {
    const isClosed = (hour: number) => hour < opensAt || hour >= closesAt
    return {
      grid: { left: 8, right: 8, top: 12, bottom: 4, containLabel: true },
      xAxis: {
        type: 'category',
        data: today.map((_, hour) => String(hour)),
        axisTick: { show: false },
        splitArea: {
          show: true,
          interval: 0,
          areaStyle: { color: today.map((_, hour) => (isClosed(hour) ? closedGround() : 'transparent')) },
        },
      },
      yAxis: { type: 'value', minInterval: 1, splitLine: { lineStyle: { color: colourOf('line') } } },
      series: [
        {
          name: copy.today,
          type: 'bar' as const,
          color: colourOf('plate'),
          data: today.map((value, hour) =>
            hour === Math.floor(opensAt / 2) && isClosed(hour) ? { value, label: closedLabel() } : value,
          ),
        },
        { name: copy.yesterday, type: 'bar' as const, color: colourOf('line-2'), data: yesterday },
      ],
    }
  }, [today, yesterday, opensAt, closesAt])
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  return (
    <Chart
      label={copy.hoursLabel(sumOf(today), sumOf(yesterday), closedWords(opensAt, closesAt))}
      height={height}
      option={option}
      table={[
        [copy.hour, copy.today, copy.yesterday],
        ...today.map((count, hour) => [String(hour), count, yesterday[hour] ?? 0] as const),
      ]}
    />
  )
}
