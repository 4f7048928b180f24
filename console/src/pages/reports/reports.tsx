import { reportTypeNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { reportWords } from '@contract/people/reports'
import { useMe } from '../../client/session'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { bulk } from './bulk'
import { copy } from './copy'
import { ReportPanel } from './report-panel'
import type { Reported } from './rows'
import { Author } from './author'

const filters: readonly Filter[] = [
  { kind: 'tabs', key: 'tab', label: copy.tabsLabel, options: copy.tabs },
  {
    kind: 'choice',
    key: 'refType',
    label: copy.type,
    options: Object.entries(reportTypeNames).map(([value, label]) => ({ value, label })),
  },
]

const columns: readonly Column<Reported>[] = [
  { key: 'type', title: copy.type, render: (_, { refType }) => reportTypeNames[refType] },
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  { key: 'what', title: copy.what, render: (_, { title }) => title },
  { key: 'author', title: copy.author, render: (_, row) => <Author one={row} /> },
  { key: 'count', title: copy.count, align: 'right', render: (_, { reports }) => reports.length },
  {
    key: 'reasons',
    title: copy.reasons,
    render: (_, { reports }) => [...new Set(reports.map(({ reason }) => reportWords[reason]))].join('、'),
  },
  { key: 'first', title: copy.first, render: (_, { reports }) => reports[0] && shortMoment(reports[0].at) },
]

const read = pagesBy('/admin/report/list')

const idOf = ({ refType, refId }: Reported) => `${refType}-${refId}`

/** What residents reported, of every kind, in one queue. */
export default function Reports() {
  const { roles } = useMe()
  return (
    <ListPage<Reported>
      title={copy.title}
      note={copy.note}
      path='/admin/report/list'
      exportPath='/admin/report/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={idOf}
      bulk={mayCall('/admin/report/decide', roles) ? bulk : undefined}
      detail={(_, row, close) => row && <ReportPanel one={row} onClose={close} />}
    />
  )
}
