import { Button, Empty } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { quarterLots } from '@contract/block/map-lot'
import type { PlotOf } from '@/ui/map-lines/quarters'
import { planOf } from '@/ui/map-lines/quarters'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import type { Area } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import { askedFields } from '../../kit/list/filters/filters'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'
import styles from './map.module.scss'

type Spot = ConsoleMap['/admin/block/map']['output']['blocks'][number]

interface BlockMapProps {
  readonly area: Area
  /** Those of the list: the map shows the zone and the numbers that are looked at. */
  readonly filters: readonly Filter[]
  /** Blocks whose boxes are ticked; they are marked like the one that is open. */
  readonly chosen: readonly { readonly blockId: number }[]
  /** The first number of the list beside it: the map begins in its quarter. */
  readonly firstNo: number | undefined
  readonly openId: string | undefined
  readonly onPick: (spot: Spot) => void
}

const quarterOf = (no: number) => Math.max(1, no - (no % quarterLots))

/** The blocks of an area on its map, a sheet of quarters at a time; the list beside it says the same in words. */
export function BlockMap(props: BlockMapProps) {
  const { area, filters, firstNo = 1, openId, onPick } = props
  const { areaId, name } = area
  const { fields } = useAddress()
  const { zoneId, noTo } = askedFields(filters, fields)
  const marked = new Set([
    ...props.chosen.map(({ blockId }) => String(blockId)),
    ...(openId === undefined ? [] : [openId]),
  ])
  const [turned, setTurned] = useState<{ readonly of: number; readonly from: number }>()
  const from = turned?.of === firstNo ? turned.from : quarterOf(firstNo)
  const within = {
    ...(zoneId !== undefined && { zoneId: Number(zoneId) }),
    ...(noTo !== undefined && { noTo: Number(noTo) }),
  }
  const asked = { areaId, noFrom: from, ...within }
  const read = useRead(['/admin/block/map', asked], () => form('/admin/block/map', asked), { isList: true })
  const go = (to: number) => setTurned({ of: firstNo, from: to })
  return (
    <section className={styles.sheet} aria-label={copy.map}>
      <div className={styles.head}>
        <h2>
          {copy.map} <small>{zoneName(filters, zoneId) ?? name}</small>
        </h2>
        <Button size='small' disabled={from === 1} onClick={() => go(1)}>
          {copy.first}
        </Button>
        <Button
          size='small'
          disabled={!read.value || read.value.nextNo === null}
          onClick={() => go(read.value?.nextNo ?? 1)}
        >
          {copy.more}
        </Button>
      </div>
      <Legend />
      <Loaded
        read={read}
        draw={({ blocks }) =>
          blocks.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.mapNone} />
          ) : (
            <Sheet areaId={areaId} blocks={blocks} openId={openId} marked={marked} onPick={onPick} />
          )
        }
      />
    </section>
  )
}

const zoneName = (filters: readonly Filter[], zoneId: string | undefined) =>
  filters
    .flatMap((one) => (one.kind === 'choice' && one.key === 'zoneId' ? one.options : []))
    .find(({ value }) => value === zoneId)?.label

const legend = ['chosen', 'transfer', 'unsold', 'reserved', 'frozen'] as const

const Legend = () => (
  <div className={styles.legend}>
    {legend.map((kind) => (
      <span key={kind}>
        <i className={styles[kind]} aria-hidden />
        {kind === 'chosen' ? copy.chosen : copy.states[kind]}
      </span>
    ))}
  </div>
)

/** Reserved lots are hatched, as on the paper of a surveyor. */
const hatchId = 'reserved-lot'

const tiltDegrees = -7
const [sin, cos] = [Math.sin((-tiltDegrees * Math.PI) / 180), Math.cos((tiltDegrees * Math.PI) / 180)]

interface SheetProps extends Pick<BlockMapProps, 'openId' | 'onPick'> {
  readonly marked: ReadonlySet<string>
  readonly areaId: number
  readonly blocks: readonly Spot[]
}

/** Lots and numbers; the chosen one, else the first one, is brought to the middle. */
function Sheet({ areaId, blocks, openId, marked, onPick }: SheetProps) {
  const { plots, vacant, size } = useMemo(() => planOf(areaId, blocks), [areaId, blocks])
  const box = useRef<HTMLDivElement>(null)
  const side = size * (cos + sin)
  const chosen = plots.find(({ spot }) => String(spot.blockId) === openId)
  const seen = chosen ?? plots[0]
  useEffect(() => {
    const { current } = box
    if (!current || !seen) return
    const [x, y] = [seen.x + seen.w / 2, seen.y + seen.h / 2]
    const [left, top] = [x * cos + y * sin, y * cos - x * sin + size * sin]
    current.scrollTo(left - current.clientWidth / 2, top - current.clientHeight / 2)
  }, [seen, size])
  return (
    <div ref={box} className={styles.box} role='group' aria-label={copy.mapNote} tabIndex={0}>
      <svg aria-hidden width={side} height={side} viewBox={`0 ${-size * sin} ${side} ${side}`}>
        <defs>
          <pattern id={hatchId} width='5' height='5' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>
            <line className={styles.hatch} x1='0' y1='0' x2='0' y2='5' />
          </pattern>
        </defs>
        <g transform={`rotate(${tiltDegrees})`}>
          {vacant.map(({ x, y, w, h }) => (
            <rect key={`${x} ${y}`} className={styles.vacant} x={x} y={y} width={w} height={h} />
          ))}
          {plots.map((plot) => (
            <Plot
              key={plot.spot.blockId}
              plot={plot}
              isChosen={marked.has(String(plot.spot.blockId))}
              onPick={onPick}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}

interface PlotProps extends Pick<BlockMapProps, 'onPick'> {
  readonly plot: PlotOf<Spot>
  readonly isChosen: boolean
}

const Plot = ({ plot: { x, y, w, h, spot }, isChosen, onPick }: PlotProps) => {
  const [left, top] = [x + w / 2, y + h / 2]
  return (
    <g className={`${styles.plot} ${isChosen ? styles.chosen : styles[spot.state]}`} onClick={() => onPick(spot)}>
      <rect x={x} y={y} width={w} height={h} />
      {spot.state === 'reserved' && !isChosen && <rect className={styles.hatched} x={x} y={y} width={w} height={h} />}
      <text x={left} y={top} transform={`rotate(${-tiltDegrees} ${left} ${top})`}>
        {spot.blockNo}
      </text>
    </g>
  )
}
