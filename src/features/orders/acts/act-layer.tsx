import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { minus } from '@contract/money'
import type { Sent } from '@/lib/forms/form-store'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import type { OrderWish, PlainAct } from './act-atoms'
import { actingAtom } from './act-atoms'
import { boxCopy } from './act-copy'
import { actLabel } from './rules'
import { actCopy } from '../hand-over-copy'
import { movedText } from '../story/rules/turn'
import type { ActShowing } from './use-acts'
import { ConfirmSheet } from './confirm-sheet'
import { PartSheet } from './part-sheet'
import { PostSheet } from './post-sheet'
import { SayAsking } from './say-asking'
import { TextSheet } from './text-sheet'

export interface ActLayerProps {
  readonly order: OrderDetail
  readonly showing: ActShowing
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onHide: () => void
}

/** The question before an act, and the message when it failed. */
export function ActLayer({ order, showing, onSend, onHide }: ActLayerProps) {
  const isBusy = useAtomValue(actingAtom) !== undefined
  const { now } = useAtomValue(serverClockAtom)
  if (showing.tag === 'nothing') return null
  if (showing.tag === 'failure') {
    const { failure, wish } = showing
    const told = failure.step === 'reload' ? { ...failure, text: movedText(order, failure.text, now()) } : failure
    return (
      <FailureBox
        failure={told}
        onHide={onHide}
        steps={{
          retry: () => void onSend(wish),
          reload: () => undefined,
          order: () => undefined,
          orders: () => goTo(order.side === 'buyer' ? 'myBuys' : 'mySales'),
        }}
      />
    )
  }
  return <Asking order={order} act={showing.act} isBusy={isBusy} onSend={onSend} onHide={onHide} />
}

interface AskingProps {
  readonly order: OrderDetail
  readonly act: OrderWish['act']
  readonly isBusy: boolean
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onHide: () => void
}

function Asking({ order, act, isBusy, onSend, onHide }: AskingProps) {
  const amount = yuanText(order.amount)
  const buyer = order.buyer.blockNo
  const { deliverSheet, refuseSheet } = actCopy
  switch (act) {
    case 'confirm':
      return (
        <ConfirmSheet
          order={order}
          isBusy={isBusy}
          onClose={onHide}
          onConfirm={() => void onSend({ act: 'confirm' })}
        />
      )
    case 'cancel':
    case 'agreeCancel':
    case 'withdrawCancel':
    case 'agreePart':
    case 'withdrawPart':
    case 'extend':
    case 'undispute':
    case 'accept':
      return <AskBox order={order} act={act} onSend={onSend} onHide={onHide} />
    case 'refundPart':
      return <PartSheet order={order} isBusy={isBusy} onSend={onSend} onClose={onHide} />
    case 'deliver':
      if (order.delivery === 'post') return <PostSheet order={order} isBusy={isBusy} onSend={onSend} onClose={onHide} />
      return (
        <TextSheet
          words={deliverSheet}
          note={deliverSheet.note(buyer, order.terms)}
          submit={deliverSheet.submit}
          kind='primary'
          hasImages
          isBusy={isBusy}
          draft={`deliver_${order.orderId}`}
          onSubmit={({ text, images }) => onSend({ act: 'deliver', text, images })}
          onClose={onHide}
        />
      )
    case 'refuse':
      return (
        <TextSheet
          words={refuseSheet}
          note={refuseSheet.note(buyer, amount)}
          submit={refuseSheet.submit(amount)}
          kind='danger'
          isBusy={isBusy}
          draft={`refuse_${order.orderId}`}
          onSubmit={({ text }) => onSend({ act: 'refuse', text })}
          onClose={onHide}
        />
      )
    default:
      return <SayAsking order={order} act={act} isBusy={isBusy} onSend={onSend} onClose={onHide} />
  }
}

interface AskBoxProps {
  readonly order: OrderDetail
  readonly act: Exclude<PlainAct, 'confirm'>
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onHide: () => void
}

/** Asks for confirmation of an act that needs no text. */
function AskBox({ order, act, onSend, onHide }: AskBoxProps) {
  const label = actLabel(act, order)
  return (
    <MessageBox
      type='confirm'
      title={label}
      content={boxText(order, act)}
      confirmText={label}
      cancelText={boxCopy.back}
      onEvent={(event) => {
        onHide()
        if (event === 'confirm') void onSend({ act })
      }}
    />
  )
}

function boxText(order: OrderDetail, act: AskBoxProps['act']): string {
  const { amount, buyer, seller, state, terms } = order
  switch (act) {
    case 'agreePart':
      return partQuestion(order)
    case 'cancel':
      return actCopy.cancelBox.content
    case 'agreeCancel':
      return boxCopy.agreeCancel(yuanText(amount), buyer.blockNo)
    case 'extend':
      return state === 'paid'
        ? boxCopy.extendDeliver(seller.blockNo, terms)
        : boxCopy.extendConfirm(buyer.blockNo, terms)
    case 'withdrawCancel':
    case 'withdrawPart':
    case 'undispute':
    case 'accept':
      return boxCopy[act]
  }
}

/** Who would get what, as the other asked. */
function partQuestion({ partAsk, buyer, seller }: OrderDetail): string {
  if (!partAsk) return ''
  const { buyerAmount, sellerAmount, fee } = partAsk
  return boxCopy.agreePart({
    buyer: buyer.blockNo,
    back: yuanText(buyerAmount),
    seller: seller.blockNo,
    net: yuanText(minus(sellerAmount, fee)),
    fee: yuanText(fee),
  })
}
