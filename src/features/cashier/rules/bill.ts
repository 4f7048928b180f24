import type { PayView } from '@contract/endpoints/money/pay'
import type { Bill, Payable } from '@/lib/pay/payable'
import { billCopy } from '../copy'

const states = { unpaid: 'unpaid', paying: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** A pay order with what its subject says of it, as the cashier needs it. Source: domain model §3.7. */
export function payableOf({ payNo, ver, amount, subject, state, expireAt }: PayView, bill: Bill): Payable {
  const { icon, note, lines, number = payNo, otherwise, look } = bill
  return {
    payNo,
    ver,
    amount,
    state: states[state],
    deadlineAt: states[state] === 'unpaid' ? expireAt : null,
    goods: { title: subject, thumb: '', icon, note },
    lines,
    words: { title: billCopy.title, number, otherwise, closed: billCopy.closed, look, rules: [] },
  }
}
