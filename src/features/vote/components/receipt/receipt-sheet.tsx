import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { grouped } from '@contract/digits'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { endText, momentText } from '@contract/moments'
import { receiptGroups } from '@contract/vote/receipt'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { copyText } from '@/platform/clipboard/clipboard'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Tag } from '@/ui/tag/tag'
import { showToast } from '@/ui/toast/toast'
import { receiptCopy } from '../../copy'
import type { Receipt } from '../../receipts'
import { chosenText } from '../../rules/choice'
import { blocksMissing, percent } from '../../rules/figures'
import type { CastAnswer } from '../../use-cast'
import styles from './receipt.module.scss'

export interface ReceiptSheetProps {
  readonly vote: VoteInfo
  readonly receipt: Receipt
  /** The ballot was cast just now. */
  readonly answer?: CastAnswer
  readonly onClose: () => void
}

/** The receipt of a ballot, to be copied; the choice only after a tap. Source: mockup 23-vote-receipt. */
export function ReceiptSheet({ vote, receipt: own, answer, onClose }: ReceiptSheetProps) {
  const { receipt, choice } = own
  const groups = receiptGroups(receipt)
  const copyIt = async () => showToast((await copyText(receipt)) ? receiptCopy.copied : receiptCopy.notCopied)
  return (
    <Sheet title={answer ? receiptCopy.title : receiptCopy.shown} onClose={onClose}>
      <View className={cx(styles.body)}>
        {answer && <Turnout vote={vote} answer={answer} />}
        <View className={cx(styles.slip)}>
          <About vote={vote} at={answer?.at} />
          <View className={cx(styles.number)}>
            <View className={cx(styles.small)}>{receiptCopy.number}</View>
            <View
              className={cx(styles.groups)}
              {...a11y.describe({ role: 'text', label: receiptCopy.label(groups.join('，')) })}
            >
              {groups.map((group) => (
                <View key={group}>{group}</View>
              ))}
            </View>
            <View className={cx(styles.small)}>{receiptCopy.kept}</View>
          </View>
          <Yours text={choice === null ? receiptCopy.unknown : chosenText(vote, choice)} />
        </View>
        <View className={cx(styles.note)}>
          <Note>
            {receiptCopy.note}
            {receiptCopy.private}
          </Note>
        </View>
      </View>
      <BottomBar actions={[{ icon: 'copy', text: receiptCopy.copy, onPress: () => void copyIt() }]}>
        <Button onPress={onClose}>{receiptCopy.ok}</Button>
      </BottomBar>
    </Sheet>
  )
}

function Turnout({ vote, answer }: { readonly vote: VoteInfo; readonly answer: CastAnswer }) {
  const { cast, census } = answer
  const missing = blocksMissing({ cast, census, minTurnout: vote.minTurnout })
  const line = missing === 0 ? receiptCopy.reached : receiptCopy.missing(grouped(missing))
  return (
    <View className={cx(styles.top)}>
      <View>{`${receiptCopy.turnout(percent(cast, census))}，${line}`}</View>
      {answer.pointsRow && <Tag tone='primary'>{receiptCopy.points}</Tag>}
    </View>
  )
}

function About({ vote, at }: { readonly vote: VoteInfo; readonly at: number | undefined }) {
  const { now } = useAtomValue(serverClockAtom)
  const { title, no, mine, closeAt } = vote
  const facts = [no, ...(mine ? [`${mine.blockNo} 号`] : []), ...(at === undefined ? [] : [momentText(at, now())])]
  return (
    <View className={cx(styles.about)}>
      <View className={cx(styles.title)}>{title}</View>
      <View className={cx(styles.small)}>{facts.join(' · ')}</View>
      {closeAt !== null && now() < closeAt && (
        <View className={cx(styles.small)}>{receiptCopy.until(endText(closeAt, now()))}</View>
      )}
    </View>
  )
}

/** The choice, which others should not see over a shoulder. */
function Yours({ text }: { readonly text: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <View className={cx(styles.yours)}>
      <View className={cx(styles.small)}>{receiptCopy.yours}</View>
      {isShown ? (
        <View className={cx(styles.choice)}>{text}</View>
      ) : (
        <Pressable className={cx(styles.reveal)} onPress={() => setShown(true)}>
          <Icon name='eye-off' size={36} />
          {receiptCopy.reveal}
        </Pressable>
      )}
    </View>
  )
}
