import { Button, Tag } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { roleNames } from '@contract/console/roles'
import type { StaffView } from '@contract/endpoints/console/staff'
import { staffStateNames } from '@contract/console/row-words'
import { shortMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { AreaNames } from '../../kit/area/area-name'
import { useAreaNames } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { AddStaff } from './add-staff'
import { copy } from './copy'
import { Matrix } from './matrix'
import { areasText } from './rules'
import { StaffPanel } from './staff-panel'

const looks = { new: 'warning', on: 'success', off: 'default' } as const

const columnsWith = (areaNames: AreaNames): readonly Column<StaffView>[] => [
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'roles', title: copy.roles, render: (_, { roles }) => roles.map((role) => roleNames[role]).join(' · ') },
  { key: 'areas', title: copy.areas, render: (_, { areas }) => areasText(areas, areaNames) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state]}>{staffStateNames[state]}</Tag>,
  },
  { key: 'account', title: copy.account, render: (_, { owner }) => owner ?? copy.none },
  { key: 'seen', title: copy.seen, render: (_, { seenAt }) => (seenAt === null ? copy.never : shortMoment(seenAt)) },
  { key: 'made', title: copy.made, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    key: 'role',
    label: copy.roles,
    options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(staffStateNames).map(([value, label]) => ({ value, label })),
  },
]

const read = async ({ role, state }: Fields) =>
  wholeRows(await form('/admin/staff/list', {}), ({ data }) =>
    data.filter(
      (one) => (role === undefined || one.roles.some((own) => own === role)) && (state ?? one.state) === one.state,
    ),
  )

/** Who works at the console, with which rights. */
export default function Staff() {
  const { roles } = useMe()
  const areaNames = useAreaNames()
  const [isAdding, setAdding] = useState(false)
  const [hasMatrix, setMatrix] = useState(false)
  return (
    <>
      <ListPage<StaffView>
        title={copy.title}
        note={copy.note}
        path='/admin/staff/list'
        exportPath='/admin/staff/export'
        filters={filters}
        columns={columnsWith(areaNames)}
        read={read}
        isWhole
        idOf={({ staffId }) => String(staffId)}
        detail={(_, row, close) => row && <StaffPanel one={row} onClose={close} />}
        actions={
          <>
            <Button onClick={() => setMatrix(true)}>{copy.matrix}</Button>
            {mayCall('/admin/staff/add', roles) && (
              <Button type='primary' onClick={() => setAdding(true)}>
                {copy.add}
              </Button>
            )}
          </>
        }
      />
      {isAdding && <AddStaff onClose={() => setAdding(false)} />}
      {hasMatrix && <Matrix onClose={() => setMatrix(false)} />}
    </>
  )
}
