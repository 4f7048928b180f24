import { sql } from 'kysely'
import { newestOfAll } from '../../settings/open/settings-at'
import type { PayOrderTable } from '../tables'

/** A pay order, whether a payment for it is open at the gateway, and from what amount on a password is asked for, where that is set. */
export interface PayRow extends PayOrderTable {
  readonly is_asked: boolean
  readonly password_above: number | null
}

/** What a pay order `p` is read with. Written out, as everything that each payment sends (decision 0170). */
export const payColumns = sql`p.*, exists (select from pay_attempt as a where a.pay_no = p.pay_no and a.state = 'open') as is_asked,
  ${newestOfAll('payPasswordAbove')} as password_above`
