import { Tag } from 'antd'
import { spendStateNames } from '@contract/console/queue-words'
import type { AdminSpend } from '@contract/endpoints/console/community/fund'
import { runningSpendStates } from '@contract/fund/transitions'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { BlockLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'
import { SpendPanel } from './spend-panel'

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: runningSpendStates.map((value) => ({ value, label: spendStateNames[value] })),
  },
]

const looks = {
  approved: 'warning',
  paid: 'processing',
  accounted: 'success',
  stopped: 'error',
  returned: 'default',
} as const

const columns: readonly Column<AdminSpend>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  { key: 'purpose', title: copy.purpose, ellipsis: true, render: (_, { purpose }) => <b>{purpose}</b> },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  {
    key: 'payee',
    title: copy.payee,
    render: (_, { payeeBlockNo, areaId }) => <BlockLink no={payeeBlockNo} areaId={areaId} />,
  },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state, isLate }) => (
      <Tag color={isLate ? 'error' : looks[state]}>{isLate ? copy.late : spendStateNames[state]}</Tag>
    ),
  },
  {
    key: 'vote',
    title: copy.vote,
    render: (_, { voteNo, areaId }) => <ThingLink thing={{ refType: 'vote', no: voteNo, areaId }}>{voteNo}</ThingLink>,
  },
  { key: 'payAt', title: copy.payAt, render: (_, { payAt }) => shortMoment(payAt) },
  {
    key: 'proof',
    title: copy.proofBefore,
    render: (_, { proofBefore }) => (proofBefore === null ? '' : shortMoment(proofBefore)),
  },
]

/** Spends of a city's fund: those that are public, and those that wait for their proof. */
export default function Funds() {
  return <OneArea draw={(area) => <AreaFund key={area.areaId} area={area} />} />
}

function AreaFund({ area: { areaId, name } }: { readonly area: Area }) {
  const read = async ({ state }: Fields) =>
    wholeRows(
      await form('/admin/fund/list', { areaId }),
      ({ spends }) => spends.filter((one) => (state ?? one.state) === one.state),
      ({ amount }) => amount,
    )
  return (
    <ListPage<AdminSpend>
      title={copy.title}
      note={copy.note(name)}
      path='/admin/fund/list'
      exportPath='/admin/fund/export'
      within={{ areaId: String(areaId) }}
      filters={filters}
      columns={columns}
      read={read}
      isWhole
      idOf={({ spendId }) => String(spendId)}
      detail={(_, row, close) => row && <SpendPanel one={row} onClose={close} />}
    />
  )
}
