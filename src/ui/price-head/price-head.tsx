import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './price-head.module.scss'

/** One price of the head: what it is called and its figure; `none` says in words that there is no figure. */
export interface HeadPrice {
  readonly name: string
  readonly value: string
  readonly tone: 'bid' | 'ask' | 'plain' | 'none'
}

export interface PriceHeadProps {
  readonly name: string
  readonly unit: string
  readonly prices: readonly HeadPrice[]
  /** Shows more about the prices. */
  readonly onOpen: () => void
  /** Under the line: a depth, a course. */
  readonly children: ReactNode
}

/** The head of an item's group on a board: its name and unit, its prices, and a picture of them. */
export function PriceHead({ name, unit, prices, onOpen, children }: PriceHeadProps) {
  return (
    <Pressable className={cx(styles.item)} onPress={onOpen}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.name)}>
          {name}
          <View className={cx(styles.unit)}>{unit}</View>
        </View>
        <View className={cx(styles.prices)}>
          {prices.map(({ name, value, tone }) => (
            <Fragment key={name}>
              {name}
              <View className={cx(styles.value, tone !== 'none' && styles.figure, styles[`is-${tone}`])}>{value}</View>
            </Fragment>
          ))}
        </View>
      </View>
      {children}
    </Pressable>
  )
}
