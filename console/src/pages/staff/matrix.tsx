import { Modal, Table } from 'antd'
import { callWords } from '@contract/console/call-words'
import type { Right } from '@contract/console/rights'
import { rights } from '@contract/console/rights'
import { roleNames, staffRoles } from '@contract/console/roles'
import { copy } from './copy'

interface Line {
  readonly path: string
  readonly right: Right
}

const lines: Line[] = Object.entries(rights)
  .map(([path, right]) => ({ path, right }))
  .filter(({ right }) => typeof right.roles !== 'string')

/** The table of rights itself, as the server asks it; it is scrolled by keys, too. */
export const Matrix = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal open width={760} title={copy.matrix} footer={null} onCancel={onClose}>
    <div tabIndex={0} role='region' aria-label={copy.matrix} style={{ maxHeight: 480, overflow: 'auto' }}>
      <Table<Line>
        size='small'
        pagination={false}
        sticky
        rowKey='path'
        dataSource={lines}
        columns={[
          { key: 'path', title: copy.call, render: (_, { path }) => <span title={path}>{callWords[path]}</span> },
          ...staffRoles.map((role) => ({
            key: role,
            title: roleNames[role],
            align: 'center' as const,
            width: 76,
            render: (_: unknown, { right: { roles } }: Line) => (roles.includes(role) ? '●' : '–'),
          })),
          {
            key: 'fresh',
            title: copy.fresh,
            align: 'center',
            width: 84,
            render: (_, { right }) => (right.isFresh ? '●' : ''),
          },
        ]}
      />
    </div>
  </Modal>
)
