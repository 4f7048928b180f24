import type { PayView } from '@contract/endpoints/money/pay'
import { goTo } from '@/lib/routes/go'

/** Opens a pay order: an unpaid one leads to its cashier, any other to what it paid. */
export function openPay({ payNo, bizType, bizId, state }: PayView, go: typeof goTo = goTo): void {
  if (bizType === 'recharge') return go('recharge', { rechargeId: bizId })
  if (bizType === 'expand' || bizType === 'fund' || bizType === 'shop') return go(bizType, { payNo })
  if (bizType === 'cart') return go('pay', { payNo })
  const isUnpaid = state === 'unpaid' || state === 'paying'
  if (bizType === 'order') {
    if (isUnpaid) go('salePay', { orderId: bizId })
    else go('order', { id: bizId })
  } else if (isUnpaid) go('buyPay', { buyId: bizId })
  else go('myBuys', { tab: 'bids' })
}
