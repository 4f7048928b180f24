import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { lazy } from '@/lib/lazy/lazy'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { typedCopy } from '@/lib/ballots/receipt-words'
import { ReceiptEntry } from '@/parts/ballot/lazy-receipt-entry'
import { TurnoutBar } from '@/parts/ballot/turnout-bar'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { FailureBox } from '@/ui/message-box/failure-box'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { copy, infoCopy } from '../copy'
import { useCast } from '../use-cast'
import { useSupport } from '../use-support'
import { VoteBar } from './vote-bar'
import { VoteCheck } from './receipt/vote-check'
import { VoteChoice } from './vote-choice'
import { Supporters, VoteHead } from './vote-head'
import { VoteResult } from './vote-result'
import { VoteSpend } from './vote-spend'
import styles from './info.module.scss'

const CancelSheet = lazy(() =>
  import(/* webpackChunkName: "ballot" */ './cancel-sheet').then(({ CancelSheet }) => CancelSheet),
)
const ReceiptOfVote = lazy(() =>
  import(/* webpackChunkName: "ballot" */ './receipt/receipt-of-vote').then(({ ReceiptOfVote }) => ReceiptOfVote),
)

export interface VoteScreenProps {
  readonly vote: VoteInfo
  readonly onReload: () => Promise<unknown>
  readonly onBuyBlock: () => void
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** One vote in every state: asking for support, open, counted, cancelled. Source: community §4 (pages). */
export function VoteScreen({ vote, onReload, onBuyBlock, navEnd, children }: VoteScreenProps) {
  const user = useAtomValue(userAtom)
  const { now } = useAtomValue(serverClockAtom)
  const casting = useCast(vote, onReload)
  const supporting = useSupport(vote)
  const [sheet, setSheet] = useState<'cancel' | 'receipt'>()
  const reload = () => void onReload()
  const close = () => setSheet(undefined)
  const isOpen = vote.state === 'open' && now() < (vote.closeAt ?? 0)
  const { shown } = casting
  const failure = casting.failure ?? supporting.failure
  const [hide, retry] = casting.failure ? [casting.hide, casting.cast] : [supporting.hide, supporting.again]
  return (
    <Screen
      title={copy.title}
      subtitle={`${vote.areaName} · ${vote.no}`}
      plate={user?.blockNo}
      isOffered={vote.mine?.inTransfer}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={
        <VoteBar
          vote={vote}
          casting={casting}
          supporting={supporting}
          onBuyBlock={onBuyBlock}
          onCancel={() => setSheet('cancel')}
          onReceipt={() => setSheet('receipt')}
        />
      }
    >
      <VoteHead vote={vote} onEnd={reload} />
      {vote.state === 'open' && <Turnout vote={vote} />}
      <VoteResult vote={vote} />
      {isOpen && <VoteChoice vote={vote} casting={casting} />}
      {vote.isPublished && <VoteCheck vote={vote} />}
      {vote.spend && <VoteSpend spend={vote.spend} />}
      <Supporters vote={vote} />
      {shown && <ReceiptOfVote vote={vote} {...shown} onClose={casting.close} onMissing={casting.close} />}
      {sheet === 'receipt' && <ReceiptEntry act={typedCopy.toChange} onEnter={casting.take} onClose={close} />}
      {sheet === 'cancel' && vote.acts.includes('cancel') && (
        <CancelSheet vote={vote} onClose={close} onMissing={close} />
      )}
      {failure && <FailureBox failure={failure} onHide={hide} steps={{ reload, retry }} />}
      {children}
    </Screen>
  )
}

/** How many have voted so far, and why no counts are shown. */
function Turnout({ vote }: { readonly vote: VoteInfo }) {
  const hidden = vote.results === 'atEnd' ? infoCopy.hidden : vote.tally ? undefined : infoCopy.afterVote
  return (
    <Section>
      <View className={cx(styles.turnout)}>
        <TurnoutBar of={vote} isOver={vote.state !== 'open'} isNamed />
        {hidden !== undefined && (
          <View className={cx(styles.hidden)}>
            <Icon name='eye-off' size={40} />
            <View className={cx(styles.text)}>{hidden}</View>
          </View>
        )}
      </View>
    </Section>
  )
}
