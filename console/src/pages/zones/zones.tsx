import { Button } from 'antd'
import { zoneSaleNames } from '@contract/block/zone'
import { mayCall } from '@contract/console/rights'
import { grouped } from '@contract/digits'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { copy } from './copy'
import { ZonePanel } from './zone-panel'
import type { Zone } from './rows'

const columns: readonly Column<Zone>[] = [
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'range', title: copy.range, render: (_, { noFrom, noTo }) => `${noFrom} – ${noTo}` },
  { key: 'blocks', title: copy.blocks, align: 'right', render: (_, { blocks }) => grouped(blocks) },
  { key: 'unsold', title: copy.unsold, align: 'right', render: (_, { unsold }) => grouped(unsold) },
  { key: 'offered', title: copy.offered, align: 'right', render: (_, { offered }) => grouped(offered) },
  {
    key: 'price',
    title: copy.price,
    align: 'right',
    render: (_, { price }) => (price === null ? copy.noPrice : yuanText(price)),
  },
  { key: 'sold', title: copy.sold, render: (_, { sold, asked }) => (asked ? copy.asked : zoneSaleNames[sold]) },
]

const filters: readonly Filter[] = [{ kind: 'text', key: 'q', label: copy.q }]
const read = pagesBy('/admin/zone/list')

/** The zones of an area. */
export default function Zones() {
  return <OneArea draw={(area) => <AreaZones key={area.areaId} area={area} />} />
}

function AreaZones({ area: { areaId, name } }: { readonly area: Area }) {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<Zone>
      title={copy.title}
      note={copy.note(name)}
      path='/admin/zone/list'
      exportPath='/admin/zone/export'
      within={{ areaId: String(areaId) }}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ zoneId }) => String(zoneId)}
      detail={(id, row, close) => (id === 'new' || row) && <ZonePanel areaId={areaId} zone={row} onClose={close} />}
      actions={
        mayCall('/admin/zone/save', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.add}
          </Button>
        )
      }
    />
  )
}
