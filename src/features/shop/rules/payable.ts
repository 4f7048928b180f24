import type { PayView } from '@contract/endpoints/pay'
import type { OwnShop } from '@contract/endpoints/shop-view'
import { splitOf } from '@contract/shop/money'
import { yuanText } from '@/lib/format/yuan'
import type { BillLine, Payable } from '@/lib/pay/payable'
import { billCopy, levelNames } from '../copy'

const states = { unpaid: 'unpaid', paying: 'unpaid', paid: 'paid', closed: 'closed' } as const

/** A term as the cashier needs it: what it costs, and to the fen where that goes. Source: community §5, rows 6 and 8. */
export function payableTerm(pay: PayView, shop: OwnShop | null): Payable {
  const { payNo, ver, amount, subject, expireAt } = pay
  const state = states[pay.state]
  const { fund, platform } = splitOf(amount)
  const unpaid = shop?.own.unpaid
  const term = unpaid?.payNo === payNo ? unpaid : undefined
  const level: BillLine[] = term ? [{ name: billCopy.level, text: levelNames[term.level] }] : []
  return {
    payNo,
    ver,
    amount,
    state,
    deadlineAt: state === 'unpaid' ? expireAt : null,
    goods: { title: subject, thumb: '', icon: 'shop', note: billCopy.note },
    lines: [
      ...level,
      { name: billCopy.fund, text: yuanText(fund) },
      { name: billCopy.platform, text: yuanText(platform) },
    ],
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
