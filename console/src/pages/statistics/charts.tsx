import { useMemo } from 'react'
import Chart, { colourOf, otherAxis } from '../../kit/chart/chart'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import type { Series } from './rows'
import styles from './statistics.module.scss'

interface ChartsProps {
  readonly series: Series
  readonly hasCity: boolean
  readonly isByDay: boolean
}

interface Line {
  readonly name: string
  readonly kind: 'bar' | 'line'
  readonly colour: string
  readonly isMoney?: boolean
  /** Drawn by an axis of its own. */
  readonly isOther?: boolean
  readonly values: readonly (number | null)[]
}

const height = 210

/** Marks of an axis of money, in fen: no part of a yuan stands beside them. */
const wholeYuan = 100

const short = (value: number): string => signedYuan(Math.round(value)).replace(/\.00$/, '')

/** Lines over the names of a series, and the table they were drawn from. */
function Lines({
  label,
  names,
  lines,
}: {
  readonly label: string
  readonly names: readonly string[]
  readonly lines: readonly Line[]
}) {
  const option = useMemo(
    () => ({
      grid: { left: 8, right: 8, top: 26, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: names, axisTick: { show: false } },
      yAxis: [
        {
          type: 'value',
          minInterval: lines[0]?.isMoney === true ? wholeYuan : 1,
          axisLabel: { formatter: lines[0]?.isMoney === true ? short : String },
          splitLine: { lineStyle: { color: colourOf('line') } },
        },
        otherAxis(lines.find(({ isOther }) => isOther)),
      ],
      series: lines.map(({ name, kind, colour, values, isOther }) => ({
        name,
        type: kind,
        color: colourOf(colour),
        showSymbol: false,
        yAxisIndex: isOther === true ? 1 : 0,
        data: values,
      })),
    }),
    [names, lines],
  )
  const cell = ({ isMoney, values }: Line, at: number): string | number => {
    const value = values[at] ?? null
    return value === null ? '' : isMoney === true ? signedYuan(value) : value
  }
  return (
    <Chart
      label={label}
      height={height}
      option={option}
      table={[
        [copy.key, ...lines.map(({ name }) => name)],
        ...names.map((name, at) => [name, ...lines.map((line) => cell(line, at))]),
      ]}
    />
  )
}

interface PartProps {
  readonly series: Series
  readonly names: readonly string[]
  /** Days follow one another, and a line joins them; areas and goods have no order. */
  readonly line: 'line' | 'bar'
}

const sumOf = (series: Series, value: (row: Series[number]) => number | null): number =>
  series.reduce((sum, row) => sum + (value(row) ?? 0), 0)

const yuanOf = (series: Series, value: (row: Series[number]) => number): string => signedYuan(sumOf(series, value))

const Money = ({ series, names, line }: PartProps) => (
  <section className={styles.sheet}>
    <h2>{copy.money}</h2>
    <Lines
      label={copy.moneyLabel(
        yuanOf(series, ({ turnover }) => turnover),
        sumOf(series, ({ orders }) => orders),
      )}
      names={names}
      lines={[
        { name: copy.turnover, kind: 'bar', colour: 'plate', isMoney: true, values: series.map((row) => row.turnover) },
        {
          name: copy.orders,
          kind: line,
          colour: 'warning-ink',
          isOther: true,
          values: series.map((row) => row.orders),
        },
      ]}
    />
  </section>
)

const Fees = ({ series, names, line }: PartProps) => (
  <section className={styles.sheet}>
    <h2>{copy.fees}</h2>
    <Lines
      label={copy.feesLabel(
        yuanOf(series, ({ fee }) => fee),
        yuanOf(series, ({ fund }) => fund),
      )}
      names={names}
      lines={[
        { name: copy.fee, kind: 'bar', colour: 'primary-line', isMoney: true, values: series.map((row) => row.fee) },
        { name: copy.fund, kind: line, colour: 'success-ink', isMoney: true, values: series.map((row) => row.fund) },
      ]}
    />
  </section>
)

const CityLines = ({ series, names }: PartProps) => (
  <section className={styles.sheet}>
    <h2>{copy.city}</h2>
    <Lines
      label={copy.cityLabel(
        sumOf(series, ({ blocksSold }) => blocksSold),
        sumOf(series, ({ votes }) => votes),
      )}
      names={names}
      lines={[
        { name: copy.sold, kind: 'bar', colour: 'plate', values: series.map((row) => row.blocksSold) },
        { name: copy.votes, kind: 'bar', colour: 'line-2', values: series.map((row) => row.votes) },
        {
          name: copy.residents,
          kind: 'line',
          colour: 'warning-ink',
          isOther: true,
          values: series.map((row) => row.residents),
        },
      ]}
    />
  </section>
)

const Retention = ({ series, names }: PartProps) => (
  <section className={styles.sheet}>
    <h2>{copy.retention}</h2>
    <Lines
      label={copy.retentionLabel}
      names={names}
      lines={[{ name: copy.returned, kind: 'bar', colour: 'plate', values: series.map(percentOf) }]}
    />
  </section>
)

/** The charts of a series: money, fees, and by day what the city did and who came back. */
export default function Charts({ series, hasCity, isByDay }: ChartsProps) {
  const part = {
    series,
    line: isByDay ? ('line' as const) : ('bar' as const),
    names: series.map(({ name }) => name.replace(/^\d{4}-(?=\d\d-\d\d$)/, '')),
  }
  return (
    <div className={styles.charts}>
      <Money {...part} />
      <Fees {...part} />
      {hasCity && <CityLines {...part} />}
      {hasCity && <Retention {...part} />}
    </div>
  )
}

const percentOf = ({ traders, returned }: Series[number]): number | null =>
  traders === null || returned === null || traders === 0 ? null : Math.round((returned * 100) / traders)
