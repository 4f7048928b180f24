import type { SlotPurchase } from '@contract/endpoints/community/expand'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Bill, BillLine } from '@/lib/pay/payable'
import { billCopy, copy } from '../copy'

/** The parts of a purchase with their prices: 第 4–5 个 9.90 × 2. */
function billLines(lines: SlotPurchase['lines']): readonly BillLine[] {
  return lines.map(({ from, to, count, price }) => ({
    name: copy.slots(from, to),
    text: `${yuanText(fen(price))} × ${count}`,
  }))
}

/** What the cashier tells of a purchase of slots, with its number and parts when they are known. Source: community §2, rows 4–6. */
export const slotsBill = (purchase: SlotPurchase | undefined): Bill => ({
  icon: 'expand',
  note: billCopy.note,
  ...(purchase && { number: purchase.no }),
  lines: [...billLines(purchase?.lines ?? []), { name: billCopy.to, text: billCopy.treasury }],
  otherwise: billCopy.otherwise,
  look: billCopy.look,
  paid: {
    what: purchase ? billCopy.paid(purchase.count) : billCopy.paidAll,
    otherwise: purchase ? billCopy.capacity(purchase.fromCapacity + purchase.count) : billCopy.note,
  },
})
