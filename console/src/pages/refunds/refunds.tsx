import { Button, Tag } from 'antd'
import { refundStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { copy } from './copy'
import { FindPayment } from './find-payment'
import { RefundPanel } from './refund-panel'
import { stateText } from './words'
import type { Refund } from './rows'
import { PersonLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(refundStateNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'amounts', key: 'amount', label: copy.amounts },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks: Readonly<Record<string, string>> = { asked: 'processing', done: 'success', failed: 'error' }

const columns: readonly Column<Refund>[] = [
  { key: 'no', title: copy.no, render: (_, { refundNo }) => refundNo },
  { key: 'subject', title: copy.subject, ellipsis: true, render: (_, { subject }) => subject },
  {
    key: 'user',
    title: copy.resident,
    render: (_, { userId, userName }) => <PersonLink userId={userId}>{userName}</PersonLink>,
  },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => <b>{yuanText(amount)}</b> },
  { key: 'bonus', title: copy.bonus, align: 'right', render: (_, { bonus }) => yuanText(bonus) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state] ?? 'default'}>{stateText(state)}</Tag>,
  },
  { key: 'because', title: copy.because, ellipsis: true, render: (_, { reason }) => reason },
  { key: 'at', title: copy.at, render: (_, { createdAt }) => shortMoment(createdAt) },
  {
    key: 'pay',
    title: copy.pay,
    isExtra: true,
    render: (_, { payNo }) => <ThingLink thing={{ refType: 'pay', no: payNo }}>{payNo}</ThingLink>,
  },
  { key: 'out', title: copy.outTrade, isExtra: true, render: (_, { outTradeNo }) => outTradeNo },
]

const read = pagesBy('/admin/refund/list')
const sorts = sortsOf('/admin/refund/list', ...byTime)

/** Refunds through the gateway, and the payment that one gives back. */
export default function Refunds() {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<Refund>
      title={copy.title}
      note={copy.note}
      path='/admin/refund/list'
      exportPath='/admin/refund/export'
      isByArea={false}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ refundId }) => String(refundId)}
      sorts={sorts}
      detail={(id, row, close) =>
        id === 'new' ? (
          <FindPayment onClose={close} />
        ) : (
          row && <RefundPanel one={row} onClose={close} onFind={(no) => change({ id: 'new', no })} />
        )
      }
      actions={
        mayCall('/admin/pay/payments', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new', no: '' })}>
            {copy.ask}
          </Button>
        )
      }
    />
  )
}
