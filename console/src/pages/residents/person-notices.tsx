import { Tag } from 'antd'
import { aboutNames } from '@contract/console/call-words'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fullMoment } from '@contract/moments'
import type { Column } from '../../kit/list/columns/column'
import type { Filter } from '../../kit/list/filters/filters'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'

type Told = ConsoleMap['/admin/person/notices']['output']['data'][number]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    key: 'way',
    label: copy.way,
    options: Object.entries(copy.ways).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

/** How far it came: read in the app, sent by the messenger, or not. */
const done = ({ way, doneAt, isFailed }: Told) => {
  if (isFailed) return <Tag color='error'>{copy.failed}</Tag>
  if (doneAt === null) return way === 'app' ? copy.unread : copy.waiting
  return `${way === 'app' ? copy.read : copy.sent} ${fullMoment(doneAt)}`
}

const About = ({ of: { refType, refId, refNo, areaId } }: { readonly of: Told }) => (
  <ThingLink thing={{ refType: refNo === null ? '' : refType, refId, areaId, ...(refNo !== null && { no: refNo }) }}>
    {[aboutNames[refType] ?? '', refNo ?? ''].join(' ').trim()}
  </ThingLink>
)

const columns: readonly Column<Told>[] = [
  { key: 'at', title: copy.at, render: (_, { at }) => fullMoment(at) },
  { key: 'way', title: copy.way, render: (_, { way }) => copy.ways[way] },
  { key: 'title', title: copy.notice, render: (_, { title }) => title },
  { key: 'about', title: copy.about, render: (_, one) => <About of={one} /> },
  { key: 'done', title: copy.done, render: (_, one) => done(one) },
]

const read = pagesBy('/admin/person/notices')
const sorts = sortsOf('/admin/person/notices', ...byTime)

/** What the platform told a person, in the app and by the messenger. */
export const PersonNotices = () => (
  <ListPage<Told>
    title={copy.notices}
    path='/admin/person/notices'
    filters={filters}
    columns={columns}
    read={read}
    isByArea={false}
    idOf={({ noticeId }) => String(noticeId)}
    sorts={sorts}
  />
)
