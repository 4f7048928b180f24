import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { yuanText } from '@/lib/format/yuan'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Countdown } from '@/ui/countdown/countdown'
import { Note } from '@/ui/note/note'
import { Plate } from '@/ui/plate/plate'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { TurnPlate } from '@/ui/turn/turn-plate'
import type { Handover } from '../atoms'
import { handoverCopy as copy, stepCopy } from '../copy'
import { stepText, stepsOf } from '../rules/steps'
import styles from './handover.module.scss'
import type { PasswordPlateProps } from './password-plate'
import { PasswordPlate } from './password-plate'

export interface BuyerBodyProps extends PasswordPlateProps {
  /** Opens another block of the same check-out. */
  readonly onOther: (orderId: number) => void
}

/** A handover as the buyer sees it: the block, its new password once, what happened and what comes next. Source: mockup 29-handover. */
export function BuyerBody({ handover, secret, onFind, onOther }: BuyerBodyProps) {
  const { now } = useAtomValue(serverClockAtom)
  // As long as the password is on the page it is the reader's turn to write it down.
  const passwordState = secret.password === undefined ? handover.passwordState : 'waits'
  const steps = stepsOf({ ...handover, passwordState }, now())
  const isObjected = handover.state === 'objected'
  return (
    <>
      {isObjected && (
        <TurnPlate
          mine={false}
          dispute
          what={stepCopy.waits}
          otherwise={stepCopy.then}
          {...deadlineOf(handover, now)}
        />
      )}
      <Head handover={handover} />
      {handover.passwordState !== null && !isObjected && (
        <PasswordPlate handover={handover} secret={secret} onFind={onFind} />
      )}
      <Decision handover={handover} />
      <Section>
        <SectionHead title={stepCopy.head} end={stepText(steps)} />
        <Timeline steps={steps} />
        {handover.others.map(({ orderId, blockNo, passwordState }) => (
          <View key={orderId} className={cx(styles.other)}>
            <Cell
              lead={<Plate no={blockNo} size='m' look={passwordState === null ? 'other' : 'mine'} />}
              title={copy.other}
              note={copy.otherNotes[passwordState ?? 'none']}
              onPress={() => onOther(orderId)}
            />
          </View>
        ))}
      </Section>
    </>
  )
}

/** Until when an objection is decided, while that is still to come. */
function deadlineOf({ objection }: Handover, now: () => number) {
  const until = objection?.decideBy ?? 0
  return until > now() ? { time: <Countdown deadlineMs={until} now={now} withSeconds /> } : {}
}

function Head({ handover }: { readonly handover: Handover }) {
  const moment = useMomentText()
  const { state, side, blockNo, place, capacity, at, price } = handover
  const isUndone = state === 'undone'
  const isMine = isUndone === (side === 'seller')
  const isObjected = state === 'objected'
  const yours = isObjected ? copy.frozen(blockNo) : copy.yours(blockNo)
  const mine = isUndone ? copy.returned(blockNo) : yours
  return (
    <Section>
      <View className={cx(styles.big)}>
        <View className={cx(styles.bigWords)}>
          <View className={cx(styles.bigTitle)}>{isMine ? mine : copy.undoneTitle(blockNo)}</View>
          <View className={cx(styles.bigText)}>
            {isMine ? copy.facts(place, capacity, moment(at)) : copy.undoneFacts(yuanText(price))}
          </View>
        </View>
        <Plate no={blockNo} size='l' look={isObjected ? 'frozen' : isMine ? 'mine' : 'other'} />
      </View>
    </Section>
  )
}

/** How an objection was decided, and why. */
export function Decision({ handover: { decision, state } }: { readonly handover: Handover }) {
  if (decision === null) return null
  return <Note>{state === 'undone' ? copy.becauseUndone(decision.text) : copy.becauseUpheld(decision.text)}</Note>
}
