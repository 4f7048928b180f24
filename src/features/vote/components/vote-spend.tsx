import { View } from '@tarojs/components'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { dayText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { infoCopy } from '../copy'
import styles from './result.module.scss'

/** The spend that a vote approved, and how far it is. Source: mockup 23-vote-result. */
export function VoteSpend({ spend }: { readonly spend: FundSpend }) {
  const { spendId, amount, payeeBlockNo, paidAt, isLate } = spend
  const said = paidAt === null ? infoCopy.spend : infoCopy.spendPaid
  return (
    <Section>
      <Pressable className={cx(styles.spend)} onPress={() => goTo('fundSpend', { id: spendId })}>
        <Icon name='fund' size={44} />
        <View className={cx(styles.said)}>
          <View className={cx(styles.strong)}>{said(yuanText(amount), payeeBlockNo)}</View>
          <View className={cx(styles.small)}>{factsText(courseOf(spend))}</View>
        </View>
        {isLate && <Tag tone='warning'>{infoCopy.lateProof}</Tag>}
        <Icon name='right' size={32} />
      </Pressable>
    </Section>
  )
}

/** Its number and how far it is: the days on which it was paid and proved, else its state. */
function courseOf({ no, state, paidAt, proof }: FundSpend): string[] {
  if (paidAt === null || state === 'returned') return [no, infoCopy.spendStates[state]]
  const paid = infoCopy.paidOn(dayText(paidAt))
  return proof ? [no, paid, infoCopy.provedOn(dayText(proof.at))] : [no, paid]
}
