import { Select } from 'antd'
import { copy } from '../../copy'
import type { Address, Fields } from '../address'
import type { Option } from '../filters/filters'
import styles from '../list.module.scss'

/** The order that the address names, as its call is asked for it; none unless it is one of these. */
export const askedSort = (sorts: readonly Option[], { sort }: Fields): { readonly sort?: string } =>
  sort !== undefined && sorts.some(({ value }) => value === sort) ? { sort } : {}

interface SortChoiceProps {
  /** The first one is the usual one. */
  readonly sorts: readonly Option[]
  readonly address: Address
}

/** In which order the rows come. */
export function SortChoice({ sorts, address: { fields, change } }: SortChoiceProps) {
  const [usual] = sorts
  if (!usual) return null
  return (
    <Select
      aria-label={copy.sort}
      className={styles.sort}
      value={askedSort(sorts, fields).sort ?? usual.value}
      options={sorts.map((one) => ({ ...one }))}
      onChange={(next) => change({ sort: next === usual.value ? '' : next, page: '', id: '' })}
    />
  )
}
