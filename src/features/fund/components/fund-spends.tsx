import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { RecordRow } from '@/ui/record-row/record-row'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { copy } from '../copy'
import { spendLine } from '../rules/spend'
import styles from './fund.module.scss'

/** The spends that wait for their payout or their proof. */
export function FundSpends({ spends }: { readonly spends: readonly FundSpend[] }) {
  const { now } = useAtomValue(serverClockAtom)
  if (spends.length === 0) return null
  return (
    <Section>
      <SectionHead title={copy.spends} count={spends.length} />
      <View className={cx(styles.rows)}>
        {spends.map((spend) => (
          <RecordRow
            key={spend.spendId}
            what={spend.purpose}
            amount={spend.amount}
            when={spendLine(spend, now())}
            state={<Mark spend={spend} />}
            onPress={() => goTo('fundSpend', { id: spend.spendId })}
          />
        ))}
      </View>
    </Section>
  )
}

function Mark({ spend: { isLate, isPayee, state } }: { readonly spend: FundSpend }) {
  if (state !== 'paid') return null
  if (isPayee) return <View className={cx(styles.mine)}>{copy.yourProof}</View>
  return isLate ? <Tag tone='warning'>{copy.late}</Tag> : null
}
