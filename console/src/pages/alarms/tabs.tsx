import { Tabs } from '../../kit/tabs/tabs'
import { copy } from './copy'

const fresh = { id: '', state: '', kind: '', days: '', page: '' } as const

export const AlarmTabs = ({ value }: { readonly value: keyof typeof copy.tabs }) => (
  <Tabs label={copy.tabsLabel} tabs={copy.tabs} value={value} first='alarms' fresh={fresh} />
)
