import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { grouped } from '@contract/digits'
import { receiptGroups } from '@contract/vote/receipt'
import { endText, momentText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { receiptCopy } from '@/lib/ballots/receipt-words'
import { blocksMissing, percent } from '@/lib/ballots/turnout'
import type { CastAnswer } from '@/lib/ballots/use-ballot-cast'
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
import { showToast } from '@/ui/toast/toast'
import styles from './receipt.module.scss'

/** The vote or the election that a ballot was cast in. */
export interface ReceiptAbout {
  readonly title: string
  readonly no: string
  /** The block that voted; undefined without one in this city. */
  readonly blockNo: number | undefined
  readonly closeAt: number | null
  readonly minTurnout: number
  /** Who voted what is published. */
  readonly isNamed?: boolean
}

export interface ReceiptSheetProps {
  readonly about: ReceiptAbout
  readonly receipt: string
  /** What was chosen, in words; undefined while that is not known for certain. */
  readonly choice: string | undefined
  /** The ballot was cast just now. */
  readonly answer?: CastAnswer
  readonly onClose: () => void
}

/** The receipt of a ballot, to be copied; the choice only after a tap. Source: mockup 23-vote-receipt. */
export function ReceiptSheet({ about, receipt, choice, answer, onClose }: ReceiptSheetProps) {
  const groups = receiptGroups(receipt)
  const copyIt = async () => showToast((await copyText(receipt)) ? receiptCopy.copied : receiptCopy.notCopied)
  return (
    <Sheet title={answer ? receiptCopy.title : receiptCopy.shown} onClose={onClose}>
      <View className={cx(styles.body)}>
        {answer && <Turnout minTurnout={about.minTurnout} answer={answer} />}
        <View className={cx(styles.slip)}>
          <About about={about} at={answer?.at} />
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
          <Yours text={choice ?? receiptCopy.unknown} />
        </View>
        <View className={cx(styles.note)}>
          <Note>{about.isNamed === true ? receiptCopy.named : `${receiptCopy.note}${receiptCopy.private}`}</Note>
        </View>
      </View>
      <BottomBar actions={[{ icon: 'copy', text: receiptCopy.copy, onPress: () => void copyIt() }]}>
        <Button onPress={onClose}>{receiptCopy.ok}</Button>
      </BottomBar>
    </Sheet>
  )
}

function Turnout({ minTurnout, answer }: { readonly minTurnout: number; readonly answer: CastAnswer }) {
  const { cast, census } = answer
  const missing = blocksMissing({ cast, census, minTurnout })
  const line = missing === 0 ? receiptCopy.reached : receiptCopy.missing(grouped(missing))
  return <View className={cx(styles.top)}>{`${receiptCopy.turnout(percent(cast, census))}，${line}`}</View>
}

function About({ about, at }: { readonly about: ReceiptAbout; readonly at: number | undefined }) {
  const { now } = useAtomValue(serverClockAtom)
  const { title, no, blockNo, closeAt } = about
  const facts = [
    no,
    ...(blockNo === undefined ? [] : [`${blockNo} 号`]),
    ...(at === undefined ? [] : [momentText(at, now())]),
  ]
  return (
    <View className={cx(styles.about)}>
      <View className={cx(styles.title)}>{title}</View>
      <View className={cx(styles.small)}>{factsText(facts)}</View>
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
