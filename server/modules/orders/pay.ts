import type * as v from 'valibot'
import type { paySubmit } from '@contract/endpoints/pay'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { PayOrderTable } from '../market/tables'
import { act } from './act'
import * as store from './store'

const payView = (pay: PayOrderTable, ver: number) => ({
  payNo: pay.pay_no,
  bizType: pay.biz_type,
  bizId: pay.biz_id,
  ver,
  subject: pay.subject,
  amount: fen(pay.amount),
  state: pay.state,
  expireAt: pay.expire_at,
  createdAt: pay.created_at,
})

async function findOwn(db: Db, payNo: string, userId: number) {
  const pay = await store.findPay(db, payNo)
  return pay?.user_id === userId ? pay : undefined
}

/**
 * Pays an order from the balance; `ver` is the order's version the payer saw. Refusals: NOT_FOUND, CLOSED, and those of the act `pay`
 * (BEFORE_OPEN, MOVED, EXPIRED, BLOCK_TRANSFER, NO_RIGHT, NOT_ENOUGH with the missing amount). Source: domain model §3.5 row 2, §3.7.
 */
export async function submitPay(deps: Deps, caller: Caller, input: v.InferOutput<typeof paySubmit.input>) {
  const { clientNo, payNo, ver } = input
  const pay = await findOwn(deps.db, payNo, caller.userId)
  if (!pay) return err(refusal('NOT_FOUND'))
  if (pay.state === 'closed') return err(refusal('CLOSED'))
  const paid = await act(deps, caller, { clientNo, id: pay.biz_id, ver }, { call: '/bctPay/submit', act: 'pay' })
  if (!paid.ok) return paid
  return ok(payView({ ...pay, state: 'paid' }, paid.value.ver))
}

/** How a payment ended. Refusal: NOT_FOUND (also for others' payments). Source: domain model §3.7. */
export async function checkPay({ db }: Deps, caller: Caller, payNo: string) {
  const pay = await findOwn(db, payNo, caller.userId)
  if (!pay) return err(refusal('NOT_FOUND'))
  const order = await store.findOrder(db, pay.biz_id)
  return ok(payView(pay, order?.ver ?? 0))
}
