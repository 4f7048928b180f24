import { aboutNames, callWords } from '@contract/console/call-words'
import { roleNames } from '@contract/console/roles'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { exactMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { areaName } from '../../kit/area/area-name'
import { useAreaNames } from '../../kit/area/use-area'
import { Facts } from '../../kit/facts/facts'
import type { Filter, Option } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { Panel } from '../../kit/panel/panel'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'

type Call = ConsoleMap['/admin/act/list']
type Act = Call['output']['data'][number]

const filtersWith = (staff: readonly Option[]): readonly Filter[] => [
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'choice', key: 'staffId', label: copy.staff, options: staff },
  {
    kind: 'choice',
    key: 'refType',
    label: copy.kind,
    options: Object.entries(aboutNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

/** What was done, in words; a path that has none stays as it is. */
const callOf = (call: string) => callWords[call] ?? call

const roleOf = (role: string | null) => Object.entries(roleNames).find(([name]) => name === role)?.[1] ?? ''

const aboutOf = ({ refType, refNo }: Act) => [aboutNames[refType] ?? refType, refNo ?? ''].join(' ').trim()

/** What an act is about, by what people know it, and the way there. */
const About = ({ act }: { readonly act: Act }) => {
  const { refType, refId, refNo, areaId } = act
  return <ThingLink thing={{ refType, refId, areaId, ...(refNo !== null && { no: refNo }) }}>{aboutOf(act)}</ThingLink>
}

const columns: readonly Column<Act>[] = [
  { key: 'no', title: copy.no, align: 'right', render: (_, { no }) => no },
  { key: 'at', title: copy.at, render: (_, { at }) => exactMoment(at) },
  { key: 'name', title: copy.name, render: (_, { name }) => name },
  { key: 'call', title: copy.call, render: (_, { call }) => <span title={call}>{callOf(call)}</span> },
  { key: 'about', title: copy.about, render: (_, act) => <About act={act} /> },
  { key: 'reason', title: copy.reason, ellipsis: true, render: (_, { reason }) => reason },
  { key: 'ip', title: copy.ip, isExtra: true, render: (_, { ip }) => ip },
  {
    key: 'approval',
    title: copy.approval,
    isExtra: true,
    render: (_, { approvalId }) =>
      approvalId !== null && (
        <ThingLink thing={{ refType: 'approval', refId: approvalId }}>{copy.toApproval}</ThingLink>
      ),
  },
]

function Detail({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const areaNames = useAreaNames()
  return (
    <Panel title={`${copy.no} ${act.no ?? ''}`} onClose={onClose}>
      <Facts
        facts={[
          { name: copy.at, value: exactMoment(act.at) },
          { name: copy.name, value: act.name },
          { name: copy.role, value: roleOf(act.role) },
          { name: copy.call, value: callOf(act.call) },
          { name: copy.path, value: <code>{act.call}</code> },
          { name: copy.about, value: <About act={act} /> },
          { name: copy.area, value: act.areaId === null ? copy.noArea : areaName(act.areaId, areaNames) },
          { name: copy.reason, value: act.reason },
          { name: copy.ip, value: act.ip ?? '' },
          {
            name: copy.approval,
            value: act.approvalId !== null && (
              <ThingLink thing={{ refType: 'approval', refId: act.approvalId }}>{copy.toApproval}</ThingLink>
            ),
          },
          { name: copy.details, value: <code>{act.details}</code> },
        ]}
      />
    </Panel>
  )
}

const read = pagesBy('/admin/act/list')
const sorts = sortsOf('/admin/act/list', ...byTime)

/** Who did what: the chain of acts. */
export default function Audit() {
  const { value } = useRead(['/admin/staff/list'], () => form('/admin/staff/list', {}), { isList: true })
  const staff = value?.data.map(({ staffId, name }) => ({ value: String(staffId), label: name })) ?? []
  return (
    <ListPage<Act>
      title={copy.title}
      note={copy.note}
      path='/admin/act/list'
      exportPath='/admin/act/export'
      filters={filtersWith(staff)}
      columns={columns}
      read={read}
      idOf={({ auditId }) => String(auditId)}
      sorts={sorts}
      detail={(_, row, close) => row && <Detail act={row} onClose={close} />}
    />
  )
}
