import { agreeAsStaff, askAsStaff } from '../support/as-staff'
import { clientNo } from '../support/device'

// What operators do in the console, by its calls. Its pages are driven by `tests/console`.

/** The withdrawal of this number is approved and paid under the payout's number. */
export async function payWithdrawal(serverUrl: string, withdrawNo: string, reference: string): Promise<void> {
  const { data } = await askAsStaff(serverUrl, '周琪', '/admin/withdraw/list', {})
  const applied = data.find((one) => one.withdrawNo === withdrawNo)
  if (!applied) throw new Error(`${withdrawNo} does not wait for staff`)
  const acting = (ver: number) => ({ clientNo: clientNo(), id: applied.withdrawId, ver })
  const approved = await askAsStaff(serverUrl, '周琪', '/admin/withdraw/approve', acting(applied.ver))
  const paying = await askAsStaff(serverUrl, '周琪', '/admin/withdraw/paying', acting(approved.ver))
  if (paying.state !== 'paying') return
  await askAsStaff(serverUrl, '周琪', '/admin/withdraw/paid', { ...acting(paying.ver), reference })
}

/** One of finance asks for the reverse of what was booked under this number, and another one agrees. */
export async function correctByTwo(serverUrl: string, reference: string, reason: string): Promise<void> {
  const { data } = await askAsStaff(serverUrl, '周琪', '/admin/txnList', { reference })
  const [txn, ...others] = data.filter(({ isCorrectable }) => isCorrectable)
  if (!txn || others.length > 0) throw new Error(`one transaction of ${reference} can be reversed`)
  const wish = { clientNo: clientNo(), txnId: txn.txnId, reason }
  await askAsStaff(serverUrl, '周琪', '/admin/correctionAdd', wish)
  await agreeAsStaff(serverUrl, '林岚', 'correction', txn.txnId)
}

/** One of the operators asks to undo the sale of this number that its seller objects to, and another one agrees. */
export async function undoByTwo(serverUrl: string, orderNo: string, reason: string): Promise<void> {
  const { data } = await askAsStaff(serverUrl, '周琪', '/admin/handover/list', {})
  const sale = data.find(({ no }) => no === orderNo)
  if (!sale) throw new Error(`nobody objected to ${orderNo}`)
  const { orderId, ver } = sale
  const wish = { clientNo: clientNo(), orderId, ver, act: 'askUndo', reason } as const
  await askAsStaff(serverUrl, '周琪', '/admin/handover/act', wish)
  await agreeAsStaff(serverUrl, '沈越', 'undo', orderId)
}
