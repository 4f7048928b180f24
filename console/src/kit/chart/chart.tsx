import { Button } from 'antd'
import { BarChart, LineChart } from 'echarts/charts'
import { GridSimpleComponent } from 'echarts/components'
import type { EChartsCoreOption } from 'echarts/core'
import { init, use as draws } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef, useState } from 'react'
import { copy } from './copy'
import styles from './chart.module.scss'

draws([BarChart, LineChart, GridSimpleComponent, CanvasRenderer])

/** What is drawn as bars or as a line, under a name. */
interface Series {
  readonly name: string
  readonly type: 'bar' | 'line'
  readonly color: string
}

type ChartOption = EChartsCoreOption & { readonly series: readonly Series[] }

interface ChartProps {
  /** What is drawn, in a sentence, for who does not see it. */
  readonly label: string
  readonly height: number
  readonly option: ChartOption
  /** What else a colour says: of bars that stand out. */
  readonly marks?: readonly Pick<Series, 'name' | 'color'>[]
  /** The numbers that it was drawn from: the head, then the rows. */
  readonly table: readonly (readonly (string | number)[])[]
}

/** A colour of the design, as a canvas needs it. */
export const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** The axis to the right, for what is counted in another unit: its name and its marks in the colour of what it measures. None: no axis. */
export const otherAxis = (measured: { readonly name: string; readonly colour: string } | undefined) => ({
  type: 'value' as const,
  show: measured !== undefined,
  minInterval: 1,
  splitLine: { show: false },
  ...(measured && {
    name: measured.name,
    nameTextStyle: { color: colourOf(measured.colour), align: 'right' as const },
    axisLabel: { color: colourOf(measured.colour) },
  }),
})

/** A ground with lines at 45 degrees, as the map's reserved plots have. */
export function hatching(ground: string, line: string) {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 8
  const draw = tile.getContext('2d')
  if (!draw) return ground
  draw.fillStyle = ground
  draw.fillRect(0, 0, 8, 8)
  draw.strokeStyle = line
  for (const at of [-8, 0, 8]) {
    draw.moveTo(at, 8)
    draw.lineTo(at + 8, 0)
  }
  draw.stroke()
  return { image: tile, repeat: 'repeat' as const }
}

/** The words of axes in a colour that is read on the sheet, in the dark, too. */
const readable = () => {
  const axis = { axisLabel: { color: colourOf('ink-2') }, axisLine: { lineStyle: { color: colourOf('line-2') } } }
  return { categoryAxis: axis, valueAxis: axis }
}

interface LegendProps {
  readonly marks: readonly Pick<Series, 'name' | 'color'>[]
  readonly series: readonly Series[]
  readonly hidden: readonly string[]
  readonly onHide: (hidden: readonly string[]) => void
}

/** What each colour is; a name that is pressed hides what it names, or shows it again. That of ECharts is heavy, and has no keys. */
const Legend = ({ series, marks, hidden, onHide }: LegendProps) => (
  <div className={styles.legend}>
    {series.map(({ name, type, color }) => (
      <button
        key={name}
        type='button'
        aria-pressed={!hidden.includes(name)}
        onClick={() => onHide(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name])}
      >
        <i aria-hidden className={styles[type]} style={{ background: color }} />
        {name}
      </button>
    ))}
    {marks.map(({ name, color }) => (
      <span key={name}>
        <i aria-hidden className={styles.bar} style={{ background: color }} />
        {name}
      </span>
    ))}
  </div>
)

/** A chart, and the table it was drawn from behind 看数字. */
export default function Chart({ label, height, option, marks = [], table }: ChartProps) {
  const [hasTable, setTable] = useState(false)
  const [hidden, setHidden] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current || hasTable) return undefined
    const chart = init(box.current, readable())
    chart.setOption({ animation: false, ...option, series: option.series.filter(({ name }) => !hidden.includes(name)) })
    const watch = new ResizeObserver(() => chart.resize())
    watch.observe(box.current)
    return () => {
      watch.disconnect()
      chart.dispose()
    }
  }, [option, hasTable, hidden])
  const [head = [], ...rows] = table
  return (
    <figure className={styles.chart}>
      {hasTable ? (
        <div className={styles.scroll} style={{ height }} tabIndex={0} role='region' aria-label={label}>
          <table>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope='col'>
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope='row'>{name}</th>
                  {cells.map((cell, index) => (
                    <td key={head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div ref={box} role='img' aria-label={label} style={{ height }} />
      )}
      <div className={styles.foot}>
        {!hasTable && <Legend series={option.series} marks={marks} hidden={hidden} onHide={setHidden} />}
        <Button type='link' size='small' onClick={() => setTable(!hasTable)}>
          {hasTable ? copy.picture : copy.numbers}
        </Button>
      </div>
    </figure>
  )
}
