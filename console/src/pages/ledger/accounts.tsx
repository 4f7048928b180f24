import { Link } from '@tanstack/react-router'
import { grouped } from '@contract/digits'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy, sortsOf } from '../../kit/list/rows'
import { AccountPanel } from './account-panel'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy, kindNames } from './copy'
import { accountName } from './rules'
import { LedgerTabs } from './tabs'
import type { Account } from './use-account'
import { AccountLink } from '../../kit/postings/account-link'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.accountQ },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: Object.entries(kindNames).map(([value, label]) => ({ value, label })),
  },
]

const columns: readonly Column<Account>[] = [
  {
    key: 'name',
    title: copy.account,
    render: (_, { key, owner }) => <AccountLink account={key}>{accountName(key, owner)}</AccountLink>,
  },
  { key: 'balance', title: copy.balance, align: 'right', render: (_, { balance }) => signedYuan(balance) },
  {
    key: 'entries',
    title: copy.entries,
    align: 'right',
    render: (_, { accountId, entries, key, owner }) => (
      <Link
        to='/ledger'
        search={{ accountId: String(accountId) }}
        aria-label={copy.entriesOf(accountName(key, owner), grouped(entries))}
        onClick={(event) => event.stopPropagation()}
      >
        {grouped(entries)}
      </Link>
    ),
  },
  {
    key: 'head',
    title: copy.head,
    render: (_, { head }) => <code title={head}>{head.slice(0, 16)}</code>,
  },
]

const read = pagesBy('/admin/account/list')
const sorts = sortsOf(
  '/admin/account/list',
  { value: 'key', label: copy.byKey },
  { value: 'balance', label: copy.byBalance },
  { value: 'entries', label: copy.byEntries },
)

/** The accounts of the ledger, with their balances and the ends of their chains. */
export const Accounts = () => (
  <ListPage<Account>
    title={copy.title}
    note={copy.accountsNote}
    path='/admin/account/list'
    exportPath='/admin/account/export'
    filters={filters}
    columns={columns}
    read={read}
    isByArea={false}
    idOf={({ accountId }) => String(accountId)}
    sorts={sorts}
    detail={(id, _, close) => <AccountPanel id={id} onClose={close} />}
    actions={<LedgerTabs value='accounts' />}
  />
)
