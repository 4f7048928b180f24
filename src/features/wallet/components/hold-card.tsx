import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { HoldView } from '@contract/endpoints/money/holds'
import { momentText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { serverClockAtom, useServerNow } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import { holdCopy } from '../hold-copy'
import { beganOf, passedShare, toneOfHold, whoOf, wordsOf } from '../rules/hold-turn'
import type { HoldAct } from '../holds'
import { endingAtom, endingKey } from '../holds'
import styles from './hold-card.module.scss'

export interface HoldCardProps {
  readonly hold: HoldView
  /** Opens what it belongs to; missing where there is no page for it. */
  readonly onOpen?: (() => void) | undefined
  readonly onEnd: (act: HoldAct) => void
}

/** Frozen money as a card: what, how much, whose turn, since when, until when, and both ways it may end. Source: mockup 09-freeze. */
export function HoldCard({ hold, onOpen, onEnd }: HoldCardProps) {
  const ending = useAtomValue(endingAtom)
  const about = factsText([hold.reference, hold.subject])
  return (
    <Section card lit={hold.turn === 'me'}>
      <View className={cx(styles.body)}>
        <View className={cx(styles.head)}>
          <View className={cx(styles.reason)}>{holdCopy.reasons[hold.reason]}</View>
          <Yuan fen={hold.amount} size='m' className={cx(styles.amount)} />
        </View>
        {about !== '' && <View className={cx(styles.about)}>{about}</View>}
        <Turn hold={hold} />
        <TimeBar hold={hold} />
        <View className={cx(styles.outcomes)}>
          {hold.outcomes.map((outcome, at) => (
            <View key={outcome.when} className={cx(styles.outcome, at === 0 && hold.turn === 'me' && styles.mine)}>
              <View className={cx(styles.when)}>{outcome.when}</View>
              <View className={cx(styles.then)}>{outcome.then}</View>
            </View>
          ))}
        </View>
      </View>
      {(hold.acts.length > 0 || onOpen) && (
        <View className={cx(styles.acts)}>
          {hold.acts.map((act) => (
            <Button
              key={act}
              small
              kind='secondary'
              loading={ending === endingKey(hold, act) ? holdCopy.ends[act] : undefined}
              onPress={() => onEnd(act)}
            >
              {holdCopy.ends[act]}
            </Button>
          ))}
          {onOpen && hold.stage === 'receipt' && (
            <Button small kind='secondary' onPress={onOpen}>
              {holdCopy.problem}
            </Button>
          )}
          {onOpen && (
            <Button small kind={hold.turn === 'me' ? 'primary' : 'secondary'} onPress={onOpen}>
              {holdCopy.open[hold.refType]}
            </Button>
          )}
        </View>
      )}
    </Section>
  )
}

function Turn({ hold }: { readonly hold: HoldView }) {
  const { now } = useAtomValue(serverClockAtom)
  const { until, isDeadline } = hold
  const { act, otherwise } = wordsOf(hold)
  const line = { tone: toneOfHold(hold, now()), who: whoOf(hold), ...(act !== '' && { act }) }
  if (until === null) return <TurnLine {...line} />
  if (isDeadline) {
    const time = <Countdown deadlineMs={until} now={now} />
    return <TurnLine {...line} time={time} {...(otherwise && { otherwise })} />
  }
  const expected = until < now() ? holdCopy.overdue : holdCopy.expected(momentText(until, now()))
  return (
    <TurnLine
      {...line}
      act={
        <>
          {act}
          <View className={cx(styles.expected)}>{expected}</View>
        </>
      }
    />
  )
}

/** How much of the time has passed, with start and end. */
function TimeBar({ hold }: { readonly hold: HoldView }) {
  const now = useServerNow(60_000)
  const share = passedShare(hold, now)
  if (share === null || hold.until === null) {
    return <View className={cx(styles.ends)}>{beganOf(hold, now)}</View>
  }
  return (
    <>
      <View className={cx(styles.bar)} {...a11y.describe({ hidden: true })}>
        <View
          className={cx(styles.passed, hold.turn === 'me' && styles.blue)}
          style={{ width: `${(share * 100).toFixed(1)}%` }}
        />
      </View>
      <View className={cx(styles.ends)}>
        <View>{beganOf(hold, now)}</View>
        <View>{momentText(hold.until, now)}</View>
      </View>
    </>
  )
}
