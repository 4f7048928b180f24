import { useState } from 'react'
import type { BlockCart } from '@contract/endpoints/market/block-market'
import { MessageBox } from '@/ui/message-box/message-box'
import { payCopy } from '../pay-copy'

export interface FirstPurchaseProps {
  readonly cart: BlockCart
  /** The buyer is not prepared for the new password. */
  readonly onLeave: () => void
}

/** 首次购买提醒, before the first payment of somebody's life here. Source: community §8 (first purchase). */
export function FirstPurchase({ cart, onLeave }: FirstPurchaseProps) {
  const [isRead, setRead] = useState(false)
  if (isRead || !cart.firstPurchase || cart.state !== 'unpaid') return null
  return (
    <MessageBox
      notice='first-purchase'
      content={payCopy.first(cart.orders.map(({ blockNo }) => blockNo).join('、'))}
      cancelText={payCopy.cancel}
      confirmText={payCopy.ready}
      onEvent={(event) => {
        setRead(true)
        if (event !== 'forward') onLeave()
      }}
    />
  )
}
