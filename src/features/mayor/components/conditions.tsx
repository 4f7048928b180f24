import { View } from '@tarojs/components'
import { dayMs } from '@contract/durations'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { mayors } from '@contract/mayor/limits'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Section } from '@/ui/section/section'
import { conditionCopy } from '../copy'
import people from './candidates.module.scss'
import styles from './page.module.scss'

/** Whether the reader may stand, with the reader's own numbers. Source: mockup 27-mayor-join. */
export function Conditions({ mine }: { readonly mine: NonNullable<MayorElection['mine']> }) {
  const { residentDays, lostDisputes, inTransfer, blockNo, isEligible } = mine
  const all = [
    {
      text: conditionCopy.resident,
      value: conditionCopy.days(residentDays),
      isMet: residentDays * dayMs >= mayors.residentMs,
    },
    { text: conditionCopy.disputes, value: conditionCopy.count(lostDisputes), isMet: lostDisputes === 0 },
    {
      text: conditionCopy.block(blockNo),
      value: inTransfer ? conditionCopy.inTransfer : conditionCopy.held,
      isMet: !inTransfer,
    },
  ]
  return (
    <Section>
      <View className={cx(styles.block)}>
        <View className={cx(styles.title)}>{isEligible && !inTransfer ? conditionCopy.may : conditionCopy.mayNot}</View>
        {all.map(({ text, value, isMet }) => (
          <View key={text} className={cx(styles.condition)}>
            <Icon
              name={isMet ? 'ok' : 'fail'}
              size={40}
              label={isMet ? conditionCopy.met : conditionCopy.unmet}
              className={isMet ? styles.met : styles.unmet}
            />
            <View className={cx(people.said)}>{text}</View>
            <View className={cx(people.small)}>{value}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}
