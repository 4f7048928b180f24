import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { Reputation } from '@contract/endpoints/people/reviews'
import { reputation } from '@contract/people/reputation'
import { imageUrlAtom } from '@/lib/images/image-url'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'
import styles from './reviews.module.scss'

/** Who sells, and the figures that buyers judge by. */
export function ReputationHead({ of }: { readonly of: Reputation }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { seller, mine, score, reviews, done, lateRate } = of
  return (
    <Section card>
      <View className={cx(styles.seller)}>
        <Avatar blockNo={seller.blockNo} src={toUrl(seller.avatar)} />
        <View className={cx(styles.name)}>{seller.nickName}</View>
        <Plate no={seller.blockNo} look={mine ? 'mine' : 'other'} />
      </View>
      <View className={cx(styles.figures)}>
        <Figure name={copy.score} value={score === null ? copy.tooFew : score.toFixed(1)} isLit={score !== null} />
        <Figure name={copy.reviews} value={String(reviews)} />
        <Figure name={copy.done} value={String(done)} />
        <Figure name={copy.late} value={lateRate === null ? copy.tooFew : copy.rate(lateRate)} />
      </View>
      <View className={cx(styles.note)}>{copy.scoreNote(reputation.shownFrom)}</View>
    </Section>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly isLit?: boolean
}

const Figure = ({ name, value, isLit = false }: FigureProps) => (
  <View className={cx(styles.figure)}>
    <View className={cx(styles.value, isLit && styles.lit)}>{value}</View>
    {name}
  </View>
)
