import { useAtomValue, useSetAtom } from 'jotai'
import type { PayView } from '@contract/endpoints/money/pay'
import { goUp } from '@/lib/routes/go-up'
import { checkOutInfoAtom, loadCheckOutAtom } from './atoms'
import { blocksBill } from './rules/bill'

/** What the cashier of blocks says and does: the check-out is read with the payment. Source: mockup 28-market-pay. */
export function useBlocksBill(payNo: string) {
  const known = useAtomValue(checkOutInfoAtom)
  const load = useSetAtom(loadCheckOutAtom)
  const cart = known.tag === 'ready' && known.value.payNo === payNo ? known.value : undefined
  const [first] = cart?.orders ?? []
  const bill = {
    billOf: () => blocksBill(cart),
    onLoad: ({ bizId }: PayView) => load(bizId),
    // What is closed was not bought; a check-out that is being paid is known as unpaid here.
    onLook: () =>
      first && cart?.state !== 'closed'
        ? goUp('handover', { id: first.orderId })
        : goUp('block', first && { id: first.blockId }),
  }
  return { cart, bill }
}
