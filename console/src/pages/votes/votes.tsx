import { Tag } from 'antd'
import { voteKindNames, voteStateNames } from '@contract/console/row-words'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { shortMoment } from '@contract/moments'
import { voteStates } from '@contract/vote/transitions'
import type { VoteState } from '@contract/vote/transitions'
import { voteKinds } from '@contract/vote/wish'
import { yuanText } from '@/lib/format/yuan'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { BlockLink } from '../../kit/thing/people'
import { copy } from './copy'
import { VotePanel } from './vote-panel'

type Vote = ConsoleMap['/admin/vote/list']['output']['data'][number]

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: voteStates.map((value) => ({ value, label: voteStateNames[value] })),
  },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: voteKinds.map((value) => ({ value, label: voteKindNames[value] })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks: Readonly<Record<VoteState, string>> = {
  draft: 'default',
  open: 'processing',
  passed: 'success',
  failed: 'error',
  noQuorum: 'warning',
  cancelled: 'default',
}

const columns: readonly Column<Vote>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  { key: 'head', title: copy.head, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
  {
    key: 'kind',
    title: copy.kind,
    render: (_, { kind }) => {
      const known = voteKinds.find((one) => one === kind)
      return known ? voteKindNames[known] : kind
    },
  },
  {
    key: 'author',
    title: copy.author,
    render: (_, { authorNo, areaId }) => <BlockLink no={authorNo} areaId={areaId} />,
  },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => {
      const known = voteStates.find((one) => one === state)
      return known ? <Tag color={looks[known]}>{voteStateNames[known]}</Tag> : state
    },
  },
  {
    key: 'amount',
    title: copy.amount,
    align: 'right',
    render: (_, { amount }) => (amount === null ? '' : yuanText(amount)),
  },
  {
    key: 'turnout',
    title: copy.turnout,
    align: 'right',
    render: (_, { voted, census }) => copy.turnoutOf(voted, census),
  },
  { key: 'close', title: copy.closeAt, render: (_, { closeAt }) => (closeAt === null ? '' : shortMoment(closeAt)) },
]

const read = pagesBy('/admin/vote/list')
const sorts = sortsOf('/admin/vote/list', ...byTime)

/** Votes: while one is open only how many have voted. */
export default function Votes() {
  return (
    <ListPage<Vote>
      title={copy.title}
      note={copy.note}
      path='/admin/vote/list'
      exportPath='/admin/vote/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ voteId }) => String(voteId)}
      aliasOf={({ no }) => no}
      sorts={sorts}
      detail={(id, _, close) => <VotePanel id={id} onClose={close} />}
    />
  )
}
