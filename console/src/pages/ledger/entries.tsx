import { Alert, Button } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { grouped } from '@contract/digits'
import { accountWords } from '@contract/ledger/account-words'
import { kindWords, txnKinds } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters'
import type { Column } from '../../kit/list/list-page'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import { Tabs } from './tabs'
import { useAccount } from './use-account'

type Call = ConsoleMap['/admin/entry/list']
type Entry = Call['output']['data'][number]

const kinds = txnKinds.map((value) => ({ value, label: kindWords(value) }))

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'choice', key: 'type', label: copy.type, options: kinds },
  { kind: 'days', key: 'days', label: copy.days },
]

/** An account in words; its name in the books stands beneath the pointer. */
const Name = ({ name }: { readonly name: string }) => <span title={name}>{accountWords(name)}</span>

const columns: readonly Column<Entry>[] = [
  { key: 'at', title: copy.at, render: (_, { at }) => exactMoment(at) },
  { key: 'type', title: copy.type, render: (_, { type }) => kindWords(type) },
  { key: 'reference', title: copy.reference, render: (_, { reference }) => reference },
  { key: 'from', title: copy.from, render: (_, { fromKey }) => <Name name={fromKey} /> },
  { key: 'to', title: copy.to, render: (_, { toKey }) => <Name name={toKey} /> },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  { key: 'memo', title: copy.memo, isExtra: true, render: (_, { memo }) => memo },
]

const read = pagesBy('/admin/entry/list')
const sorts = sortsOf('/admin/entry/list', ...byTime)

/** Every entry of the ledger, or those of the account that the address names, with the sum of what is filtered. */
export function Entries() {
  const { fields } = useAddress()
  const accountId = fields['accountId']
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
      sorts={sorts}
      actions={<Tabs value='entries' />}
      {...(accountId !== undefined && { within: { accountId } })}
    >
      {accountId !== undefined && <OfAccount key={accountId} accountId={accountId} />}
    </ListPage>
  )
}

/** Whose entries these are, with its balance and the end of its chain. */
function OfAccount({ accountId }: { readonly accountId: string }) {
  const { change } = useAddress()
  const account = useAccount(accountId).value?.data[0]
  return (
    <Alert
      type='info'
      title={account && `${accountWords(account.key)}，${copy.balance} ${signedYuan(account.balance)}`}
      description={
        account && (
          <>
            {copy.entries} {grouped(account.entries)}，{copy.head} <code>{account.head}</code>
          </>
        )
      }
      action={<Button onClick={() => change({ accountId: '', page: '' })}>{copy.allAccounts}</Button>}
    />
  )
}
