import { Tag } from 'antd'
import { mutualKindNames, mutualStateNames } from '@contract/console/row-words'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mutualKinds, mutualStates } from '@contract/mutual/transitions'
import { shortMoment } from '@contract/moments'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { Resident } from '../../kit/thing/people'
import { copy } from './copy'
import { MutualPanel } from './mutual-panel'
import { stateText } from './words'

type Post = ConsoleMap['/admin/mutual/list']['output']['data'][number]

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: mutualStates.map((value) => ({ value, label: mutualStateNames[value] })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const columns: readonly Column<Post>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  {
    key: 'kind',
    title: copy.kind,
    render: (_, { kind }) => {
      const known = mutualKinds.find((one) => one === kind)
      return known ? mutualKindNames[known] : kind
    },
  },
  { key: 'head', title: copy.head, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
  {
    key: 'author',
    title: copy.author,
    render: (_, { userId, blockNo, areaId, userName }) => (
      <Resident userId={userId} name={userName} no={blockNo} areaId={areaId} />
    ),
  },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={state === 'removed' ? 'error' : 'default'}>{stateText(state)}</Tag>,
  },
  { key: 'replies', title: copy.replies, align: 'right', render: (_, { replies }) => replies },
  { key: 'thanks', title: copy.thanks, align: 'right', render: (_, { thanks }) => thanks },
  {
    key: 'reports',
    title: copy.reports,
    align: 'right',
    render: (_, { reports }) => (reports > 0 ? <Tag color='error'>{reports}</Tag> : ''),
  },
  { key: 'expire', title: copy.expireAt, render: (_, { expireAt }) => shortMoment(expireAt) },
]

const read = pagesBy('/admin/mutual/list')
const sorts = sortsOf('/admin/mutual/list', ...byTime)

/** Posts of mutual aid. */
export default function Mutual() {
  return (
    <ListPage<Post>
      title={copy.title}
      path='/admin/mutual/list'
      exportPath='/admin/mutual/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ mutualId }) => String(mutualId)}
      sorts={sorts}
      detail={(id, _, close) => <MutualPanel id={id} onClose={close} />}
    />
  )
}
