import { sql } from 'kysely'
import type { PayOrderTable } from '../tables'

/** A pay order, and whether a payment for it is open at the gateway. */
export interface PayRow extends PayOrderTable {
  readonly is_asked: boolean
}

/** What a pay order `p` is read with. Written out, as everything that each payment sends (decision 0170). */
export const payColumns = sql`p.*, exists (select from pay_attempt as a where a.pay_no = p.pay_no and a.state = 'open') as is_asked`
