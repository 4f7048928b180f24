import { Segmented } from 'antd'
import { useAddress } from '../../kit/list/address'
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

/** Which of the two lists is shown. */
export function Tabs({ value }: { readonly value: keyof typeof copy.tabs }) {
  const { change } = useAddress()
  return (
    <Segmented
      aria-label={copy.tabsLabel}
      value={value}
      options={Object.entries(copy.tabs).map(([key, label]) => ({ value: key, label }))}
      onChange={(next) => change({ ...fresh, tab: next === 'entries' ? '' : next })}
    />
  )
}
