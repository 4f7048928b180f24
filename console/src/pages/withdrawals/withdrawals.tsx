import { Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Avatar } from '../../kit/avatar/avatar'
import { useAddress } from '../../kit/list/address'
import { ExportButton } from '../../kit/list/file/export-button'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { Resident } from '../../kit/thing/people'
import { bulk } from './bulk'
import { Due } from '../../kit/turn/due'
import { Signatures } from './signatures'
import { copy } from './copy'
import { WithdrawalPanel } from './withdrawal-panel'
import type { Withdrawal } from './rows'

const filters: readonly Filter[] = [
  { kind: 'tabs', key: 'state', label: copy.states, options: copy.tabs },
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'amounts', key: 'amount', label: copy.amounts },
  {
    kind: 'choice',
    key: 'way',
    label: copy.way,
    options: Object.entries(copy.ways).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', key: 'days', label: copy.days },
]

const looks = {
  applied: 'default',
  approved: 'processing',
  paying: 'processing',
  paid: 'success',
  rejected: 'error',
  cancelled: 'default',
  failed: 'error',
  returned: 'error',
} as const

const money = (key: 'amount' | 'fee' | 'net', title: string): Column<Withdrawal> => ({
  key,
  title,
  align: 'right',
  render: (_, row) => (key === 'net' ? <b>{yuanText(row.net)}</b> : yuanText(row[key])),
})

const columns: readonly Column<Withdrawal>[] = [
  { key: 'no', title: copy.no, render: (_, { withdrawNo }) => withdrawNo },
  {
    key: 'user',
    title: copy.resident,
    render: (_, { user, areaId }) => (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Avatar seed={user.blockNo} size={26} />{' '}
        <Resident userId={user.userId} name={user.nickName} no={user.blockNo} areaId={areaId} />
      </span>
    ),
  },
  {
    key: 'to',
    title: copy.to,
    render: (_, { way, bank, account }) => (way === 'bank' ? copy.account4(bank, account) : copy.ways[way]),
  },
  money('amount', copy.amount),
  money('fee', copy.fee),
  money('net', copy.net),
  {
    key: 'state',
    title: copy.state,
    render: (_, { state, approval }) =>
      approval?.state === 'waiting' ? (
        <Tag color='warning'>{copy.stateNames.waiting}</Tag>
      ) : (
        <Tag color={looks[state]}>{copy.stateNames[state]}</Tag>
      ),
  },
  {
    key: 'latest',
    title: copy.latest,
    render: (_, { expectAt, isOverdue }) => <Due at={expectAt} isOverdue={isOverdue} />,
  },
  { key: 'second', title: copy.second, render: (_, row) => <Signatures row={row} /> },
  { key: 'createdAt', title: copy.days, isExtra: true, render: (_, { createdAt }) => shortMoment(createdAt) },
]

const read = pagesBy('/admin/withdraw/list')

/** The queue of withdrawals. */
export default function Withdrawals() {
  const { roles } = useMe()
  return (
    <ListPage<Withdrawal>
      title={copy.title}
      note={copy.note}
      path='/admin/withdraw/list'
      exportPath='/admin/withdraw/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ withdrawId }) => String(withdrawId)}
      bulk={mayCall('/admin/withdraw/batch', roles) ? bulk : undefined}
      actions={<Batch />}
      detail={(id, _, close) => <WithdrawalPanel id={id} onClose={close} />}
    />
  )
}

/** What is being paid, as a file for the bank; a fresh code is asked for. */
function Batch() {
  const { fields } = useAddress()
  const { way, areaId } = fields
  const asked = { ...(way !== undefined && { way }), ...(areaId !== undefined && { areaId }) }
  return <ExportButton path='/admin/withdraw/batch' title={copy.batch} label={copy.batch} asked={asked} />
}
