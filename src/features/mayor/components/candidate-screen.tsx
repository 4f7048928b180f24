import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useMomentText } from '@/lib/session/moment'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { candidateCopy, copy } from '../copy'
import { CandidateName } from './candidates'
import { Face } from './face'
import styles from './candidates.module.scss'

export interface CandidateScreenProps {
  readonly election: MayorElection
  readonly candidate: MayorElection['candidates'][number]
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** What a candidate says. Source: community §7 (pages: statement of a candidate). */
export function CandidateScreen({ election, candidate, onReload, navEnd, children }: CandidateScreenProps) {
  const user = useAtomValue(userAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const moment = useMomentText()
  const { statement, thumbs, at, state, reason } = candidate
  return (
    <Screen
      title={candidateCopy.page}
      subtitle={`${copy.term(election.termNo)}${copy.title}`}
      plate={user?.blockNo}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={
        <BottomBar>
          <Button kind='secondary' onPress={() => goUp('mayor', { id: election.electionId })}>
            {candidateCopy.toElection}
          </Button>
        </BottomBar>
      }
    >
      <Section>
        <View className={cx(styles.person)}>
          <Face of={candidate} size='l' />
          <View className={cx(styles.said)}>
            <CandidateName of={candidate} />
            <View className={cx(styles.small)}>{candidateCopy.joined(moment(at))}</View>
            <View className={cx(styles.small)}>{candidateCopy.noDisputes}</View>
          </View>
        </View>
        <View className={cx(styles.content)}>{statement}</View>
        {thumbs !== '' && <ImageGrid label={candidateCopy.pictures} value={thumbs} urlOf={urlOf} />}
      </Section>
      <Section>
        <Cell
          icon='star'
          title={candidateCopy.trades}
          note={candidateCopy.tradesNote}
          onPress={() => goTo('block', { id: candidate.blockId, home: 1 })}
        />
      </Section>
      {state === 'struck' && reason !== '' && <Note tone='warning'>{candidateCopy.struckBecause(reason)}</Note>}
      {children}
    </Screen>
  )
}
