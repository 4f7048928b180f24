import type { ConsoleMap } from '@contract/endpoints/console/all'
import { grouped } from '@contract/digits'
import { fullMoment } from '@contract/moments'
import { Avatar } from '../../kit/avatar/avatar'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy, sortsOf } from '../../kit/list/rows'
import { BlockLink, PersonLink } from '../../kit/thing/people'
import { copy } from './copy'

type Call = ConsoleMap['/admin/user/list']
type Resident = Call['output']['data'][number]

const filters: readonly Filter[] = [{ kind: 'text', key: 'q', label: copy.q }]

const columns: readonly Column<Resident>[] = [
  {
    key: 'block',
    title: copy.block,
    render: (_, { blockNo, areaId }) => blockNo !== null && <BlockLink no={blockNo} areaId={areaId} />,
  },
  {
    key: 'name',
    title: copy.name,
    render: (_, { userId, blockNo, nickName }) => (
      <>
        <Avatar seed={blockNo ?? nickName} size={24} /> <PersonLink userId={userId}>{nickName}</PersonLink>
      </>
    ),
  },
  { key: 'mobile', title: copy.mobile, render: (_, { mobile }) => mobile },
  { key: 'blocks', title: copy.blocks, align: 'right', render: (_, { blocks }) => blocks },
  { key: 'points', title: copy.points, align: 'right', render: (_, { points }) => grouped(points) },
  { key: 'joined', title: copy.joined, render: (_, { createdAt }) => fullMoment(createdAt) },
]

const read = pagesBy('/admin/user/list')
const sorts = sortsOf(
  '/admin/user/list',
  { value: 'block', label: copy.byBlock },
  { value: 'newest', label: copy.byJoined },
  { value: 'points', label: copy.byPoints },
)

/** Whoever holds a block; mobile numbers are masked. */
export default function Residents() {
  return (
    <ListPage<Resident>
      title={copy.title}
      path='/admin/user/list'
      exportPath='/admin/user/export'
      exportReason={copy.exportReason}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ userId }) => String(userId)}
      sorts={sorts}
      pageOf={({ userId }) => ({ to: '/person/info', search: { userId: String(userId) } })}
    />
  )
}
