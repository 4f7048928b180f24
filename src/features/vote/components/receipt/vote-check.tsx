import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { grouped } from '@contract/digits'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { momentText } from '@contract/moments'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Section, SectionHead } from '@/ui/section/section'
import { checkCopy, typedCopy } from '../../copy'
import { isSameCount } from '../../recount'
import type { Found } from '../../rules/found'
import { foundBallot, receiptEnd } from '../../rules/found'
import type { ReadBallots } from '../../use-check'
import { useBallotCheck } from '../../use-check'
import { NamedBallots } from './named-ballots'
import { ReceiptEntry } from './receipt-entry'
import styles from '../result.module.scss'

/** Looking for one's own ballot among the published ones, and counting them all again on this device. Source: mockup 23-vote-result. */
export function VoteCheck({ vote }: { readonly vote: VoteInfo }) {
  const check = useBallotCheck(vote)
  const { now } = useAtomValue(serverClockAtom)
  const [isTyping, setTyping] = useState(false)
  const { receipt, read, parts } = check
  const hint = receipt ? checkCopy.mine(receiptEnd(receipt.receipt)) : checkCopy.none
  const isReading = parts !== undefined
  return (
    <Section>
      <SectionHead title={checkCopy.title} end={checkCopy.allPublished(grouped(vote.cast))} />
      {(!read || !receipt) && <View className={cx(styles.hint)}>{hint}</View>}
      {read && receipt && <FoundBox found={foundBallot(vote, read.ballots, receipt)} />}
      {read && <FoundBox found={recounted(vote, read, momentText(read.at, now()))} />}
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
      {read && !vote.anonymous && <NamedBallots vote={vote} ballots={read.ballots} />}
      {isTyping && <ReceiptEntry act={typedCopy.toCheck} onEnter={check.look} onClose={() => setTyping(false)} />}
    </Section>
  )
}

function recounted(vote: VoteInfo, { ballots }: ReadBallots, moment: string): Found {
  const count = grouped(ballots.length)
  return isSameCount(vote, ballots)
    ? { isGood: true, word: checkCopy.same, text: checkCopy.sameAs(count, moment) }
    : { isGood: false, word: checkCopy.other, text: checkCopy.otherAs(count) }
}

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
