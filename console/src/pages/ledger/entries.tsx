import { Alert, Button } from 'antd'
import { grouped } from '@contract/digits'
import { kindWords, txnKinds } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import { EntryPanel } from './entry-panel'
import { accountName } from './rules'
import { LedgerTabs } from './tabs'
import { useAccount } from './use-account'
import type { Entry } from './rows'
import { AccountLink } from '../../kit/postings/account-link'
import { About } from './about'

const kinds = txnKinds.map((value) => ({ value, label: kindWords(value) }))

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'choice', key: 'type', label: copy.type, options: kinds },
  { kind: 'days', key: 'days', label: copy.days },
]

interface NameProps {
  readonly name: string
  readonly owner: string | null
}

/** An account in words, which lead to its resident. */
const Name = ({ name, owner }: NameProps) => <AccountLink account={name}>{accountName(name, owner)}</AccountLink>

const columns: readonly Column<Entry>[] = [
  { key: 'at', title: copy.at, render: (_, { at }) => exactMoment(at) },
  { key: 'type', title: copy.type, render: (_, { type }) => kindWords(type) },
  { key: 'reference', title: copy.reference, render: (_, one) => <About one={one} /> },
  { key: 'from', title: copy.from, render: (_, { fromKey, fromOwner }) => <Name name={fromKey} owner={fromOwner} /> },
  { key: 'to', title: copy.to, render: (_, { toKey, toOwner }) => <Name name={toKey} owner={toOwner} /> },
  { key: 'amount', title: copy.amount, align: 'right', render: (_, { amount }) => yuanText(amount) },
  { key: 'memo', title: copy.memo, isExtra: true, render: (_, { memo }) => memo },
]

const read = pagesBy('/admin/entry/list')
const sorts = sortsOf('/admin/entry/list', ...byTime)

/** By what an address narrows the entries, beside the filters of the page. */
const places = ['accountId', 'userId', 'txnId'] as const

/**
 * Every entry of the ledger, or those of the account, the resident or the transaction that the address names, with the sum of what is
 * filtered.
 */
export function Entries() {
  const { fields } = useAddress()
  const { accountId, userId } = fields
  const within = Object.fromEntries(
    places.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const])),
  )
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
      actions={<LedgerTabs value='entries' />}
      within={within}
      detail={(id, row, close) => row && <EntryPanel key={id} one={row} onClose={close} />}
    >
      {accountId !== undefined && <OfAccount key={accountId} accountId={accountId} />}
      {accountId === undefined && Object.keys(within).length > 0 && <Narrowed userId={userId} />}
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
      title={account && `${accountName(account.key, account.owner)}，${copy.balance} ${signedYuan(account.balance)}`}
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

/** That these are not all entries, and the way to all. */
function Narrowed({ userId }: { readonly userId: string | undefined }) {
  const { change } = useAddress()
  return (
    <Alert
      type='info'
      title={userId === undefined ? copy.ofTxn : copy.ofResident}
      action={<Button onClick={() => change({ userId: '', txnId: '', page: '' })}>{copy.allAccounts}</Button>}
    />
  )
}
