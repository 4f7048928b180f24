import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { ReactNode } from 'react'
import { starsText } from '@/lib/format/stars'
import { useDayText, useMomentText } from '@/lib/session/moment'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { blockCopy } from '../dispute/dispute-copy'
import type { BlockProps } from '../acts/block-acts'
import styles from '../order-blocks.module.scss'

type Rating = NonNullable<OrderDetail['ratings']>['mine']

const told = (rating: Rating, none: string) => (rating ? `${starsText(rating.stars)} ${rating.text}`.trim() : none)

/** What the two say about each other; the other's stays hidden until the server shows it. Source: domain model §3.5, row 17. */
export function RatingsBlock({ order, about }: Pick<BlockProps, 'order'> & { readonly about: ReactNode }) {
  const [moment, day] = [useMomentText(), useDayText()]
  const { ratings } = order
  if (!ratings) return null
  const words = blockCopy.ratings
  return (
    <Section card>
      <SectionHead title={words.title} />
      <View className={cx(styles.body)}>
        <Pair name={words.mine}>{told(ratings.mine, words.none)}</Pair>
        <Pair name={words.theirs}>{told(ratings.theirs, words.hidden(day(ratings.until)))}</Pair>
        {ratings.theirs && about}
        <Pair name={words.until}>{moment(ratings.until)}</Pair>
      </View>
    </Section>
  )
}
