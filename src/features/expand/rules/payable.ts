import type { SlotPurchase } from '@contract/endpoints/expand'
import type { PayView } from '@contract/endpoints/pay'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { BillLine, Payable } from '@/lib/pay/payable'
import { billCopy, copy } from '../copy'

const states = { unpaid: 'unpaid', paying: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** The parts of a purchase with their prices: 第 4–5 个 9.90 × 2. */
function billLines(lines: SlotPurchase['lines']): readonly BillLine[] {
  return lines.map(({ from, to, count, price }) => ({
    name: copy.slots(from, to),
    text: `${yuanText(fen(price))} × ${count}`,
  }))
}

/** A purchase of slots as the cashier needs it, with its parts when they are known. Source: community §2, rows 4–6. */
export function payableSlots(pay: PayView, purchase: SlotPurchase | undefined): Payable {
  const state = states[pay.state]
  return {
    payNo: pay.payNo,
    ver: pay.ver,
    amount: pay.amount,
    state,
    deadlineAt: state === 'unpaid' ? pay.expireAt : null,
    goods: { title: pay.subject, thumb: '', icon: 'expand', note: billCopy.note },
    lines: [...billLines(purchase?.lines ?? []), { name: billCopy.to, text: billCopy.treasury }],
    words: {
      title: billCopy.title,
      number: purchase?.no ?? pay.payNo,
      otherwise: billCopy.otherwise,
      closed: billCopy.closed,
      look: billCopy.look,
      rules: [],
    },
  }
}
