import { Button } from 'antd'
import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, MarkAreaComponent } from 'echarts/components'
import type { EChartsCoreOption } from 'echarts/core'
import { init, use as draws } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef, useState } from 'react'
import { copy } from './copy'
import styles from './chart.module.scss'

draws([BarChart, LineChart, GridComponent, LegendComponent, MarkAreaComponent, AriaComponent, CanvasRenderer])

interface ChartProps {
  /** What is drawn, in a sentence, for who does not see it. */
  readonly label: string
  readonly height: number
  readonly option: EChartsCoreOption
  /** The numbers that it was drawn from: the head, then the rows. */
  readonly table: readonly (readonly (string | number)[])[]
}

/** A colour of the design, as a canvas needs it. */
export const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

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

/** A chart, and the table it was drawn from behind 看数字. */
export default function Chart({ label, height, option, table }: ChartProps) {
  const [hasTable, setTable] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current || hasTable) return undefined
    const chart = init(box.current)
    chart.setOption({ animation: false, ...option })
    const watch = new ResizeObserver(() => chart.resize())
    watch.observe(box.current)
    return () => {
      watch.disconnect()
      chart.dispose()
    }
  }, [option, hasTable])
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
      <Button type='link' size='small' onClick={() => setTable(!hasTable)}>
        {hasTable ? copy.picture : copy.numbers}
      </Button>
    </figure>
  )
}
