import type { OrderDetail } from '@contract/endpoints/orders'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import type { IconName } from '@/ui/icon/names'
import type { ActButton, OrderAct } from '../acts'
import { actBar } from '../acts'

export interface OrderActsProps {
  readonly order: OrderDetail
  readonly onPick: (act: OrderAct) => void
}

const icons: Readonly<Partial<Record<OrderAct, IconName>>> = {
  pay: 'wallet',
  cancel: 'close',
  deliver: 'truck',
  refuse: 'close',
  confirm: 'check',
  askCancel: 'close',
  extend: 'clock',
  dispute: 'gavel',
}

/** The buttons of an order, strictly those the server allows; nothing at all when there are none. */
export function OrderActs({ order, onPick }: OrderActsProps) {
  const { primary, others } = actBar(order)
  if (!primary && others.length === 0) return null
  const [lone] = others
  const Primary = primary?.act === 'pay' ? BuyButton : Button
  if (!primary && others.length === 1 && lone) {
    return (
      <BottomBar>
        <Button kind='secondary' onPress={() => onPick(lone.act)}>
          {lone.label}
        </Button>
      </BottomBar>
    )
  }
  const aside = ({ act, label }: ActButton) => ({ icon: icons[act] ?? 'more', text: label, onPress: () => onPick(act) })
  return (
    <BottomBar actions={others.map(aside)}>
      {primary && <Primary onPress={() => onPick(primary.act)}>{primary.label}</Primary>}
    </BottomBar>
  )
}
