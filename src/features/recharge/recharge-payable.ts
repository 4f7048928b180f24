import type { RechargeView } from '@contract/endpoints/recharge'
import { plus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { billCopy } from './copy'

const states = { created: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** A recharge as the cashier needs it: paid by the platform only, and what it adds. Source: domain model §3.7, §3.8. */
export function payableRecharge({ rechargeNo, payNo, ver, amount, bonus, state, expireAt }: RechargeView): Payable {
  const credited = plus(amount, bonus)
  return {
    payNo,
    ver,
    amount,
    state: states[state],
    deadlineAt: state === 'created' ? expireAt : null,
    onlyPlatform: true,
    goods: { title: billCopy.goods, thumb: '', note: billCopy.goodsNote },
    lines: [
      { name: billCopy.amount, text: yuanText(amount) },
      ...(bonus > 0 ? [{ name: billCopy.bonus, text: `+${yuanText(bonus)}`, isGood: true }] : []),
      { name: billCopy.total, text: yuanText(credited) },
    ],
    path: { held: billCopy.held, to: billCopy.to, when: billCopy.when, amount: credited },
    words: {
      title: billCopy.title,
      number: rechargeNo,
      otherwise: billCopy.otherwise,
      closed: billCopy.closed,
      look: billCopy.look,
      rules: billCopy.rules,
    },
  }
}
