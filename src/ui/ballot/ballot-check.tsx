import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { grouped } from '@contract/digits'
import { momentText } from '@contract/moments'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '../button/button'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Section, SectionHead } from '../section/section'
import styles from './check.module.scss'
import { checkCopy, typedCopy } from './copy'
import type { Asked, Found, PublishedBallot } from './found'
import { foundBallot, receiptEnd } from './found'
import { ReceiptEntry } from './receipt-entry'
import type { BallotCheckOptions } from './use-ballot-check'
import { useBallotCheck } from './use-ballot-check'

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
  const { count, isSame, children } = props
  const check = useBallotCheck<Ballot>(props)
  const { now } = useAtomValue(serverClockAtom)
  const [isTyping, setTyping] = useState(false)
  const { receipt, read, parts } = check
  const hint = receipt ? checkCopy.mine(receiptEnd(receipt.receipt)) : checkCopy.none
  const isReading = parts !== undefined
  return (
    <Section>
      <SectionHead title={checkCopy.title} end={checkCopy.allPublished(grouped(count))} />
      {(!read || !receipt) && <View className={cx(styles.hint)}>{hint}</View>}
      {read && receipt && <FoundBox found={foundBallot(props, read.ballots, receipt)} />}
      {read && (
        <FoundBox found={recounted(isSame(read.ballots), grouped(read.ballots.length), momentText(read.at, now()))} />
      )}
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

const recounted = (isSame: boolean, count: string, moment: string): Found =>
  isSame
    ? { isGood: true, word: checkCopy.same, text: checkCopy.sameAs(count, moment) }
    : { isGood: false, word: checkCopy.other, text: checkCopy.otherAs(count) }

function FoundBox({ found: { isGood, word, text } }: { readonly found: Found }) {
  return (
    <View className={cx(styles.box, !isGood && styles.bad)} {...a11y.describe({ role: isGood ? 'status' : 'alert' })}>
      <Icon name={isGood ? 'ok' : 'warn'} size={40} className={styles.sign} />
      <View className={cx(styles.said)}>
        <View className={cx(styles.strong)}>{word}</View>
        {text}
      </View>
    </View>
  )
}
