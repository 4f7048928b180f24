import type { RechargeView } from '@contract/endpoints/money/recharge'
import { plus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { billCopy } from '../copy'

const states = { created: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** A recharge as the cashier needs it: paid only through the platform, with what it adds. Source: domain model §3.7, §3.8. */
export function payableRecharge({ rechargeNo, payNo, ver, amount, bonus, state, expireAt }: RechargeView): Payable {
  const credited = plus(amount, bonus)
  return {
    payNo,
    ver,
    amount,
    state: states[state],
    deadlineAt: state === 'created' ? expireAt : null,
    credits: credited,
    goods: { title: billCopy.goods, thumb: '', icon: 'recharge', note: billCopy.goodsNote },
    lines:
      bonus === 0
        ? []
        : [
            { name: billCopy.amount, text: yuanText(amount) },
            { name: billCopy.bonus, text: `+${yuanText(bonus)}`, isGood: true },
            { name: billCopy.total, text: yuanText(credited) },
          ],
    words: {
      title: billCopy.title,
      number: rechargeNo,
      otherwise: billCopy.otherwise,
      closed: billCopy.closed,
      look: billCopy.look,
      rules: [],
    },
  }
}
