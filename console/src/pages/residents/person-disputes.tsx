import { Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { shortMoment } from '@contract/moments'
import { queueTexts, reasonTexts, rulingTexts } from '@contract/orders/dispute-words'
import { yuanText } from '@/lib/format/yuan'
import type { Column } from '../../kit/list/columns/column'
import { partyColumns } from '../../kit/list/columns/party-columns'
import type { Filter } from '../../kit/list/filters/filters'
import { ListPage } from '../../kit/list/list-page'
import { byAmount, byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'

type Dispute = ConsoleMap['/admin/dispute/rows']['output']['data'][number]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: copy.queue,
    options: Object.entries(queueTexts).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.opened },
]

const columns: readonly Column<Dispute>[] = [
  {
    key: 'no',
    title: copy.no,
    render: (_, { orderId, orderNo, areaId }) => (
      <ThingLink thing={{ refType: 'dispute', refId: orderId, no: orderNo, areaId }}>{orderNo}</ThingLink>
    ),
  },
  { key: 'reason', title: copy.reason, render: (_, { reason }) => reasonTexts[reason] },
  ...partyColumns<Dispute>(copy),
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  { key: 'queue', title: copy.queue, render: (_, { queue }) => <Tag>{queueTexts[queue]}</Tag> },
  { key: 'ruling', title: copy.ruling, render: (_, { ruling }) => ruling && rulingTexts[ruling] },
  { key: 'opened', title: copy.opened, render: (_, { openedAt }) => shortMoment(openedAt) },
]

const read = pagesBy('/admin/dispute/rows')
const sorts = sortsOf('/admin/dispute/rows', ...byTime, byAmount)

/** The disputes of a person, of either side. */
export const PersonDisputes = () => (
  <ListPage<Dispute>
    title={copy.disputesTitle}
    path='/admin/dispute/rows'
    exportPath='/admin/dispute/export'
    filters={filters}
    columns={columns}
    read={read}
    idOf={({ orderId }) => String(orderId)}
    sorts={sorts}
  />
)
