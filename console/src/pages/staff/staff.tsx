import { Button, Tag } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { roleNames } from '@contract/console/roles'
import type { StaffView } from '@contract/endpoints/console/staff'
import { staffStateNames } from '@contract/console/row-words'
import { shortMoment } from '@contract/moments'
import { ok } from '@contract/result'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { Column } from '../../kit/list/list-page'
import { ListPage } from '../../kit/list/list-page'
import { AddStaff } from './add-staff'
import { copy } from './copy'
import { Matrix } from './matrix'
import { StaffPanel } from './staff-panel'

const looks = { new: 'warning', on: 'success', off: 'default' } as const

const columns: readonly Column<StaffView>[] = [
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'roles', title: copy.roles, render: (_, { roles }) => roles.map((role) => roleNames[role]).join(' · ') },
  { key: 'areas', title: copy.areas, render: (_, { areas }) => areas?.join('、') ?? copy.everywhere },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => <Tag color={looks[state]}>{staffStateNames[state]}</Tag>,
  },
  { key: 'account', title: copy.account, render: (_, { userId }) => userId ?? copy.none },
  { key: 'seen', title: copy.seen, render: (_, { seenAt }) => (seenAt === null ? copy.never : shortMoment(seenAt)) },
  { key: 'made', title: copy.made, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const read = async () => {
  const answer = await form('/admin/staff/list', {})
  return answer.ok ? ok({ rows: answer.value.data, total: answer.value.data.length }) : answer
}

/** Who works at the console, with which rights. */
export default function Staff() {
  const { roles } = useMe()
  const [isAdding, setAdding] = useState(false)
  const [hasMatrix, setMatrix] = useState(false)
  return (
    <>
      <ListPage<StaffView>
        title={copy.title}
        note={copy.note}
        path='/admin/staff/list'
        exportPath='/admin/staff/export'
        filters={[]}
        columns={columns}
        read={read}
        answers='whole'
        idOf={({ staffId }) => String(staffId)}
        detail={(_, row, close) => row && <StaffPanel key={`${row.staffId} ${row.ver}`} one={row} onClose={close} />}
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
