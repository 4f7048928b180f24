import { View } from '@tarojs/components'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { goTo } from '@/lib/routes/go'
import poll from '@/parts/ballot/poll.module.scss'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { candidateCopy, rankCopy } from '../copy'
import type { Ranking } from '../use-rank'
import { Face } from './face'
import styles from './candidates.module.scss'

type Candidate = MayorElection['candidates'][number]

export interface CandidatesProps {
  readonly election: MayorElection
  /** With it the candidates can be ranked. */
  readonly ranking?: Ranking
}

/** Who stands, and who did. Source: mockups 27-mayor-join, 16-mayor. */
export function Candidates({ election, ranking }: CandidatesProps) {
  const { candidates, electionId, state } = election
  const isDrawn = state === 'voting' || state === 'seated'
  return (
    <>
      <SectionHead
        title={candidateCopy.list}
        count={candidates.length}
        end={isDrawn ? candidateCopy.byLot : candidateCopy.byTime}
      />
      {candidates.length === 0 ? (
        <EmptyState kind='empty' title={candidateCopy.none} text={candidateCopy.noneText} />
      ) : (
        <Section>
          {candidates.map((one) => (
            <View key={one.place} className={cx(styles.row)}>
              <Pressable
                className={cx(styles.who)}
                onPress={() => goTo('mayorInfo', { id: electionId, block: one.blockNo })}
              >
                <Face of={one} />
                <View className={cx(styles.said, one.state !== 'standing' && styles.gone)}>
                  <CandidateName of={one} />
                  <View className={cx(styles.line)}>{one.statement}</View>
                </View>
              </Pressable>
              {ranking && one.state === 'standing' && <RankKey of={one} ranking={ranking} />}
            </View>
          ))}
        </Section>
      )}
      <View className={cx(poll.under)}>{candidateCopy.rules}</View>
    </>
  )
}

/** A candidate's name and block, and what became of the candidacy. */
export function CandidateName({ of: { nickName, blockNo, isMine, state } }: { readonly of: Candidate }) {
  return (
    <View className={cx(styles.name)}>
      {nickName}
      <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />
      {state !== 'standing' && <Tag tone='warning'>{candidateCopy[state]}</Tag>}
    </View>
  )
}

/** The plate on which a candidate gets a rank. */
function RankKey({ of: { place, nickName }, ranking }: { readonly of: Candidate; readonly ranking: Ranking }) {
  const at = ranking.ranks.indexOf(place) + 1
  const label = at > 0 ? rankCopy.ranked(nickName, at) : rankCopy.unranked(nickName)
  return (
    <Pressable className={cx(styles.rank, at > 0 && styles.ranked)} label={label} onPress={() => ranking.tap(place)}>
      {at > 0 ? at : rankCopy.pick}
    </Pressable>
  )
}
