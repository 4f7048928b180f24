import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { BlockLink, PersonLink } from '../../kit/thing/people'
import { copy } from './copy'
import { HandoverPanel } from './handover-panel'
import type { Handover } from './rows'

const filters: readonly Filter[] = [
  { kind: 'tabs', key: 'tab', label: copy.tabsLabel, options: copy.tabs },
  { kind: 'text', key: 'q', label: copy.q },
]

const BlockOf = ({ row: { areaId, blockNo, state } }: { readonly row: Handover }) => (
  <BlockLink no={blockNo} areaId={areaId} look={state === 'objected' ? 'frozen' : 'other'} />
)

const columns: readonly Column<Handover>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  { key: 'block', title: copy.block, render: (_, row) => <BlockOf row={row} /> },
  { key: 'area', title: copy.area, render: (_, { areaName }) => areaName },
  {
    key: 'seller',
    title: copy.seller,
    render: (_, { sellerId, seller }) => <PersonLink userId={sellerId}>{seller}</PersonLink>,
  },
  {
    key: 'buyer',
    title: copy.buyer,
    render: (_, { buyerId, buyer }) => <PersonLink userId={buyerId}>{buyer}</PersonLink>,
  },
  { key: 'price', title: copy.price, align: 'right', render: (_, { price }) => yuanText(price) },
  { key: 'objected', title: copy.objectedAt, render: (_, { objection }) => objection && shortMoment(objection.at) },
  {
    key: 'until',
    title: copy.decideBy,
    render: (_, { objection }) =>
      objection !== null && objection.decideBy !== null ? shortMoment(objection.decideBy) : '',
  },
]

const read = pagesBy('/admin/handover/list')

/** Objections to sales of blocks. */
export default function Handovers() {
  return (
    <ListPage<Handover>
      title={copy.title}
      note={copy.note}
      path='/admin/handover/list'
      exportPath='/admin/handover/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ orderId }) => String(orderId)}
      detail={(_, row, close) => row && <HandoverPanel one={row} onClose={close} />}
    />
  )
}
