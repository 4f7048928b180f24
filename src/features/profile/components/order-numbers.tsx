import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import type { Counter, OrderNumbers as Numbers } from '../rules'
import { openOrders } from '../order-ways'
import { counters, sidesOf, toDoOf } from '../rules'
import styles from './order-numbers.module.scss'

export interface OrderNumbersProps {
  /** Missing while they are not known: a dash stands for each. */
  readonly numbers: Numbers | undefined
  /** The number on the tab's badge, and how many of it are unread notices. Its parts are told once both are known. */
  readonly badge: number
  readonly unread: number | undefined
}

/**
 * How many orders wait for the reader, wait for the other side, are disputed, are done. The reader's number is filled when it is not zero.
 * Each leads to the list it counts; one that counts in both lists asks which.
 */
export function OrderNumbers({ numbers, badge, unread }: OrderNumbersProps) {
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
      {numbers && unread !== undefined && badge > 0 && (
        <View className={cx(styles.todo)}>{copy.orders.todo(toDoOf(badge, numbers.myTurn, unread))}</View>
      )}
      {numbers && asked && <Sides numbers={numbers} counter={asked} onClose={() => ask(undefined)} />}
    </Section>
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
