import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { cx } from '@/ui/cx/cx'
import { SectionHead } from '@/ui/section/section'
import { offersCopy } from '../copy'
import type { OfferGroup } from '../groups'
import styles from './offers.module.scss'

export interface OfferGroupsProps<T> {
  readonly groups: readonly OfferGroup<T>[]
  readonly draw: (row: T) => ReactNode
}

/** Own offers in groups, my turn first. */
export function OfferGroups<T>({ groups, draw }: OfferGroupsProps<T>) {
  return groups.map(({ name, rows }) => (
    <Fragment key={name}>
      <SectionHead
        title={
          <View className={cx(styles.title)}>
            {offersCopy.groups[name]}
            <View className={cx(styles.count, name === 'mine' && styles.mine)}>{rows.length}</View>
          </View>
        }
      />
      {rows.map(draw)}
    </Fragment>
  ))
}
