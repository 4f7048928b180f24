import type { ConsoleMap } from '@contract/endpoints/console/all'
import { accountWords } from '@contract/ledger/account-words'
import { kindWords, txnKinds } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { Filter } from '../../kit/list/filters'
import type { Column } from '../../kit/list/list-page'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy } from '../../kit/list/rows'
import { copy } from './copy'

type Call = ConsoleMap['/admin/entry/list']
type Entry = Call['output']['data'][number]

const kinds = txnKinds.map((value) => ({ value, label: kindWords(value) }))

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'choice', key: 'type', label: copy.type, options: kinds },
  { kind: 'days', key: 'days', label: copy.days },
]

/** An account in words; its name in the books stands beneath the pointer. */
const Account = ({ name }: { readonly name: string }) => <span title={name}>{accountWords(name)}</span>

const columns: readonly Column<Entry>[] = [
  { key: 'at', title: copy.at, render: (_, { at }) => exactMoment(at) },
  { key: 'type', title: copy.type, render: (_, { type }) => kindWords(type) },
  { key: 'reference', title: copy.reference, render: (_, { reference }) => reference },
  { key: 'from', title: copy.from, render: (_, { fromKey }) => <Account name={fromKey} /> },
  { key: 'to', title: copy.to, render: (_, { toKey }) => <Account name={toKey} /> },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  { key: 'memo', title: copy.memo, isExtra: true, render: (_, { memo }) => memo },
]

const read = pagesBy('/admin/entry/list')

/** Every entry of the ledger, with the sum of what is filtered. */
export default function Ledger() {
  return (
    <ListPage<Entry>
      title={copy.title}
      note={copy.note}
      path='/admin/entry/list'
      exportPath='/admin/entry/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ entryId }) => String(entryId)}
    />
  )
}
