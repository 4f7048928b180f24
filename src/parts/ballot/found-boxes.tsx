import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { grouped } from '@contract/digits'
import { momentText } from '@/lib/format/moments'
import type { Asked, Found, PublishedBallot } from '@/lib/ballots/found'
import { foundBallot } from '@/lib/ballots/found'
import { checkCopy } from '@/lib/ballots/receipt-words'
import type { Receipt } from '@/lib/ballots/receipts'
import type { ReadBallots } from '@/lib/ballots/use-ballot-check'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import styles from './check.module.scss'

export interface FoundBoxesProps {
  readonly asked: Asked
  readonly read: ReadBallots<PublishedBallot>
  readonly receipt: Receipt | undefined
  /** Whether these ballots give the result that was published. */
  readonly isSame: boolean
}

/** What the published ballots said, once they were read: of the own one, and of them all. Source: mockup 23-vote-result. */
export function FoundBoxes({ asked, read, receipt, isSame }: FoundBoxesProps) {
  const { now } = useAtomValue(serverClockAtom)
  return (
    <>
      {receipt && <FoundBox found={foundBallot(asked, read.ballots, receipt)} />}
      <FoundBox found={recounted(isSame, grouped(read.ballots.length), momentText(read.at, now()))} />
    </>
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
