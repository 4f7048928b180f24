import { Input, Modal, Table } from 'antd'
import { useState } from 'react'
import type { Right } from '@contract/console/module'
import { rights } from '@contract/console/rights'
import type { StaffRole } from '@contract/console/roles'
import { roleNames, staffRoles } from '@contract/console/roles'
import { copy } from './copy'
import { bySubject } from './rules'

interface Line {
  readonly path: string
  readonly words: string
  /** Undefined for the head of a subject. */
  readonly right?: Right
}

const calls = Object.entries<Right>(rights)
  .filter(([, { roles }]) => typeof roles !== 'string')
  .map(([path, right]) => ({ path, words: right.words, right }))

const linesFor = (q: string): Line[] =>
  bySubject(calls, q).flatMap(({ subject, calls: some }) => [{ path: subject, words: subject }, ...some])

const markOf = ({ right }: Line, role: StaffRole): string => {
  if (!right) return ''
  return right.roles.includes(role) ? '●' : '–'
}

/** The table of rights itself, as the server asks it, by subject; it is scrolled by keys, too. */
export function Matrix({ onClose }: { readonly onClose: () => void }) {
  const [q, setQ] = useState('')
  return (
    <Modal open width={760} title={copy.matrix} footer={null} onCancel={onClose}>
      <Input
        aria-label={copy.find}
        placeholder={copy.find}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        style={{ marginBottom: 8 }}
      />
      <div tabIndex={0} role='region' aria-label={copy.matrix} style={{ maxHeight: 480, overflow: 'auto' }}>
        <Table<Line>
          size='small'
          pagination={false}
          sticky
          rowKey='path'
          dataSource={linesFor(q)}
          columns={[
            {
              key: 'path',
              title: copy.call,
              render: (_, { path, words, right }) => (right ? <span title={path}>{words}</span> : <b>{words}</b>),
            },
            ...staffRoles.map((role) => ({
              key: role,
              title: roleNames[role],
              align: 'center' as const,
              width: 76,
              render: (_: unknown, line: Line) => markOf(line, role),
            })),
            {
              key: 'fresh',
              title: copy.fresh,
              align: 'center',
              width: 84,
              render: (_, { right }) => (right?.isFresh ? '●' : ''),
            },
          ]}
        />
      </div>
    </Modal>
  )
}
