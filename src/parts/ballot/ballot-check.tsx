import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { grouped } from '@contract/digits'
import type { Asked, PublishedBallot } from '@/lib/ballots/found'
import { checkCopy, typedCopy } from '@/lib/ballots/receipt-words'
import { receiptEnd } from '@/lib/ballots/receipts'
import type { BallotCheckOptions } from '@/lib/ballots/use-ballot-check'
import { useBallotCheck } from '@/lib/ballots/use-ballot-check'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Section, SectionHead } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import styles from './check.module.scss'
import { FoundIn } from './lazy-found-boxes'
import { ReceiptEntry } from './lazy-receipt-entry'

export interface BallotCheckProps<Ballot extends PublishedBallot> extends Asked, BallotCheckOptions<Ballot> {
  /** How many ballots were published. */
  readonly count: number
  /** Whether these ballots give the result that was published. */
  readonly isSame: (ballots: readonly Ballot[]) => boolean
  /** Below the ballots that were read. */
  readonly children?: (ballots: readonly Ballot[]) => ReactNode
}

/** Looking for one's own ballot among the published ones, and counting them all again on this device. Source: mockup 23-vote-result. */
export function BallotCheck<Ballot extends PublishedBallot>(props: BallotCheckProps<Ballot>) {
  const { count, isSame, isNamed = false, children } = props
  const check = useBallotCheck<Ballot>(props, showToast)
  const [isTyping, setTyping] = useState(false)
  const { receipt, read, parts } = check
  const [mine, none] = isNamed ? [checkCopy.mineNamed, checkCopy.noneNamed] : [checkCopy.mine, checkCopy.none]
  const hint = receipt ? mine(receiptEnd(receipt.receipt)) : none
  const isReading = parts !== undefined
  return (
    <Section>
      <SectionHead title={checkCopy.title} end={checkCopy.allPublished(grouped(count))} />
      {(!read || !receipt) && <View className={cx(styles.hint)}>{hint}</View>}
      <FoundIn check={check} asked={props} isSame={isSame} />
      <View className={cx(styles.acts)}>
        <Button kind='secondary' className={styles.act} onPress={() => setTyping(true)}>
          {checkCopy.typeOther}
        </Button>
        <Button
          kind='secondary'
          className={styles.act}
          loading={isReading ? checkCopy.reading(parts) : undefined}
          onPress={check.count}
        >
          {checkCopy.recount}
        </Button>
      </View>
      {read && children?.(read.ballots)}
      {isTyping && <ReceiptEntry act={typedCopy.toCheck} onEnter={check.look} onClose={() => setTyping(false)} />}
    </Section>
  )
}
