import { View } from '@tarojs/components'
import type { FundSpend } from '@contract/endpoints/community/fund'
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
  const { spendId, no, amount, payeeBlockNo, state, isLate } = spend
  return (
    <Section>
      <Pressable className={cx(styles.spend)} onPress={() => goTo('fundSpend', { id: spendId })}>
        <Icon name='fund' size={44} />
        <View className={cx(styles.said)}>
          <View className={cx(styles.strong)}>{infoCopy.spend(yuanText(amount), payeeBlockNo)}</View>
          <View className={cx(styles.small)}>{`${no} · ${infoCopy.spendStates[state]}`}</View>
        </View>
        {isLate && <Tag tone='warning'>{infoCopy.lateProof}</Tag>}
        <Icon name='right' size={32} />
      </Pressable>
    </Section>
  )
}
