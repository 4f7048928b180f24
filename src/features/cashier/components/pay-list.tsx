import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { goToBoard } from '@/lib/routes/go'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { CardSkeleton } from '@/ui/skeleton/card-skeleton'
import { ListView } from '@/ui/list-view/list-view'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { payListCopy } from '../copy'
import { cancelWish } from '../failure-words'
import { cancelPayAtom } from '../list-atoms'
import { PayCard } from './pay-card'

export type PayTab = keyof typeof payListCopy.tabs

export interface PayListProps {
  readonly tab: PayTab
  readonly pays: ListOnPage<PayView, undefined>
  readonly onOpen: (pay: PayView) => void
}

type Showing =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'asking'; readonly pay: PayView }
  | { readonly tag: 'failure'; readonly pay: PayView; readonly failure: Failure }

/** The reader's own pay orders of one tab; an unpaid one can be cancelled here. */
export function PayList({ tab, pays, onOpen }: PayListProps) {
  const cancel = useSetAtom(cancelPayAtom)
  const [showing, setShowing] = useState<Showing>({ tag: 'nothing' })
  const hide = () => setShowing({ tag: 'nothing' })
  const reload = () => void pays.refresh()
  const carryOut = async (pay: PayView) => {
    hide()
    const result = await cancel(pay)
    if (!result) return
    if (result.ok) {
      showToast(payListCopy.cancelled)
      return reload()
    }
    const failure = failureOf(result.error, cancelWish)
    if (failure) setShowing({ tag: 'failure', pay, failure })
  }
  return (
    <>
      <ListView
        of={pays.list}
        onRetry={pays.retry}
        onMore={pays.more}
        skeleton={<CardSkeleton />}
        empty={
          <EmptyState
            kind='empty'
            title={payListCopy.none[tab]}
            text={payListCopy.noneText}
            action={{ text: payListCopy.toBoard, onPress: goToBoard }}
          />
        }
        failure={(error) => ({ text: `${callErrorText(error)}。${payListCopy.safe}` })}
        end={pays.list.shown && payListCopy.end(pays.list.shown.total)}
      >
        {({ rows }) =>
          rows.map((pay) => (
            <PayCard key={pay.payNo} pay={pay} onOpen={onOpen} onCancel={() => setShowing({ tag: 'asking', pay })} />
          ))
        }
      </ListView>
      {showing.tag === 'asking' && (
        <MessageBox
          type='confirm'
          title={payListCopy.ask.title}
          content={payListCopy.ask.content}
          confirmText={payListCopy.ask.confirm}
          cancelText={payListCopy.ask.no}
          onEvent={(event) => (event === 'confirm' ? void carryOut(showing.pay) : hide())}
        />
      )}
      {showing.tag === 'failure' && (
        <FailureBox
          failure={showing.failure}
          onHide={hide}
          steps={{ reload, retry: () => void carryOut(showing.pay) }}
        />
      )}
    </>
  )
}
