import type { Db, Tx } from '../../../db/schema'
import type { PayOrderTable } from '../tables'

/** A new pay order as an unsent statement, to be sent with the thing that is paid. */
export const newPayOrder = (tx: Tx, row: PayOrderTable) => tx.insertInto('pay_order').values(row)

/** The same, sent in the transaction of the thing that is paid. */
export const insertPayOrder = (tx: Tx, row: PayOrderTable) => newPayOrder(tx, row).execute()

export const payOrderOf = (db: Db, payNo: string) =>
  db.selectFrom('pay_order').selectAll().where('pay_no', '=', payNo).executeTakeFirstOrThrow()

/** A change of its state as an unsent statement, to be sent with other writes. */
export const payOrderState = (tx: Tx, payNo: string, state: PayOrderTable['state']) =>
  tx.updateTable('pay_order').set({ state }).where('pay_no', '=', payNo)

/** Sets the state of a pay order that still waits for its money. */
export const setWaitingPayOrder = (tx: Tx, payNo: string, state: 'unpaid' | 'paying') =>
  payOrderState(tx, payNo, state).where('state', 'in', ['unpaid', 'paying']).execute()
