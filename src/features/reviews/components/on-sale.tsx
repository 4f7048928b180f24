import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Reputation } from '@contract/endpoints/people/reviews'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Thumb } from '@/ui/thumb/thumb'
import { Yuan } from '@/ui/yuan/yuan'
import { copy } from '../copy'
import styles from './reviews.module.scss'

/** So many are shown before the reader asks for all of them: what buyers said is below. */
const shownFirst = 4

/** What is on sale from the block, newest first. */
export function OnSale({ sales }: Pick<Reputation, 'sales'>) {
  const toUrl = useAtomValue(imageUrlAtom)
  const [isOpen, open] = useState(false)
  return (
    <Section>
      <SectionHead title={copy.sales} count={sales.length} />
      {sales.length === 0 && <View className={cx(styles.none)}>{copy.noSales}</View>}
      {(isOpen ? sales : sales.slice(0, shownFirst)).map(({ saleId, title, thumb, category, price, unit }) => (
        <Pressable key={saleId} className={cx(styles.sale)} onPress={() => goTo('salePay', { saleId })}>
          <Thumb src={toUrl(thumb)} category={category} />
          <View className={cx(styles.goods)}>{title}</View>
          <View className={cx(styles.price)}>
            <Yuan fen={price} />
            <View className={cx(styles.per)}>{copy.per(unit)}</View>
          </View>
        </Pressable>
      ))}
      {!isOpen && sales.length > shownFirst && (
        <Pressable className={cx(styles.all)} onPress={() => open(true)}>
          {copy.allSales(sales.length)}
        </Pressable>
      )}
    </Section>
  )
}
