import { Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { buyStates } from '@contract/endpoints/market/bids'
import { saleStates } from '@contract/endpoints/market/market'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byAmount, byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { Resident } from '../../kit/thing/people'
import { bulk } from './bulk'
import { copy } from './copy'
import { OfferPanel } from './offer-panel'
import { leftText } from './words'
import type { Offer } from './rows'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: Object.entries(copy.kinds).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'goods',
    label: copy.goods,
    options: Object.entries(copy.goodsKinds).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: [...new Set<string>([...saleStates, ...buyStates])].map((value) => ({
      value,
      label: copy.states[value] ?? value,
    })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const columns: readonly Column<Offer>[] = [
  { key: 'no', title: copy.no, render: (_, { offerNo }) => offerNo },
  { key: 'kind', title: copy.kind, render: (_, { kind }) => copy.kinds[kind] },
  { key: 'item', title: copy.item, render: (_, { item, isOwn }) => (isOwn ? <Tag>{copy.own}</Tag> : item) },
  { key: 'head', title: copy.head, ellipsis: true, render: (_, { title }) => title },
  {
    key: 'author',
    title: copy.author,
    render: (_, { userId, blockNo, areaId, nickName }) => (
      <Resident userId={userId} name={nickName} no={blockNo} areaId={areaId} />
    ),
  },
  { key: 'price', title: copy.price, align: 'right', render: (_, { price }) => yuanText(price) },
  { key: 'left', title: copy.left, align: 'right', render: (_, row) => leftText(row) },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => <b>{yuanText(amount)}</b> },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => (
      <Tag color={state === 'removed' ? 'error' : 'default'}>{copy.states[state] ?? state}</Tag>
    ),
  },
  {
    key: 'reports',
    title: copy.reports,
    align: 'right',
    render: (_, { reports }) => (reports > 0 ? <Tag color='error'>{reports}</Tag> : ''),
  },
  { key: 'at', title: copy.at, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const read = pagesBy('/admin/offer/list')
const sorts = sortsOf('/admin/offer/list', ...byTime, byAmount)

const idOf = ({ kind, offerId }: Offer) => `${kind}-${offerId}`

/** Listings and bids, with the sum of what is left of them. */
export default function Offers() {
  const { roles } = useMe()
  return (
    <ListPage<Offer>
      title={copy.title}
      path='/admin/offer/list'
      exportPath='/admin/offer/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={idOf}
      sorts={sorts}
      bulk={mayCall('/admin/saleRemove', roles) ? bulk : undefined}
      detail={(_, row, close) => row && <OfferPanel one={row} onClose={close} />}
    />
  )
}
