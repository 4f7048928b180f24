import { useSetAtom } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ListOnPage } from '@/lib/api/use-list'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { ListView } from '@/ui/list-view/list-view'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { RowGroups } from '@/ui/row-groups/row-groups'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { BidAct } from '../act-atoms'
import { actOnBidAtom } from '../act-atoms'
import { bidCopy, bidWish, offersCopy } from '../copy'
import type { OfferCounts } from '../rules/groups'
import { groupOfBid } from '../rules/groups'
import { useAct } from '../use-act'
import { BidCard } from './bid-card'

export interface BidsTabProps {
  readonly bids: ListOnPage<BuyView, OfferCounts>
  readonly onReload: () => void
  readonly onPay: (buyId: number) => void
  readonly onAdd: () => void
}

/** The reader's own bids with what may be done with each. */
export function BidsTab({ bids, onReload, onPay, onAdd }: BidsTabProps) {
  const send = useSetAtom(actOnBidAtom)
  const act = useAct<BuyView, BidAct>({
    send,
    isAsked: (wanted) => wanted !== 'renew',
    wishOf: () => bidWish,
    onMoved: onReload,
    onDone: (bid, done, fresh) => {
      showToast(doneText(bid, done))
      if (done === 'renew') onPay(fresh.buyId)
      else onReload()
    },
  })
  const { showing } = act
  return (
    <>
      <ListView
        of={bids.list}
        onRetry={bids.retry}
        onMore={bids.more}
        onNear={bids.onNear}
        empty={<EmptyState kind='empty' title={bidCopy.none} action={{ text: bidCopy.add, onPress: onAdd }} />}
        failure={(error) => ({ text: `${callErrorText(error)}。${offersCopy.safe}` })}
        end={bids.list.shown && offersCopy.end(bids.list.shown.total)}
      >
        {({ rows, before, extra }) => (
          <RowGroups
            rows={rows}
            before={before}
            groupOf={groupOfBid}
            names={offersCopy.groups}
            counts={extra}
            lit='mine'
            idOf={(bid) => bid.buyId}
            draw={(bid) => <BidCard bid={bid} onPay={() => onPay(bid.buyId)} onAct={act.pick} />}
          />
        )}
      </ListView>
      {showing.tag === 'asking' && (
        <AskBox
          bid={showing.row}
          act={showing.act}
          onYes={() => act.carryOut(showing.row, showing.act)}
          onNo={act.hide}
        />
      )}
      {showing.tag === 'failure' && (
        <FailureBox
          failure={showing.failure}
          onHide={act.hide}
          steps={{ retry: () => act.carryOut(showing.row, showing.act) }}
        />
      )}
    </>
  )
}

function doneText(bid: BuyView, act: BidAct): string {
  const { done } = bidCopy
  return act === 'close' ? done.close(yuanText(bid.amountLeft)) : done[act]
}

interface AskBoxProps {
  readonly bid: BuyView
  readonly act: BidAct
  readonly onYes: () => void
  readonly onNo: () => void
}

function AskBox({ bid, act, onYes, onNo }: AskBoxProps) {
  const { close, cancel } = bidCopy.ask
  const amount = yuanText(bid.amountLeft)
  const left = `${qtyText(bid.qtyLeft)} ${bid.unit}`
  const words =
    act === 'close' ? { title: close.title, content: close.content(left, amount), confirm: close.confirm } : cancel
  return (
    <MessageBox
      type='confirm'
      title={words.title}
      content={words.content}
      confirmText={words.confirm}
      cancelText={offersCopy.think}
      onEvent={(event) => (event === 'confirm' ? onYes() : onNo())}
    />
  )
}
