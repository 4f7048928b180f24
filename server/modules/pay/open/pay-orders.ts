import type { Db, Tx } from '../../../db/schema'
import { schedule } from '../../../jobs/jobs'
import type { PayOrderTable } from '../tables'

/** A new pay order as an unsent statement, to be sent with the thing that is paid. */
export const newPayOrder = (tx: Tx, row: PayOrderTable) => tx.insertInto('pay_order').values(row)

/** The row of something that waits for its money, or was paid as it was made. */
interface Payable extends Pick<PayOrderTable, 'pay_no' | 'user_id' | 'amount' | 'created_at'> {
  readonly pay_before: number
}

/** What is paid, and what its payer reads. */
type About = Pick<PayOrderTable, 'biz_type' | 'biz_id' | 'subject'>

/** The pay order of something. */
export const payOrderFor = (
  { pay_no, user_id, amount, created_at, pay_before: expire_at }: Payable,
  about: About,
  state: PayOrderTable['state'] = 'unpaid',
): PayOrderTable => ({ pay_no, user_id, amount, created_at, expire_at, ...about, state })

/** Opens the payment of something that was made: its pay order, and the job that ends it when nobody has paid in time. */
export async function openPayable(tx: Tx, row: Payable, about: About, ender: string): Promise<void> {
  await newPayOrder(tx, payOrderFor(row, about)).execute()
  await schedule(tx, { kind: ender, ref: about.biz_id, runAt: row.pay_before })
}

export const payOrderOf = (db: Db, payNo: string) =>
  db.selectFrom('pay_order').selectAll().where('pay_no', '=', payNo).executeTakeFirstOrThrow()

/** A change of its state as an unsent statement, to be sent with other writes. */
export const payOrderState = (tx: Tx, payNo: string, state: PayOrderTable['state']) =>
  tx.updateTable('pay_order').set({ state }).where('pay_no', '=', payNo)

/** Sets the state of a pay order that still waits for its money. */
export const setWaitingPayOrder = (tx: Tx, payNo: string, state: 'unpaid' | 'paying') =>
  payOrderState(tx, payNo, state).where('state', 'in', ['unpaid', 'paying']).execute()
