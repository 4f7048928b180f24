import { Cell } from '../cell/cell'
import type { Examples } from '../examples/examples'
import { RowGroups } from './row-groups'

const rows = [
  { id: 1, group: 'mine', title: '付款' },
  { id: 2, group: 'mine', title: '确认收货' },
  { id: 3, group: 'theirs', title: '交付' },
] as const

const names = { mine: '轮到我', theirs: '等对方' } as const

export const rowGroupsExamples: Examples = {
  title: 'RowGroups',
  states: [
    {
      name: '分组',
      draw: () => (
        <RowGroups
          rows={rows}
          before={undefined}
          groupOf={({ group }) => group}
          names={names}
          counts={{ mine: 2, theirs: 7 }}
          lit='mine'
          end='按到期时间'
          idOf={({ id }) => id}
          draw={({ title }) => <Cell title={title} />}
        />
      ),
    },
  ],
}
