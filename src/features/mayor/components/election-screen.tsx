import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { endText } from '@/lib/format/moments'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { castCopy, typedCopy } from '@/lib/ballots/receipt-words'
import poll from '@/parts/ballot/poll.module.scss'
import { ReceiptEntry } from '@/parts/ballot/lazy-receipt-entry'
import { ReceiptSheet } from '@/parts/ballot/receipt-sheet'
import { TurnoutBar } from '@/parts/ballot/turnout-bar'
import type { CastBallot } from '@/lib/ballots/use-ballot-cast'
import { cx } from '@/ui/cx/cx'
import { FailureBox } from '@/ui/message-box/failure-box'
import { Note } from '@/ui/note/note'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { Pressable } from '@/ui/pressable/pressable'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import type { MayorPage } from '../atoms'
import { copy, rankCopy, standCopy } from '../copy'
import { ranksText } from '../rules/ranks'
import { useAct } from '../use-act'
import type { Ranking } from '../use-rank'
import { useRank } from '../use-rank'
import { BallotSheet } from './ballot-sheet'
import { Candidates } from './candidates'
import { Conditions, InRowRule } from './conditions'
import { ElectionHead } from './head'
import { JoinSheet } from './join-sheet'
import { LeaveBox } from './leave-box'
import type { MayorSheet } from './mayor-bar'
import { MayorBar } from './mayor-bar'
import type { ResultProps } from './result'
import { Result, VoidNote } from './result'
import { MayorRights, SeatCard } from './seat'
import styles from './page.module.scss'

