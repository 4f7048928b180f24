import type { PayView } from '@contract/endpoints/pay'
import type { Payable } from '@/lib/pay/payable'
import { billCopy } from '../copy'

const states = { unpaid: 'unpaid', paying: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** A gift as the cashier needs it. Source: community §3, row 1. */
export function payableGift({ payNo, ver, amount, subject, state, expireAt }: PayView): Payable {
  return {
    payNo,
    ver,
    amount,
    state: states[state],
    deadlineAt: states[state] === 'unpaid' ? expireAt : null,
    goods: { title: subject, thumb: '', icon: 'fund', note: billCopy.note },
    lines: [{ name: billCopy.to, text: billCopy.fund }],
    words: {
      title: billCopy.title,
      number: payNo,
      otherwise: billCopy.otherwise,
      closed: billCopy.closed,
      look: billCopy.look,
      rules: [],
    },
  }
}
