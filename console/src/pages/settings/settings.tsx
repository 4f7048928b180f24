import { Navigate } from '@tanstack/react-router'
import { Tag } from 'antd'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { shortMoment } from '@contract/moments'
import type { HoursFrom } from '@contract/settings/openings'
import { groups } from '@contract/settings/groups'
import { namedBySettingId, settingOf } from '@contract/settings/settings'
import { form } from '../../client/call'
import { useAreaId, useAreas } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import { useAddress } from '../../kit/list/address'
import type { Column } from '../../kit/list/columns/column'
import type { Filter } from '../../kit/list/filters/filters'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { copy, setByNames } from './copy'
import { hoursOf } from './rules'
import { SettingPanel } from './setting-panel'
import { useTextOf } from './words'

/** A setting, with the hours of its city, where it is one of a city. */
interface Row extends SettingView {
  readonly hours: readonly HoursFrom[] | undefined
}

const groupOf = ({ key }: SettingView) => settingOf(key).group

const filters: readonly Filter[] = [
  {
    kind: 'tabs',
    key: 'group',
    label: copy.group,
    options: Object.entries(groups).map(([value, { name }]) => ({ value, label: name })),
  },
]

const columns: readonly Column<Row>[] = [
  { key: 'name', title: copy.name, render: (_, { key }) => <b>{settingOf(key).name}</b> },
  { key: 'value', title: copy.now, render: (_, { key, value }) => <Said of={key} value={value} /> },
  { key: 'setBy', title: copy.from, render: (_, { setBy }) => setByNames[setBy] },
  { key: 'next', title: copy.next, render: (_, one) => <Next one={one} /> },
]

/** A value in words. */
const Said = ({ of, value }: Pick<SettingView, 'value'> & { readonly of: SettingView['key'] }) => useTextOf()(of, value)

/** What comes next: a change that waits for its time, or for its second person. */
const Next = ({ one: { key, waiting, waitingForAll, approval } }: { readonly one: SettingView }) => {
  const textOf = useTextOf()
  if (approval) return <Tag color='warning'>{`${copy.asked}：${approval.summary}`}</Tag>
  const [said, next] = waiting ? [copy.nextAt, waiting] : [copy.allNextAt, waitingForAll]
  return next && <Tag color='processing'>{said(textOf(key, next.after), shortMoment(next.fromAt))}</Tag>
}

const read = async ({ group, ...asked }: Fields) =>
  wholeRows(await form('/admin/setting/list', asked), ({ settings }) =>
    settings
      .filter((one) => groupOf(one) === (group ?? 'fees'))
      .map((one) => ({ ...one, hours: hoursOf(settings, asked.areaId) })),
  )

/** The group of the setting that an address names without it. */
function groupNamed({ id, group }: Fields): string | undefined {
  const named = id === undefined || group !== undefined ? undefined : namedBySettingId(Number(id))
  return named && settingOf(named.key).group
}

/** The figures that a city may set, or all cities together, in their groups. */
export default function Settings() {
  const { fields } = useAddress()
  const group = groupNamed(fields)
  if (group !== undefined) return <Navigate to='.' search={{ ...fields, group }} replace />
  return <SettingList />
}

function SettingList() {
  const areaId = useAreaId()
  const areas = useAreas()
  const place = areaId === undefined ? copy.all : (areas?.find((one) => one.areaId === areaId)?.name ?? '')
  return (
    <ListPage<Row>
      title={copy.title}
      note={copy.note(place)}
      path='/admin/setting/list'
      filters={filters}
      columns={columns}
      read={read}
      isWhole
      idOf={({ settingId }) => String(settingId)}
      detail={(_, row, close) => row && <SettingPanel one={row} hours={row.hours} place={place} onClose={close} />}
    />
  )
}