export interface ElectionScreenProps {
  readonly page: MayorPage
  readonly election: MayorElection
  readonly onReload: () => Promise<unknown>
  readonly onBuyBlock: () => void
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** One election in every stage. Source: community §7 (pages). */
export function ElectionScreen({ page, election, onReload, onBuyBlock, navEnd, children }: ElectionScreenProps) {
  const user = useAtomValue(userAtom)
  const [sheet, setSheet] = useState<MayorSheet | 'own' | 'resign'>()
  const close = () => setSheet(undefined)
  const reload = () => void onReload()
  const ranking = useRank(election, async () => {
    close()
    await onReload()
  })
  const acting = useAct(election, onReload)
  const [failure, hide, retry] = ranking.failure
    ? [ranking.failure, ranking.hide, ranking.cast]
    : [acting.failure, acting.hide, acting.again]
  const bar = { election, enabled: page.enabled, ranking, acting, onSheet: setSheet, onBuyBlock }
  return (
    <Screen
      title={copy.title}
      subtitle={useSubtitle(election)}
      plate={user?.blockNo}
      isOffered={election.mine?.inTransfer}
      titleEnd={<Menu election={election} onResign={() => setSheet('resign')} />}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={<MayorBar {...bar} />}
    >
      <ElectionHead election={election} onEnd={reload} />
      <Body
        page={page}
        election={election}
        ranking={ranking}
        isAsked={sheet === 'check'}
        onClose={close}
        onReceipt={() => setSheet('own')}
      />
      {sheet === 'ballot' && ballotMay(election) && (
        <BallotSheet election={election} ranking={ranking} onClose={close} />
      )}
      {sheet === 'join' && <JoinSheet election={election} onDone={onReload} onClose={close} />}
      {sheet === 'receipt' && <ReceiptEntry act={typedCopy.toChange} onEnter={ranking.take} onClose={close} />}
      {sheet === 'own' && ranking.own && (
        <OwnReceipt election={election} ballot={{ receipt: ranking.own }} onClose={close} />
      )}
      {ranking.shown && <OwnReceipt election={election} ballot={ranking.shown} onClose={ranking.close} />}
      <LeaveBox
        election={election}
        acting={acting}
        leaving={sheet === 'resign' ? 'resign' : undefined}
        onClose={close}
      />
      {failure && <FailureBox failure={failure} onHide={hide} steps={{ reload, retry, orders: reload }} />}
      {children}
    </Screen>
  )
}

/** The menu of the module; the mayor leaves the seat from there, which is not what the page is for. */
function Menu({ election, onResign }: { readonly election: MayorElection; readonly onResign: () => void }) {
  const last = { text: standCopy.resign, icon: 'logout', onPress: onResign } as const
  return <MenuKey type='mayor' {...(election.acts.includes('resign') && { last })} />
}

const ballotMay = ({ acts }: MayorElection): boolean => acts.includes('cast') || acts.includes('change')

function useSubtitle({ state, termNo, closedAt, voteTo }: MayorElection): string {
  const { now } = useAtomValue(serverClockAtom)
  return state === 'seated' ? copy.countedAt(termNo, endText(closedAt ?? voteTo, now())) : copy.subtitle(termNo)
}

interface BodyProps extends Pick<ElectionScreenProps, 'page' | 'election'>, Pick<ResultProps, 'isAsked' | 'onClose'> {
  readonly ranking: Ranking
  readonly onReceipt: () => void
}

function Body({ page: { seat }, election, ranking, isAsked, onClose, onReceipt }: BodyProps) {
  const { state, mine, acts, census } = election
  return (
    <>
      {state === 'void' && <VoidNote election={election} />}
      <Result election={election} isAsked={isAsked} onClose={onClose} />
      {seat?.electionId === election.electionId && acts.includes('resign') && <MayorRights />}
      {state === 'voting' && <Voting election={election} ranking={ranking} onReceipt={onReceipt} />}
      {seat && state !== 'voting' && <SeatCard seat={seat} />}
      {(state !== 'announced' || election.candidates.length > 0) && (
        <Candidates
          election={election}
          {...(ballotMay(election) && (mine?.cast !== true || ranking.own) && { ranking })}
        />
      )}
      {(state === 'announced' || state === 'nominating') && <InRowRule election={election} />}
      {state === 'nominating' && mine && mine.place === null && (
        <Conditions mine={mine} mostInRow={election.mostInRow} />
      )}
      {state === 'void' && census > 0 && <Turnout election={election} />}
    </>
  )
}

/** How to rank, how many have voted, and the receipt of the own ballot. */
function Voting({ election, ranking, onReceipt }: Pick<BodyProps, 'election' | 'ranking' | 'onReceipt'>) {
  const { mine, acts } = election
  return (
    <>
      <Turnout election={election} />
      <Note>{rankCopy.how}</Note>
      {mine?.cast && ranking.own && (
        <Pressable className={cx(poll.link)} onPress={onReceipt}>
          {rankCopy.yourReceipt}
        </Pressable>
      )}
      {mine?.cast && !ranking.own && acts.includes('change') && <Note tone='warning'>{castCopy.noReceipt}</Note>}
    </>
  )
}

const Turnout = ({ election }: Pick<BodyProps, 'election'>) => (
  <Section>
    <View className={cx(styles.turnout)}>
      <TurnoutBar of={election} isOver={election.state !== 'voting'} isNamed />
    </View>
  </Section>
)

interface OwnReceiptProps {
  readonly election: MayorElection
  readonly ballot: Pick<CastBallot, 'receipt'> & Partial<CastBallot>
  readonly onClose: () => void
}

/** The receipt of a ballot in an election. */
function OwnReceipt({ election, ballot: { receipt, answer }, onClose }: OwnReceiptProps) {
  const { no, termNo, mine, voteTo, minTurnout } = election
  const title = `${copy.term(termNo)}${copy.title}`
  return (
    <ReceiptSheet
      about={{ title, no, blockNo: mine?.blockNo, closeAt: voteTo, minTurnout }}
      receipt={receipt.receipt}
      choice={receipt.choice === null ? undefined : ranksText(election, receipt.choice)}
      {...(answer && { answer })}
      onClose={onClose}
    />
  )
}
