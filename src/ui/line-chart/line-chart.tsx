import { Text, View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '../cx/cx'
import { Shape } from '../shape/shape'
import { lineOf, type ChartPoint, type Line } from './line'
import styles from './line-chart.module.scss'

export interface LineChartProps {
  /** What is shown: 社区大米 30 天成交价. */
  readonly label: string
  /** In the order of their time. */
  readonly points: readonly ChartPoint[]
  /** Writes a value: 6.80. */
  readonly format: (value: number) => string
  /** Writes an instant: 11-21. */
  readonly day: (atMs: number) => string
  /** When there are no points. */
  readonly empty?: string
}

const box = { width: 300, height: 80, stretch: true } as const

/** One line over time with its highest, lowest and newest value in words. Drawn as lines, so it is sharp on every screen. */
export function LineChart({ label, points, format, day, empty = '暂无成交' }: LineChartProps) {
  const line = lineOf(points, box.width, box.height)
  const [first] = points
  if (!line || !first) {
    return (
      <View className={cx(styles.chart)} {...a11y.describe({ role: 'img', label: `${label}，${empty}` })}>
        <View className={cx(styles.plot, styles.none)}>{empty}</View>
      </View>
    )
  }
  const { max, min, last } = line
  const told = `${label}，最高 ${format(max)}，最低 ${format(min)}，最新 ${format(last.value)}`
  const days = points.length > 1 ? `${day(first.atMs)} – ${day(last.atMs)}` : day(last.atMs)
  return (
    <View className={cx(styles.chart)} {...a11y.describe({ role: 'img', label: told })}>
      <View className={cx(styles.words)}>
        <Figure name='最高' value={format(max)} />
        <Figure name='最新' value={format(last.value)} isNew />
      </View>
      <Plot line={line} />
      <View className={cx(styles.words)}>
        <Figure name='最低' value={format(min)} />
        <Text>{days}</Text>
      </View>
    </View>
  )
}

function Plot({ line }: { readonly line: Line }) {
  const { path, area, last } = line
  const stroke = stroked(path, 1.5, ' stroke-linejoin="round" vector-effect="non-scaling-stroke"')
  return (
    <View className={cx(styles.plot)}>
      {path !== '' && (
        <>
          <Shape drawing={{ ...box, body: `<path d="${area}"/>` }} className={cx(styles.layer, styles.area)} />
          <Shape drawing={{ ...box, body: stroke }} className={cx(styles.layer, styles.line)} />
        </>
      )}
      <View className={cx(styles.dot)} style={{ left: `${last.x * 100}%`, top: `${last.y * 100}%` }} />
    </View>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly isNew?: boolean
}

function Figure({ name, value, isNew = false }: FigureProps) {
  return (
    <View className={cx(isNew && styles.new)}>
      {name} <Text className={cx(styles.value)}>{value}</Text>
    </View>
  )
}
