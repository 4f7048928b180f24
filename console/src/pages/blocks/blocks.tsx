import { Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useOneArea } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters'
import type { Column } from '../../kit/list/list-page'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { Plate } from '../../kit/plate/plate'
import { BlockPanel } from './block-panel'
import { copy } from './copy'
import { BlockMap } from './map'

type Call = ConsoleMap['/admin/block/list']
export type Block = Call['output']['data'][number]

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(copy.states).map(([value, label]) => ({ value, label })),
  },
]

const plates = {
  unsold: 'unsold',
  held: 'other',
  transfer: 'transfer',
  reserved: 'other',
  frozen: 'frozen',
} as const
const looks = {
  unsold: 'processing',
  held: 'success',
  transfer: 'warning',
  reserved: 'default',
  frozen: 'error',
} as const

const columns: readonly Column<Block>[] = [
  { key: 'no', title: copy.no, render: (_, { blockNo, state }) => <Plate no={blockNo} look={plates[state]} /> },
  { key: 'state', title: copy.state, render: (_, { state }) => <Tag color={looks[state]}>{copy.states[state]}</Tag> },
  { key: 'zone', title: copy.zone, render: (_, { zone }) => zone },
  { key: 'owner', title: copy.owner, render: (_, { ownerName }) => ownerName ?? copy.city },
  { key: 'capacity', title: copy.capacity, align: 'right', render: (_, { capacity }) => capacity },
  {
    key: 'price',
    title: copy.price,
    align: 'right',
    render: (_, { price }) => (price === null ? '—' : yuanText(price)),
  },
  { key: 'since', title: copy.since, render: (_, { heldSince }) => heldSince !== null && fullMoment(heldSince) },
  { key: 'because', title: copy.because, isExtra: true, render: (_, { frozenBecause }) => frozenBecause },
]

const read = pagesBy('/admin/block/list')

/** All blocks, in rows and on the map of their area. */
export default function Blocks() {
  const area = useOneArea()
  const { change } = useAddress()
  return (
    <ListPage<Block>
      title={copy.title}
      path='/admin/block/list'
      exportPath='/admin/block/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ blockId }) => String(blockId)}
      detail={(id, row, close) => row && <BlockPanel key={`${id} ${row.ver}`} one={row} onClose={close} />}
      beside={(rows, openId) =>
        area && (
          <BlockMap
            key={area.areaId}
            area={area}
            firstNo={rows.find(({ areaId }) => areaId === area.areaId)?.blockNo}
            openId={openId}
            onPick={({ blockId, blockNo }) => {
              const id = String(blockId)
              const isShown = rows.some((row) => String(row.blockId) === id)
              // One that stands on another page of the list is looked for by its number.
              change(isShown ? { id } : { id, q: String(blockNo), state: '', page: '', areaId: String(area.areaId) })
            }}
          />
        )
      }
    />
  )
}
