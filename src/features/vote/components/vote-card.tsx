import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { VoteRow } from '@contract/endpoints/community/votes'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { TurnoutBar } from '@/parts/ballot/turnout-bar'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import { choiceText, copy, kindNames } from '../copy'
import { turnOf } from '../rules/turn'
import styles from './vote.module.scss'

export interface VoteCardProps {
  readonly vote: VoteRow
  /** A deadline is over. */
  readonly onEnd: () => void
}

/** A vote in a list; a tap opens it. Source: mockup 23-vote. */
export function VoteCard({ vote, onEnd }: VoteCardProps) {
  const { voteId, title, state, amount, supportUntil } = vote
  return (
    <Section>
      <Pressable className={cx(styles.card)} onPress={() => goTo('vote', { id: voteId })}>
        <VoteTurnLine vote={vote} onEnd={onEnd} isShort />
        <View className={cx(styles.title)}>{title}</View>
        <View className={cx(styles.line)}>
          <VoteTags vote={vote} isShort />
          {amount !== null && <Yuan fen={amount} size='s' className={cx(styles.end)} />}
        </View>
        {state === 'draft' && supportUntil !== null && <Supports vote={vote} />}
        {vote.openAt !== null && <TurnoutBar of={vote} isOver={vote.state !== 'open'} />}
        {vote.outcome && <View className={cx(styles.result)}>{copy[vote.state]}</View>}
      </Pressable>
    </Section>
  )
}

/** Whose turn it is with a vote, counted down; `isShort`: as a list has it. */
export function VoteTurnLine({ vote, onEnd, isShort = false }: VoteCardProps & { readonly isShort?: boolean }) {
  const { now } = useAtomValue(serverClockAtom)
  const blockNo = useAtomValue(userAtom)?.blockNo
  const { until, ...turn } = turnOf(vote, now(), blockNo, isShort)
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} onEnd={onEnd} /> }
  return <TurnLine {...turn} {...time} />
}

/** What kind of vote it is, how it is cast, and who wrote it; `isShort`: as a list has it. */
export function VoteTags({ vote, isShort = false }: { readonly vote: VoteRow; readonly isShort?: boolean }) {
  const { kind, ballot, maxChoice, anonymous, authorBlockNo, mine } = vote
  const isMany = ballot === 'multi' && maxChoice > 1
  const secrecy = anonymous ? copy.secret : copy.named
  return (
    <>
      <Tag tone={kind === 'fund' ? 'primary' : 'info'}>{kindNames[kind]}</Tag>
      <View className={cx(styles.edge)}>{isShort && isMany ? choiceText(vote) : secrecy}</View>
      <Plate no={authorBlockNo} look={mine?.isAuthor ? 'mine' : 'other'} />
      {isShort && mine?.isAuthor && <Tag tone='primary'>{copy.own}</Tag>}
    </>
  )
}

/** How many of the blocks that it takes support a vote. */
export function Supports({ vote: { supports, supportNeed } }: { readonly vote: VoteRow }) {
  return (
    <View className={cx(styles.line)}>
      {Array.from({ length: supportNeed }, (_, at) => (
        <View key={at} className={cx(styles.box, at < supports && styles.full)} />
      ))}
      <View className={cx(styles.small, styles.end)}>{copy.supports(supports, supportNeed)}</View>
    </View>
  )
}
