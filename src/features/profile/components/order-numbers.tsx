import type { ApiOutput } from '@contract/endpoints/all'
import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { copy } from '../copy'
import styles from './order-numbers.module.scss'

export interface OrderNumbersProps {
  /** Missing while they are not known: a dash stands for each. */
  readonly numbers: ApiOutput<'/bctOrder/getNum'> | undefined
  readonly onOpen: () => void
}

const counters = ['myTurn', 'waiting', 'dispute', 'done'] as const

/** How many orders wait for me, for the other, are disputed, are done. Mine is the filled one, when there is any. */
export function OrderNumbers({ numbers, onOpen }: OrderNumbersProps) {
  return (
    <Section>
      <SectionHead
        title={copy.orders.title}
        end={
          <Pressable className={cx(styles.all)} onPress={onOpen}>
            {numbers === undefined ? '' : copy.orders.sums(numbers.buys, numbers.sales)}
            <Icon name='right' size={32} />
          </Pressable>
        }
      />
      <View className={cx(styles.counters)}>
        {counters.map((counter) => (
          <Pressable
            key={counter}
            className={cx(styles.counter, counter === 'myTurn' && (numbers?.myTurn ?? 0) > 0 && styles.on)}
            onPress={onOpen}
          >
            <View className={cx(styles.number)}>{numbers === undefined ? '–' : numbers[counter]}</View>
            {copy.orders[counter]}
          </Pressable>
        ))}
      </View>
    </Section>
  )
}
