import { View } from '@tarojs/components'
import { grouped } from '@contract/digits'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { PriceTable } from '../atoms'
import { priceCopy } from '../copy'
import styles from './price.module.scss'

/** The name of a tier's numbers: by their count of digits, where all have the same. */
const digitsOf = (from: number, to: number) =>
  String(from).length === String(to).length ? (priceCopy.digits[String(from).length] ?? '') : ''

/** New plots by their numbers, with how many are left of each. Source: mockup 22-expand-price. */
export function PlotPrices({ plots }: Pick<PriceTable, 'plots'>) {
  return (
    <Section>
      <SectionHead title={priceCopy.plots} end={priceCopy.byNumber} />
      {plots.map(({ from, to, price, left, total }) => (
        <View key={from} className={cx(styles.plot, left === 0 && styles.none)}>
          <View className={cx(styles.plate)}>
            <Plate no={from} size='m' look={left === 0 ? 'frozen' : 'unsold'} />
          </View>
          <View className={cx(styles.about)}>
            <View>{`${digitsOf(from, to)} ${priceCopy.numbers(from, to)}`.trim()}</View>
            <View className={cx(styles.left)}>
              {left === 0 ? priceCopy.none : priceCopy.left(grouped(left), grouped(total))}
            </View>
          </View>
          <Yuan fen={price} />
        </View>
      ))}
    </Section>
  )
}
