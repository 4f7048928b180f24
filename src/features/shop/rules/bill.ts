import type { PayView } from '@contract/endpoints/money/pay'
import { levelNames } from '@contract/shop/level-names'
import { yuanText } from '@/lib/format/yuan'
import type { Bill, BillLine } from '@/lib/pay/payable'
import type { ShopInfo } from '../atoms'
import { billCopy } from '../copy'

/** What the cashier tells of a term: its level, and to the fen where the money goes. Source: community §5, rows 6 and 8. */
export function termBill({ payNo }: PayView, shop: Pick<ShopInfo, 'own'> | null): Bill {
  const unpaid = shop?.own?.unpaid
  const term = unpaid?.payNo === payNo ? unpaid : undefined
  const lines: BillLine[] = term
    ? [
        { name: billCopy.level, text: levelNames[term.level] },
        { name: billCopy.fund, text: yuanText(term.fund) },
        { name: billCopy.platform, text: yuanText(term.platform) },
      ]
    : []
  return {
    icon: 'shop',
    note: billCopy.note,
    lines,
    otherwise: billCopy.otherwise,
    look: billCopy.look,
    paid: { what: billCopy.paid, otherwise: billCopy.paidNote },
  }
}
