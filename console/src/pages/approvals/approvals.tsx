import { Tag } from 'antd'
import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { askedId } from '../../kit/list/asked-id'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import type { Filter } from '../../kit/list/filters/filters'
import { pagesBy } from '../../kit/list/rows'
import { bulk } from './bulk'
import { copy } from './copy'
import { OneApproval } from './one-approval'

type State = keyof typeof approvalStateNames

const filters: readonly Filter[] = [
  {
    kind: 'tabs',
    key: 'state',
    label: copy.states,
    options: Object.entries(approvalStateNames).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: Object.entries(approvalKindNames).map(([value, label]) => ({ value, label })),
  },
]

const looks: Readonly<Record<State, string>> = {
  waiting: 'warning',
  approved: 'success',
  refused: 'error',
  lapsed: 'default',
}

const columns: readonly Column<ApprovalView>[] = [
  { key: 'kind', title: copy.kind, render: (_, { kind }) => approvalKindNames[kind] },
  { key: 'summary', title: copy.summary, render: (_, { summary }) => summary },
  { key: 'askedBy', title: copy.askedBy, render: (_, { askedBy }) => askedBy.name },
  { key: 'askedAt', title: copy.askedAt, render: (_, { askedAt }) => shortMoment(askedAt) },
  { key: 'until', title: copy.until, render: (_, { expiresAt }) => shortMoment(expiresAt) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state]}>{approvalStateNames[state]}</Tag>,
  },
  { key: 'decidedBy', title: copy.decidedBy, isExtra: true, render: (_, { decidedBy }) => decidedBy?.name ?? '' },
]

const read = pagesBy('/admin/approval/list')

/** What waits for a second person. */
export default function Approvals() {
  const { roles } = useMe()
  return (
    <ListPage<ApprovalView>
      title={copy.title}
      note={copy.note}
      path='/admin/approval/list'
      exportPath='/admin/approval/export'
      isByArea={false}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ approvalId }) => String(approvalId)}
      aliasOf={askedId}
      bulk={mayCall('/admin/approval/refuse', roles) ? bulk : undefined}
      detail={(id, row, close) => <OneApproval id={id} row={row} onClose={close} />}
    />
  )
}
