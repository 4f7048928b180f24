import { Segmented } from 'antd'
import { useAddress } from '../list/address'

interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: Readonly<Record<T, string>>
  readonly value: T
  /** The one that the address does not name. */
  readonly first: T
  /** What narrowed the one list says nothing about the other one. */
  readonly fresh: Readonly<Record<string, ''>>
}

/** Which of the lists of a page is shown. */
export function Tabs<T extends string>({ label, tabs, value, first, fresh }: TabsProps<T>) {
  const { change } = useAddress()
  return (
    <Segmented<string>
      aria-label={label}
      value={value}
      options={Object.entries<string>(tabs).map(([key, text]) => ({ value: key, label: text }))}
      onChange={(next) => change({ ...fresh, tab: next === first ? '' : next })}
    />
  )
}
