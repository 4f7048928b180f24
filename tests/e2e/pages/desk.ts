import type { HandoverDeskAct } from '@contract/block/transitions'
import { askAtDesk } from '../support/at-desk'
import { clientNo } from '../support/device'

// What operators do in the console, by its calls. Its pages are driven by `tests/console`.

/** The withdrawal of this number is approved and paid under the payout's number. */
export async function payWithdrawal(serverUrl: string, withdrawNo: string, reference: string): Promise<void> {
  const { data } = await askAtDesk(serverUrl, '周琪', '/admin/withdraw/list', {})
  const applied = data.find((one) => one.withdrawNo === withdrawNo)
  if (!applied) throw new Error(`${withdrawNo} does not wait at the desk`)
  const acting = (ver: number) => ({ clientNo: clientNo(), id: applied.withdrawId, ver })
  const approved = await askAtDesk(serverUrl, '周琪', '/admin/withdraw/approve', acting(applied.ver))
  const paying = await askAtDesk(serverUrl, '周琪', '/admin/withdraw/paying', acting(approved.ver))
  if (paying.state !== 'paying') return
  await askAtDesk(serverUrl, '周琪', '/admin/withdraw/paid', { ...acting(paying.ver), reference })
}

/** One of finance asks for the reverse of what was booked under this number, and another one agrees. */
export async function correctByTwo(serverUrl: string, reference: string, reason: string): Promise<void> {
  const { data } = await askAtDesk(serverUrl, '周琪', '/admin/txnList', { reference })
  const [txn, ...others] = data.filter(({ isCorrectable }) => isCorrectable)
  if (!txn || others.length > 0) throw new Error(`one transaction of ${reference} can be reversed`)
  const wish = { clientNo: clientNo(), txnId: txn.txnId, reason }
  const { correctionId: id, ver } = await askAtDesk(serverUrl, '周琪', '/admin/correctionAdd', wish)
  await askAtDesk(serverUrl, '林岚', '/admin/correctionConfirm', { clientNo: clientNo(), id, ver })
}

/** One of the operators does this with the objection to the sale of this number. */
export async function decideSale(
  serverUrl: string,
  name: '周琪' | '沈越',
  orderNo: string,
  act: HandoverDeskAct,
  reason: string,
): Promise<void> {
  const { data } = await askAtDesk(serverUrl, name, '/admin/handover/list', {})
  const sale = data.find(({ no }) => no === orderNo)
  if (!sale) throw new Error(`nobody objected to ${orderNo}`)
  const { orderId, ver } = sale
  await askAtDesk(serverUrl, name, '/admin/handover/act', { clientNo: clientNo(), orderId, ver, act, reason })
}
