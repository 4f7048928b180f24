import { useSetAtom } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ListOnPage } from '@/lib/api/use-list'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { MessageBox } from '@/ui/message-box/message-box'
import { showToast } from '@/ui/toast/toast'
import type { BidAct } from '../act-atoms'
import { actOnBidAtom } from '../act-atoms'
import { bidCopy, bidWish, offersCopy } from '../copy'
import type { OfferCounts } from '../rules/groups'
import { groupOfBid } from '../rules/groups'
import { useAct } from '../use-act'
import { BidCard } from './bid-card'
import { OfferList } from './offer-list'

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
      <OfferList
        of={bids}
        act={act}
        copy={bidCopy}
        onAdd={onAdd}
        groupOf={groupOfBid}
        idOf={(bid) => bid.buyId}
        draw={(bid) => <BidCard bid={bid} onPay={() => onPay(bid.buyId)} onAct={act.pick} />}
      />
      {showing.tag === 'asking' && (
        <AskBox
          bid={showing.row}
          act={showing.act}
          onYes={() => act.carryOut(showing.row, showing.act)}
          onNo={act.hide}
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
