import { Button, Tag } from 'antd'
import { noticeStateNames } from '@contract/console/queue-words'
import { noticeTypeNames } from '@contract/people/notices'
import { mayCall } from '@contract/console/rights'
import type { NoticePlan } from '@contract/endpoints/console/notices'
import { fullMoment, shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { OneArea } from '../../kit/area/one-area'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { Panel } from '../../kit/panel/panel'
import { bulk } from './bulk'
import { copy } from './copy'
import { NoticeForm } from './notice-form'
import { NoticePanel } from './notice-panel'
import { audienceText } from './words'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(noticeStateNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks = { draft: 'default', planned: 'processing', sent: 'success', withdrawn: 'warning' } as const

const columns: readonly Column<NoticePlan>[] = [
  { key: 'title', title: copy.head, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
  { key: 'type', title: copy.type, render: (_, { type }) => noticeTypeNames[type] },
  { key: 'audience', title: copy.audience, render: (_, row) => audienceText(row) },
  { key: 'popup', title: copy.popup, render: (_, { popup }) => (popup ? copy.popup : '') },
  { key: 'sendAt', title: copy.sendAt, render: (_, { sendAt }) => (sendAt === null ? '' : fullMoment(sendAt)) },
  {
    key: 'expireAt',
    title: copy.expireAt,
    render: (_, { expireAt }) => (expireAt === null ? '' : fullMoment(expireAt)),
  },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state]}>{noticeStateNames[state]}</Tag>,
  },
  {
    key: 'read',
    title: copy.read,
    align: 'right',
    render: (_, { state, read, readers }) => (state === 'sent' ? copy.readOf(read, readers) : ''),
  },
  { key: 'by', title: copy.by, render: (_, { by }) => by },
  { key: 'made', title: copy.days, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const read = pagesBy('/admin/notice/list')
const sorts = sortsOf('/admin/notice/list', ...byTime)

/** Notices of the city: drafts, those that wait for their minute, and those that were sent. */
export default function Notices() {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<NoticePlan>
      title={copy.title}
      note={copy.note}
      path='/admin/notice/list'
      exportPath='/admin/notice/export'
      filters={filters}
      columns={columns}
      read={read}
      empty={copy.empty}
      idOf={({ planId }) => String(planId)}
      sorts={sorts}
      bulk={mayCall('/admin/notice/withdraw', roles) ? bulk : undefined}
      detail={(id, row, close) =>
        id === 'new' ? (
          <Panel title={copy.write} onClose={close}>
            <OneArea draw={({ areaId }) => <NoticeForm key={areaId} areaId={areaId} />} />
          </Panel>
        ) : (
          row && <NoticePanel one={row} onClose={close} />
        )
      }
      actions={
        mayCall('/admin/notice/save', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.write}
          </Button>
        )
      }
    />
  )
}
