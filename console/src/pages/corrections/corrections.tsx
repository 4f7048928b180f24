import { Button, Tag } from 'antd'
import { correctionStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import type { CorrectionView } from '@contract/endpoints/money/corrections'
import { kindWords } from '@contract/ledger/txn-kinds'
import { shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { copy } from './copy'
import { CorrectionPanel } from './correction-panel'
import { Propose } from './propose'
import { movedBy } from './words'
import { ThingLink } from '../../kit/thing/thing-link'

const filters: readonly Filter[] = [
  {
    kind: 'tabs',
    key: 'state',
    label: copy.states,
    options: Object.entries(correctionStateNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks = { proposed: 'warning', done: 'success', refused: 'default', lapsed: 'default' } as const

const columns: readonly Column<CorrectionView>[] = [
  {
    key: 'txn',
    title: copy.txn,
    render: (_, { txn }) => (
      <ThingLink thing={{ refType: txn.refType, refId: txn.refId, no: txn.reference }}>{txn.reference}</ThingLink>
    ),
  },
  { key: 'type', title: copy.type, render: (_, { txn }) => txn.memo || kindWords(txn.type) },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, row) => <b>{movedBy(row)}</b> },
  { key: 'reason', title: copy.reason, ellipsis: true, render: (_, { reason }) => reason },
  { key: 'by', title: copy.by, render: (_, { proposedBy }) => proposedBy },
  { key: 'at', title: copy.at, render: (_, { proposedAt }) => shortMoment(proposedAt) },
  {
    key: 'state',
    title: copy.states,
    render: (_, { state }) => <Tag color={looks[state]}>{correctionStateNames[state]}</Tag>,
  },
  { key: 'decided', title: copy.decidedBy, render: (_, { decidedBy }) => decidedBy },
]

const read = pagesBy('/admin/correctionList')

/** Corrections of wrong transactions: what waits for the second person, and the proposal of one. */
export default function Corrections() {
  const { roles } = useMe()
  const { change } = useAddress()
  return (
    <ListPage<CorrectionView>
      title={copy.title}
      note={copy.note}
      path='/admin/correctionList'
      exportPath='/admin/correction/export'
      isByArea={false}
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ correctionId }) => String(correctionId)}
      detail={(id, row, close) =>
        id === 'new' ? <Propose onClose={close} /> : row && <CorrectionPanel one={row} onClose={close} />
      }
      actions={
        mayCall('/admin/correctionAdd', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new', no: '' })}>
            {copy.propose}
          </Button>
        )
      }
    />
  )
}
