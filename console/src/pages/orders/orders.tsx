import { Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fullMoment, shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { Filter, Option } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { partyColumns } from '../../kit/list/columns/party-columns'
import { ListPage } from '../../kit/list/list-page'
import { byAmount, byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { copy } from './copy'
import { OrderPanel } from './order-panel'
import { useItems } from '../../kit/list/use-items'

type Call = ConsoleMap['/admin/order/list']
type Order = Call['output']['data'][number]

const filtersWith = (items: readonly Option[]): readonly Filter[] => [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(copy.states).map(([value, label]) => ({ value, label })),
  },
  ...(items.length > 0 ? [{ kind: 'choice', key: 'itemId', label: copy.item, options: items } as const] : []),
  { kind: 'amounts', key: 'amount', label: copy.amount },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks: Partial<Record<Order['state'], string>> = { dispute: 'error', done: 'success', refunded: 'warning' }

const columns: readonly Column<Order>[] = [
  { key: 'no', title: copy.no, render: (_, { orderNo }) => orderNo },
  { key: 'item', title: copy.item, render: (_, { title }) => title },
  ...partyColumns<Order>(copy),
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  { key: 'fee', title: copy.fee, align: 'right', isExtra: true, render: (_, { fee }) => yuanText(fee) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state] ?? 'default'}>{copy.states[state]}</Tag>,
  },
  { key: 'createdAt', title: copy.createdAt, render: (_, { createdAt }) => fullMoment(createdAt) },
  {
    key: 'deadline',
    title: copy.deadline,
    render: (_, { deadlineAt }) => (deadlineAt === null ? '' : shortMoment(deadlineAt)),
  },
  { key: 'ended', title: copy.ended, isExtra: true, render: (_, { endedAt }) => endedAt && fullMoment(endedAt) },
]

const read = pagesBy('/admin/order/list')
const sorts = sortsOf('/admin/order/list', ...byTime, byAmount, { value: 'deadline', label: copy.byDeadline })

/** All orders, with the sum of what is filtered. */
export default function Orders() {
  const items = useItems()
  return (
    <ListPage<Order>
      title={copy.title}
      path='/admin/order/list'
      exportPath='/admin/order/export'
      filters={filtersWith(items)}
      columns={columns}
      read={read}
      idOf={({ orderId }) => String(orderId)}
      aliasOf={({ orderNo }) => orderNo}
      sorts={sorts}
      detail={(id, _, close) => <OrderPanel id={id} onClose={close} />}
    />
  )
}
