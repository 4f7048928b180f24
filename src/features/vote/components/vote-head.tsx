import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { percentText } from '@contract/spans'
import { dayText, momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Plate } from '@/ui/plate/plate'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { infoCopy } from '../copy'
import { Supports, VoteTags, VoteTurnLine } from './vote-card'
import styles from './info.module.scss'

export interface VoteHeadProps {
  readonly vote: VoteInfo
  /** A deadline is over. */
  readonly onEnd: () => void
}

/** Whose turn it is, what is asked, by whom, and by which rules. Source: mockups 16-vote, 23-vote-multi. */
export function VoteHead({ vote, onEnd }: VoteHeadProps) {
  const { title, content, createdAt, openAt, cancelledBecause, kind, payeeBlockNo, purpose } = vote
  return (
    <>
      <Section>
        <View className={cx(styles.head)}>
          <VoteTurnLine vote={vote} onEnd={onEnd} />
          <View className={cx(styles.title)}>{title}</View>
          <View className={cx(styles.tags)}>
            <VoteTags vote={vote} />
            <View className={cx(styles.small)}>{infoCopy.startedOn(dayText(openAt ?? createdAt))}</View>
          </View>
          {content !== '' && <View className={cx(styles.content)}>{content}</View>}
        </View>
        <View className={cx(styles.facts)}>
          {factsOf(vote).map(({ name, value }) => (
            <View key={name} className={cx(styles.fact)}>
              <View className={cx(styles.small)}>{name}</View>
              <View className={cx(styles.value)}>{value}</View>
            </View>
          ))}
        </View>
        {kind === 'fund' && payeeBlockNo !== null && (
          <Cell title={infoCopy.payee} value={infoCopy.block(payeeBlockNo)} />
        )}
        {purpose !== '' && <Cell title={infoCopy.purpose} value={purpose} />}
        {openAt === null && <Cell title={infoCopy.days} value={infoCopy.daysOf(vote.days)} />}
      </Section>
      {cancelledBecause !== '' && <Note>{infoCopy.cancelledBecause(cancelledBecause)}</Note>}
    </>
  )
}

/** The three rules that matter most for this kind of vote. */
function factsOf({ amount, ballot, passShare, minTurnout, results }: VoteInfo) {
  const pass = { name: ballot === 'yesno' ? infoCopy.passShare : infoCopy.acceptShare, value: percentText(passShare) }
  const least = { name: infoCopy.minTurnout, value: percentText(minTurnout) }
  return amount === null
    ? [pass, least, { name: infoCopy.results, value: infoCopy.policy[results] }]
    : [{ name: infoCopy.amount, value: `¥${yuanText(amount)}` }, pass, least]
}

/** Who supports a vote that asks for money. */
export function Supporters({ vote }: { readonly vote: VoteInfo }) {
  const { now } = useAtomValue(serverClockAtom)
  const { supporters, supportUntil } = vote
  if (supportUntil === null && supporters.length === 0) return null
  return (
    <Section>
      <SectionHead title={infoCopy.supporters} count={supporters.length} />
      <View className={cx(styles.pad)}>
        {supportUntil !== null && <Supports vote={vote} />}
        {supporters.length === 0 && <View className={cx(styles.small)}>{infoCopy.noSupporters}</View>}
        {supporters.map(({ blockNo, at, isMayor }) => (
          <View key={blockNo} className={cx(styles.tags)}>
            <Plate no={blockNo} look={blockNo === vote.mine?.blockNo ? 'mine' : 'other'} />
            {isMayor && <Tag>{infoCopy.mayor}</Tag>}
            <View className={cx(styles.small, styles.end)}>{momentText(at, now())}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}
