import type { Bill } from '@/lib/pay/payable'
import { billCopy } from '../copy'

/** What the cashier tells of a gift. Source: community §3, row 1. */
export const giftBill: Bill = {
  icon: 'fund',
  note: billCopy.note,
  lines: [{ name: billCopy.to, text: billCopy.fund }],
  otherwise: billCopy.otherwise,
  look: billCopy.look,
  paid: { what: billCopy.paid, otherwise: billCopy.paidNote },
}
