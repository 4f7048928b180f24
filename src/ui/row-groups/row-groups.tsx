import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { cx } from '../cx/cx'
import { SectionHead } from '../section/section'
import styles from './row-groups.module.scss'

export interface RowGroupsProps<Row, Name extends string> {
  /** The rows of one part of a list that comes in groups, and the row above them. */
  readonly rows: readonly Row[]
  readonly before: Row | undefined
  readonly groupOf: (row: Row) => Name
  readonly names: Readonly<Record<Name, string>>
  /** How many rows each group has, in this part and in the others. */
  readonly counts: Readonly<Record<Name, number>> | undefined
  /** The group whose count stands out. */
  readonly lit: Name
  /** At the right of the first head. */
  readonly end?: ReactNode
  readonly idOf: (row: Row) => number
  readonly draw: (row: Row) => ReactNode
}

/** Rows under the heads of their groups; a group that began above goes on without one. */
export function RowGroups<Row, Name extends string>(props: RowGroupsProps<Row, Name>) {
  const { rows, before, groupOf, names, counts, lit, end, idOf, draw } = props
  return rows.map((row, at) => {
    const above = at > 0 ? rows[at - 1] : before
    const name = groupOf(row)
    const title = (
      <View className={cx(styles.title)}>
        {names[name]}
        {counts && <View className={cx(styles.count, name === lit && styles.lit)}>{counts[name]}</View>}
      </View>
    )
    return (
      <Fragment key={idOf(row)}>
        {(!above || groupOf(above) !== name) && <SectionHead title={title} {...(!above && { end })} />}
        {draw(row)}
      </Fragment>
    )
  })
}
