import { View } from '@tarojs/components'
import { dayMs } from '@contract/durations'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { inRowWords, isBarredBy } from '@contract/mayor/in-row'
import { mayors } from '@contract/mayor/limits'
import poll from '@/parts/ballot/poll.module.scss'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Section } from '@/ui/section/section'
import { conditionCopy } from '../copy'
import people from './candidates.module.scss'
import styles from './page.module.scss'

export interface ConditionsProps {
  readonly mine: NonNullable<MayorElection['mine']>
  /** The rule of the election; 0 without one. */
  readonly mostInRow: number
}

/** Whether the reader may stand, with the reader's own numbers. Source: mockup 27-mayor-join. */
export function Conditions({ mine, mostInRow }: ConditionsProps) {
  const { residentDays, lostDisputes, termsInRow, inTransfer, blockNo, isEligible } = mine
  const all = [
    {
      text: conditionCopy.resident,
      value: conditionCopy.days(residentDays),
      isMet: residentDays * dayMs >= mayors.residentMs,
    },
    { text: conditionCopy.disputes, value: conditionCopy.count(lostDisputes), isMet: lostDisputes === 0 },
    ...(mostInRow > 0
      ? [
          {
            text: inRowWords.rule(mostInRow),
            value: conditionCopy.terms(termsInRow),
            isMet: !isBarredBy(mostInRow, termsInRow),
          },
        ]
      : []),
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

/** The rule of an election for every reader, and whom it keeps from standing. Our decision: docs/decisions/0240-mayor.md */
export function InRowRule({ election: { mostInRow, barred } }: { readonly election: MayorElection }) {
  if (mostInRow === 0) return null
  const names = barred.map(({ nickName, blockNo }) => conditionCopy.person(nickName, blockNo))
  return (
    <View className={cx(poll.under)}>
      {conditionCopy.inRow(inRowWords.rule(mostInRow))}
      {names.length > 0 && conditionCopy.barred(names, inRowWords.barred(mostInRow))}
    </View>
  )
}
