import { Tabs } from '../../kit/tabs/tabs'
import { copy } from './copy'

/** What narrowed the one list says nothing about the other one. */
export const fresh = {
  id: '',
  q: '',
  type: '',
  kind: '',
  days: '',
  page: '',
  accountId: '',
  userId: '',
  txnId: '',
} as const

export const LedgerTabs = ({ value }: { readonly value: keyof typeof copy.tabs }) => (
  <Tabs label={copy.tabsLabel} tabs={copy.tabs} value={value} first='entries' fresh={fresh} />
)
