import { Button, Tag } from 'antd'
import { letterStateNames } from '@contract/console/queue-words'
import { noticeTypeNames } from '@contract/people/notices'
import { mayCall } from '@contract/console/rights'
import type { Letter } from '@contract/endpoints/console/letters/letters'
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
import { LetterForm } from './letter-form'
import { LetterPanel } from './letter-panel'
import { audienceText } from './words'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(letterStateNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks = { draft: 'default', planned: 'processing', sent: 'success', withdrawn: 'warning' } as const

const columns: readonly Column<Letter>[] = [
  { key: 'title', title: copy.head, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
  { key: 'type', title: copy.type, render: (_, { type }) => noticeTypeNames[type] },
  { key: 'audience', title: copy.audience, render: (_, { audience }) => audienceText(audience) },
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
    render: (_, { state }) => <Tag color={looks[state]}>{letterStateNames[state]}</Tag>,
  },
  {
    key: 'delivered',
    title: copy.delivered,
    align: 'right',
    render: (_, { state, delivered, people }) => (state === 'sent' ? copy.readOf(delivered, people) : ''),
  },
  {
    key: 'read',
    title: copy.read,
    align: 'right',
    render: (_, { state, read }) => (state === 'sent' ? read : ''),
  },
  { key: 'by', title: copy.by, render: (_, { by }) => by },
  { key: 'made', title: copy.days, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const read = pagesBy('/admin/letter/list')
const sorts = sortsOf('/admin/letter/list', ...byTime)

/** Letters to people of the city: drafts, those that wait for their minute, and those that were sent. */
export default function Letters() {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<Letter>
      title={copy.title}
      note={copy.note}
      path='/admin/letter/list'
      exportPath='/admin/letter/export'
      filters={filters}
      columns={columns}
      read={read}
      empty={copy.empty}
      idOf={({ letterId }) => String(letterId)}
      sorts={sorts}
      bulk={mayCall('/admin/letter/takeBack', roles) ? bulk : undefined}
      detail={(id, _, close) =>
        id === 'new' ? (
          <Panel title={copy.write} onClose={close}>
            <OneArea draw={({ areaId }) => <LetterForm key={areaId} areaId={areaId} />} />
          </Panel>
        ) : (
          <LetterPanel key={id} id={id} onClose={close} />
        )
      }
      actions={
        mayCall('/admin/letter/edit', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.write}
          </Button>
        )
      }
    />
  )
}
