import { Button, Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { grouped } from '@contract/digits'
import { useMe } from '../../client/session'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { AreaPanel } from './area-panel'
import { CityTabs } from '../city-tabs'
import { copy } from './copy'
import type { AreaRow } from './rows'

const filters: readonly Filter[] = [{ kind: 'text', key: 'q', label: copy.q }]

const columns: readonly Column<AreaRow>[] = [
  { key: 'no', title: copy.no, align: 'right', render: (_, { areaId }) => areaId },
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'blocks', title: copy.blocks, align: 'right', render: (_, { blocks }) => grouped(blocks) },
  { key: 'held', title: copy.held, align: 'right', render: (_, { held }) => grouped(held) },
  { key: 'unsold', title: copy.unsold, align: 'right', render: (_, { unsold }) => grouped(unsold) },
  { key: 'frozen', title: copy.frozen, align: 'right', render: (_, { frozen }) => grouped(frozen) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { haltedAt }) => (
      <Tag color={haltedAt === null ? 'success' : 'error'}>{haltedAt === null ? copy.open : copy.halted}</Tag>
    ),
  },
  { key: 'sort', title: copy.sort, isExtra: true, align: 'right', render: (_, { sort }) => sort },
]

const read = pagesBy('/admin/area/list')

/** The cities, and what their pages say. */
export default function Areas() {
  const { roles, areas } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<AreaRow>
      lead={<CityTabs here='/areas' />}
      title={copy.title}
      note={copy.note}
      path='/admin/area/list'
      exportPath='/admin/area/export'
      isByArea={false}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ areaId }) => String(areaId)}
      detail={(id, row, close) => (id === 'new' || row) && <AreaPanel area={row} onClose={close} />}
      actions={
        areas === null &&
        mayCall('/admin/area/save', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.add}
          </Button>
        )
      }
    />
  )
}
