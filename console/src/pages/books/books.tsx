import { Button, Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { exactMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { Facts } from '../../kit/facts/facts'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { Panel } from '../../kit/panel/panel'
import { CheckDay } from './check-day'
import { copy } from './copy'
import { Differences } from './differences'
import { differencesIn } from './rules'

type Run = ConsoleMap['/admin/book/list']['output']['data'][number]

const filters: readonly Filter[] = [{ kind: 'days', key: 'days', label: copy.days }]

const columns: readonly Column<Run>[] = [
  { key: 'day', title: copy.day, render: (_, { day }) => <b>{day}</b> },
  { key: 'at', title: copy.at, render: (_, { at }) => exactMoment(at) },
  { key: 'payments', title: copy.payments, align: 'right', render: (_, { payments }) => payments },
  {
    key: 'result',
    title: copy.result,
    render: (_, { isEqual, differences }) =>
      isEqual ? (
        <Tag color='success'>{copy.equal}</Tag>
      ) : (
        <Tag color='error'>{copy.differ(differencesIn(differences).length)}</Tag>
      ),
  },
]

const read = pagesBy('/admin/book/list')

/** Comparisons of the books with their entries and with the gateway. */
export default function Books() {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<Run>
      title={copy.title}
      note={copy.note}
      path='/admin/book/list'
      exportPath='/admin/book/export'
      isByArea={false}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ runId }) => String(runId)}
      detail={(id, row, close) =>
        id === 'new' ? (
          <Panel title={copy.check} onClose={close}>
            <CheckDay />
          </Panel>
        ) : (
          row && (
            <Panel title={`${copy.day} ${row.day}`} onClose={close}>
              <Facts
                facts={[
                  { name: copy.at, value: exactMoment(row.at) },
                  { name: copy.payments, value: row.payments },
                ]}
              />
              <Differences all={differencesIn(row.differences)} />
            </Panel>
          )
        )
      }
      actions={
        mayCall('/admin/books/check', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.check}
          </Button>
        )
      }
    />
  )
}
