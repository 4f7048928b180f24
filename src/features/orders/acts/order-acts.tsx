import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import type { IconName } from '@/ui/icon/names'
import { againCopy, remindCopy } from './act-copy'
import type { ActButton, OrderAct } from './rules'
import { goTo } from '@/lib/routes/go'
import { actBar, againOf } from './rules'
import { contactCopy } from '../messages/message-copy'

export interface OrderActsProps {
  readonly order: OrderDetail
  readonly onPick: (act: OrderAct) => void
  /** Leads to the messages. */
  readonly onWrite: () => void
  /** Reminds the other, where that is allowed. */
  readonly onRemind: () => void
}

const icons: Readonly<Partial<Record<OrderAct, IconName>>> = {
  pay: 'wallet',
  cancel: 'close',
  deliver: 'truck',
  refuse: 'warn',
  confirm: 'check',
  askCancel: 'close',
  extend: 'clock',
  dispute: 'gavel',
  withdrawCancel: 'back',
  withdrawPart: 'back',
  denyCancel: 'close',
  denyPart: 'close',
  appeal: 'gavel',
}

/** From the left. Refusing gives the money back at once, so it stands far from asking to cancel; what answers stands beside its yes. */
const places: readonly OrderAct[] = ['refuse', 'deliver', 'confirm', 'extend', 'dispute', 'askCancel', 'cancel']

/**
 * The buttons of an order, strictly those the server allows, and, while it is the other's turn, a button to remind the other party, or
 * to write to them where that is not allowed; nothing without acts.
 */
export function OrderActs({ order, onPick, onWrite, onRemind }: OrderActsProps) {
  const { primary, others } = actBar(order)
  const again = againOf(order)
  if (!primary && others.length === 0 && again === undefined) return null
  const Primary = primary?.act === 'pay' ? BuyButton : Button
  const aside = ({ act, label }: ActButton) => ({ icon: icons[act] ?? 'more', text: label, onPress: () => onPick(act) })
  const positionOf = ({ act }: ActButton) => (places.includes(act) ? places.indexOf(act) : places.length)
  const placed = [...others].sort((a, b) => positionOf(a) - positionOf(b)).map(aside)
  if (again !== undefined) {
    const buyAgain = () => goTo('salePay', { saleId: again })
    return primary ? (
      <BottomBar actions={[...placed, { icon: 'buy', text: againCopy, onPress: buyAgain }]}>
        <Button onPress={() => onPick(primary.act)}>{primary.label}</Button>
      </BottomBar>
    ) : (
      <BottomBar>
        <Button kind='secondary' onPress={buyAgain}>
          {againCopy}
        </Button>
      </BottomBar>
    )
  }
  const write = { icon: 'user', text: contactCopy[order.side], onPress: onWrite } as const
  return (
    <BottomBar actions={primary?.act === 'deliver' ? [...placed.slice(0, 1), write, ...placed.slice(1)] : placed}>
      {primary ? (
        <Primary onPress={() => onPick(primary.act)}>{primary.label}</Primary>
      ) : (
        // One of both: at large text there is no room for a reminder beside it, and the messages stand on the page, too.
        <Button kind='secondary' onPress={order.mayRemind ? onRemind : onWrite}>
          {order.mayRemind ? remindCopy.act[order.side] : write.text}
        </Button>
      )}
    </BottomBar>
  )
}
