import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { RecordRow } from '@/ui/record-row/record-row'
import { Section, SectionHead } from '@/ui/section/section'
import type { FundInfo } from '../atoms'
import { copy } from '../copy'
import styles from './fund.module.scss'

export interface FundVotesProps {
  readonly votes: FundInfo['votes']
  /** A vote has closed. */
  readonly onEnd: () => void
}

/** What open votes ask of the fund, the next to close first. Source: mockup 16-fund. */
export function FundVotes({ votes, onEnd }: FundVotesProps) {
  const { now } = useAtomValue(serverClockAtom)
  if (votes.length === 0) return null
  return (
    <Section>
      <SectionHead title={copy.votes} count={votes.length} />
      <View className={cx(styles.rows)}>
        {votes.map(({ voteId, title, amount, closeAt, isTurn }) => (
          <RecordRow
            key={voteId}
            what={title}
            amount={amount}
            when={
              <>
                {copy.voting}
                <Countdown deadlineMs={closeAt} now={now} onEnd={onEnd} />
              </>
            }
            state={isTurn && <View className={cx(styles.mine)}>{copy.yourVote}</View>}
            onPress={() => goTo('vote', { id: voteId })}
          />
        ))}
      </View>
    </Section>
  )
}
