import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import type { Counter, OrderNumbers as Numbers, CountParts } from '../rules'
import { openOrders, countPartsWays } from '../order-ways'
import { counters, sidesOf, partsOfCount } from '../rules'
import styles from './order-numbers.module.scss'

export interface OrderNumbersProps {
  /** Missing while they are not known: a dash stands for each. */
  readonly numbers: Numbers | undefined
  /** What waits for the reader; missing while it is not known. */
  readonly countParts: CountParts | undefined
  /** How many notices are unread in all: some are about what is counted by itself. */
  readonly unread: number | undefined
}

/**
 * How many orders wait for the reader, wait for the other side, are disputed, are done. The reader's number is filled when it is not zero.
 * Each leads to the list it counts; one that counts in both lists asks which.
 */
export function OrderNumbers({ numbers, countParts, unread }: OrderNumbersProps) {
  const [asked, ask] = useState<Counter>()
  const open = (counter: Counter) => {
    const [side = 'buy', ...others] = sidesOf(numbers, counter)
    if (others.length > 0) ask(counter)
    else openOrders(side, counter)
  }
  return (
    <Section>
      <SectionHead title={copy.orders.title} end={numbers && <Sums numbers={numbers} />} />
      <View className={cx(styles.counters)}>
        {counters.map((counter) => (
          <Pressable
            key={counter}
            className={cx(styles.counter, counter === 'myTurn' && (numbers?.myTurn ?? 0) > 0 && styles.on)}
            onPress={() => open(counter)}
          >
            <View className={cx(styles.number)}>{numbers === undefined ? '–' : numbers[counter]}</View>
            {copy.orders[counter]}
          </Pressable>
        ))}
      </View>
      {countParts && <CountPartsLine countParts={countParts} unread={unread} onOrders={() => open('myTurn')} />}
      {numbers && asked && <Sides numbers={numbers} counter={asked} onClose={() => ask(undefined)} />}
    </Section>
  )
}

interface CountPartsLineProps extends Pick<OrderNumbersProps, 'unread'> {
  readonly countParts: CountParts
  readonly onOrders: () => void
}

/** The number on the tab's badge with what it is made of; each part leads to what it counts. */
function CountPartsLine({ countParts, unread = 0, onOrders }: CountPartsLineProps) {
  const { sum, parts } = partsOfCount(countParts)
  if (sum === 0) return null
  const words = { ...copy.orders.kinds, ...(countParts.notices < unread && { notices: copy.orders.otherNotices }) }
  return (
    <View className={cx(styles.todo)}>
      {copy.orders.todo(sum)}
      {parts.map(([kind, count], at) => (
        <View key={kind} className={cx(styles.part)}>
          {at > 0 && ' · '}
          <Pressable className={cx(styles.way)} onPress={kind === 'orders' ? onOrders : countPartsWays[kind]}>
            {copy.orders.part(words[kind], count)}
          </Pressable>
        </View>
      ))}
    </View>
  )
}

function Sums({ numbers: { buys, sales } }: { readonly numbers: Numbers }) {
  return (
    <View className={cx(styles.all)}>
      <Pressable className={cx(styles.sum)} onPress={() => openOrders('buy')}>
        {copy.orders.buys(buys)}
      </Pressable>
      {' · '}
      <Pressable className={cx(styles.sum)} onPress={() => openOrders('sale')}>
        {copy.orders.sales(sales)}
        <Icon name='right' size={32} />
      </Pressable>
    </View>
  )
}

interface SidesProps {
  readonly numbers: Numbers
  readonly counter: Counter
  readonly onClose: () => void
}

function Sides({ numbers, counter, onClose }: SidesProps) {
  return (
    <Sheet title={copy.orders[counter]} onClose={onClose}>
      {sidesOf(numbers, counter).map((side) => (
        <Cell
          key={side}
          icon={side === 'buy' ? 'buy' : 'tab-sell'}
          title={copy.orders.sides[side]}
          value={copy.orders.count(numbers.sides[side][counter])}
          onPress={() => {
            onClose()
            openOrders(side, counter)
          }}
        />
      ))}
    </Sheet>
  )
}
