import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { cx } from '@/ui/cx/cx'
import { SectionHead } from '@/ui/section/section'
import { offersCopy } from '../copy'
import type { GroupName, OfferGroup } from '../groups'
import styles from './offers.module.scss'

export interface OfferGroupsProps<T> {
  /** The rows of one piece of the list, and the row above them. */
  readonly rows: readonly T[]
  readonly before: T | undefined
  /** The rows of every piece. */
  readonly all: readonly T[]
  readonly groupsOf: (rows: readonly T[]) => readonly OfferGroup<T>[]
  readonly draw: (row: T) => ReactNode
}

/** Own offers in groups, my turn first. */
export function OfferGroups<T>({ rows, before, all, groupsOf, draw }: OfferGroupsProps<T>) {
  const above = before && groupsOf([before])[0]?.name
  const counts = new Map(groupsOf(all).map((group) => [group.name, group.rows.length]))
  return groupsOf(rows).map((group) => (
    <Fragment key={group.name}>
      {group.name !== above && <GroupHead name={group.name} count={counts.get(group.name)} />}
      {group.rows.map(draw)}
    </Fragment>
  ))
}

function GroupHead({ name, count }: { readonly name: GroupName; readonly count: number | undefined }) {
  return (
    <SectionHead
      title={
        <View className={cx(styles.title)}>
          {offersCopy.groups[name]}
          <View className={cx(styles.count, name === 'mine' && styles.mine)}>{count}</View>
        </View>
      }
    />
  )
}
