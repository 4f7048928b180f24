import { Link } from '@tanstack/react-router'
import { Button, Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { grouped } from '@contract/digits'
import { calendarDay } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy, sortsOf } from '../../kit/list/rows'
import { Plate } from '../../kit/plate/plate'
import { BlockPanel } from './block-panel'
import { bulk } from './bulk'
import { CityTabs } from '../city-tabs'
import { copy } from './copy'
import { useFilters } from './filters'
import { looks, plates } from './looks'
import { BlockMap } from './map'
import type { Block } from './rows'
import { Owner } from './owner'

const columns: readonly Column<Block>[] = [
  { key: 'no', title: copy.no, render: (_, { blockNo, state }) => <Plate no={blockNo} look={plates[state]} /> },
  { key: 'state', title: copy.state, render: (_, { state }) => <Tag color={looks[state]}>{copy.states[state]}</Tag> },
  { key: 'zone', title: copy.zone, render: (_, { zone }) => zone },
  { key: 'owner', title: copy.owner, render: (_, one) => <Owner one={one} /> },
  { key: 'capacity', title: copy.capacity, align: 'right', render: (_, { capacity }) => capacity },
  {
    key: 'price',
    title: copy.price,
    align: 'right',
    render: (_, { price }) => (price === null ? '—' : yuanText(price)),
  },
  { key: 'since', title: copy.since, render: (_, { heldSince }) => heldSince !== null && calendarDay(heldSince) },
  { key: 'because', title: copy.because, isExtra: true, render: (_, { frozenBecause }) => frozenBecause },
]

const read = pagesBy('/admin/block/list')
const sorts = sortsOf(
  '/admin/block/list',
  { value: 'number', label: copy.byNumber },
  { value: 'price', label: copy.byPrice },
  { value: 'newest', label: copy.byHeld },
)

/** The blocks of an area, in rows and on its map. */
export default function Blocks() {
  return <OneArea draw={(area) => <AreaBlocks key={area.areaId} area={area} />} />
}

function AreaBlocks({ area }: { readonly area: Area }) {
  const { roles } = useMe()
  const { change } = useAddress()
  const filters = useFilters(area.areaId)
  const areaId = String(area.areaId)
  return (
    <ListPage<Block>
      lead={<CityTabs here='/blocks' />}
      title={copy.title}
      note={copy.note(area.name, grouped(area.held), grouped(area.unsold))}
      path='/admin/block/list'
      exportPath='/admin/block/export'
      filters={filters}
      columns={columns}
      read={read}
      within={{ areaId }}
      bulk={mayCall('/admin/block/act', roles) ? bulk : undefined}
      idOf={({ blockId }) => String(blockId)}
      aliasOf={({ blockNo }) => String(blockNo)}
      sorts={sorts}
      detail={(_, row, close) => row && <BlockPanel one={row} onClose={close} />}
      actions={
        <>
          <Link to='/zones' search={{ areaId }}>
            <Button>{copy.zones}</Button>
          </Link>
          {mayCall('/admin/round/add', roles) && (
            <Link to='/rounds' search={{ areaId, id: 'new' }}>
              <Button type='primary'>{copy.rounds}</Button>
            </Link>
          )}
        </>
      }
      beside={(rows, openId, chosen) => (
        <BlockMap
          area={area}
          filters={filters}
          chosen={chosen}
          firstNo={rows[0]?.blockNo}
          openId={openId}
          onPick={({ blockId, blockNo }) => {
            const id = String(blockId)
            const isShown = rows.some((row) => String(row.blockId) === id)
            // One that stands on another page of the list is looked for by its number.
            change(isShown ? { id } : { id, q: String(blockNo), state: '', no: '', page: '' })
          }}
        />
      )}
    />
  )
}
