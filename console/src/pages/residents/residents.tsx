import type { ConsoleMap } from '@contract/endpoints/console/all'
import { grouped } from '@contract/digits'
import { mayCall } from '@contract/console/rights'
import { fullMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import type { Bulk } from '../../kit/list/bulk/bulk'
import { useAddress } from '../../kit/list/address'
import { Avatar } from '../../kit/avatar/avatar'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy, sortsOf } from '../../kit/list/rows'
import { BlockLink, PersonLink } from '../../kit/thing/people'
import { copy } from './copy'
import { WriteTo } from './write-to'

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

/** Ticked residents are written to together. */
const bulk: Bulk<Resident> = {
  nameOf: ({ nickName }) => nickName,
  acts: [],
  more: (chosen) => <WriteTo to={{ to: chosen.map(({ userId }) => userId).join(',') }} />,
}

/** Whoever holds a block; mobile numbers are masked. */
export default function Residents() {
  const { roles } = useMe()
  const { q = '' } = useAddress().fields
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
      bulk={mayCall('/admin/letter/edit', roles) ? bulk : undefined}
      actions={q !== '' && <WriteTo to={{ rows: q }} />}
      pageOf={({ userId }) => ({ to: '/person/info', search: { userId: String(userId) } })}
    />
  )
}
