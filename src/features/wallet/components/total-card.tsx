import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { clockText } from '@contract/moments'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Section } from '@/ui/section/section'
import { SplitBar } from '@/ui/split-bar/split-bar'
import { Yuan } from '@/ui/yuan/yuan'
import type { Assets } from '../atoms'
import { booksAtom } from '../atoms'
import { copy } from '../copy'
import type { Way } from './balances'
import { Ways } from './balances'
import styles from './total-card.module.scss'

export interface TotalCardProps {
  readonly assets: Assets
  readonly ways: readonly Way[]
}

/** The whole wallet as one bar: available + frozen + income = total, and whether that agrees with the ledger entries. */
export function TotalCard({ assets, ways }: TotalCardProps) {
  return (
    <Section>
      <View className={cx(styles.card)}>
        <View className={cx(styles.head)}>
          <View>{copy.total}</View>
          <BooksMark />
        </View>
        <Yuan fen={assets.total} size='hero' />
        <View className={cx(styles.bar)}>
          <SplitBar available={assets.available} frozen={assets.frozen} income={assets.income} />
        </View>
      </View>
      <View className={cx(styles.ways)}>
        <Ways ways={ways} />
      </View>
    </Section>
  )
}

function BooksMark() {
  const books = useAtomValue(booksAtom)
  if (books.tag !== 'ready') return null
  const { equal, checkedAt } = books.value
  return (
    <View className={cx(styles.books, !equal && styles.unequal)}>
      <Icon name={equal ? 'check' : 'warn'} size={32} />
      {equal ? copy.equal(clockText(checkedAt)) : copy.unequal}
    </View>
  )
}
