import { Tag } from 'antd'
import { alarmKinds, alarmOf } from '@contract/console/alarms'
import { shortMoment } from '@contract/moments'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { About } from './about'
import { AlarmPanel } from './alarm-panel'
import { copy } from './copy'
import type { AlarmRow } from './rows'
import { kindName } from './rows'
import { AlarmTabs } from './tabs'

const filters: readonly Filter[] = [
  {
    kind: 'tabs',
    key: 'state',
    label: copy.state,
    options: Object.entries(copy.states).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: alarmKinds.map((value) => ({ value, label: kindName(value) })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const columns: readonly Column<AlarmRow>[] = [
  {
    key: 'kind',
    title: copy.kind,
    render: (_, { kind }) => (
      <>
        <b>{kindName(kind)}</b> {alarmOf(kind).isUrgent && <Tag color='error'>{copy.urgent}</Tag>}
      </>
    ),
  },
  { key: 'text', title: copy.text, render: (_, { text }) => text },
  { key: 'about', title: copy.about, render: (_, one) => one.refType !== '' && <About one={one} /> },
  { key: 'opened', title: copy.opened, render: (_, { openedAt }) => shortMoment(openedAt) },
  {
    key: 'over',
    title: copy.over,
    render: (_, { overAt, ending }) =>
      overAt !== null && (
        <>
          {shortMoment(overAt)} {ending === 'lapsed' && <Tag>{copy.states.lapsed}</Tag>}
        </>
      ),
  },
  { key: 'told', title: copy.told, render: (_, { told }) => told.map(({ name }) => name).join('、') },
]

const read = pagesBy('/admin/alarm/list')
const sorts = sortsOf('/admin/alarm/list', ...byTime)

/** Alarms that are open, and those that are over. */
export const AlarmList = () => (
  <ListPage<AlarmRow>
    title={copy.title}
    note={copy.note}
    path='/admin/alarm/list'
    exportPath='/admin/alarm/export'
    filters={filters}
    columns={columns}
    read={read}
    sorts={sorts}
    empty={copy.empty}
    idOf={({ alarmId }) => String(alarmId)}
    detail={(_, row, close) => row && <AlarmPanel one={row} onClose={close} />}
    actions={<AlarmTabs value='alarms' />}
  />
)
