import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { HoldView } from '@contract/endpoints/money/holds'
import type { ListOnPage } from '@/lib/api/use-list'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { goTo } from '@/lib/routes/go'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { CardSkeleton } from '@/ui/skeleton/card-skeleton'
import { ListView } from '@/ui/list-view/list-view'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Yuan } from '@/ui/yuan/yuan'
import { holdCopy, holdWish } from '../hold-copy'
import type { HoldAct, HoldReason } from '../holds'
import { endHoldAtom, frozenTotalAtom } from '../holds'
import { HoldCard } from './hold-card'
import styles from './hold-card.module.scss'

export interface FreezeViewProps {
  readonly reason: HoldReason | ''
  readonly onReason: (reason: HoldReason | '') => void
  readonly holds: ListOnPage<HoldView, undefined>
  /** Called when a hold ended, because the sums are then out of date. */
  readonly onChanged: () => void
}

const reasons = ['order', 'buy', 'withdraw', 'handover'] as const

const opens: Readonly<Record<HoldView['refType'], ((hold: HoldView) => void) | undefined>> = {
  order: ({ refId }) => goTo('order', { id: refId }),
  buy: () => goTo('myBuys', { tab: 'bids' }),
  withdraw: () => goTo('withdraw'),
  block: undefined,
  none: undefined,
}

/** All frozen money, hold by hold. Source: mockup 09-freeze. */
export function FreezeView({ reason, onReason, holds, onChanged }: FreezeViewProps) {
  const [ending, setEnding] = useState<Ended>()
  return (
    <>
      <Sum />
      <Chips
        label={holdCopy.filter}
        items={[{ id: '', text: holdCopy.all }, ...reasons.map((id) => ({ id, text: holdCopy.short[id] }))]}
        chosen={reason}
        onPick={(id) => onReason(reasons.find((one) => one === id) ?? '')}
      />
      <ListView
        of={holds.list}
        onRetry={holds.retry}
        onMore={holds.more}
        skeleton={<CardSkeleton />}
        empty={<EmptyState kind='empty' title={holdCopy.none} text={holdCopy.promise(0).join('，')} />}
        filter={reason === '' ? undefined : { text: holdCopy.noneOfReason, onClear: () => onReason('') }}
        failure={(error) => ({ text: `${callErrorText(error)}。${holdCopy.safe}` })}
        end={holds.list.shown && holdCopy.end(holds.list.shown.total)}
      >
        {({ rows }) =>
          rows.map((hold) => {
            const open = opens[hold.refType]
            return (
              <HoldCard
                key={hold.holdId}
                hold={hold}
                onOpen={open && (() => open(hold))}
                onEnd={(act) => setEnding({ hold, act, stage: 'asking' })}
              />
            )
          })
        }
      </ListView>
      {ending && (
        <Ending
          {...ending}
          onStage={(stage) => setEnding({ ...ending, stage })}
          onHide={() => setEnding(undefined)}
          onEnded={onChanged}
        />
      )}
    </>
  )
}

function Sum() {
  const total = useAtomValue(frozenTotalAtom)
  if (total.tag !== 'ready') return null
  const [first, second] = holdCopy.promise(total.value.late)
  return (
    <Section>
      <View className={cx(styles.sum)}>
        <View>
          <View className={cx(styles.count)}>{holdCopy.sum(total.value.holds)}</View>
          <Yuan fen={total.value.frozen} size='hero' />
        </View>
        <View className={cx(styles.promise)}>
          <View>{first}</View>
          <View>{second}</View>
        </View>
      </View>
    </Section>
  )
}

interface Ended {
  readonly hold: HoldView
  readonly act: HoldAct
  readonly stage: 'asking' | 'sending' | Failure
}

interface EndingProps extends Ended {
  readonly onStage: (stage: Ended['stage']) => void
  readonly onHide: () => void
  readonly onEnded: () => void
}

/** Asks before a hold is ended early, and shows the result. */
function Ending({ hold, act, stage, onStage, onHide, onEnded }: EndingProps) {
  const end = useSetAtom(endHoldAtom)
  const amount = yuanText(hold.amount)
  const carryOut = async () => {
    onStage('sending')
    const result = await end(hold, act)
    const failure = result && !result.ok ? failureOf(result.error, holdWish) : undefined
    if (failure) onStage(failure)
    else onHide()
    if (result?.ok) showToast(holdCopy.done[act](amount))
    if (result) onEnded()
  }
  if (stage === 'sending') return null
  if (stage === 'asking') {
    return (
      <MessageBox
        type='confirm'
        title={holdCopy.ends[act]}
        content={holdCopy.asks[act](amount)}
        confirmText={holdCopy.ends[act]}
        cancelText={holdCopy.think}
        onEvent={(event) => (event === 'confirm' ? void carryOut() : onHide())}
      />
    )
  }
  return <FailureBox failure={stage} onHide={onHide} steps={{ retry: () => void carryOut() }} />
}
