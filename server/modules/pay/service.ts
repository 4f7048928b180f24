import type * as v from 'valibot'
import type { payCancel, payList, paySubmit } from '@contract/endpoints/pay'
import { pageSize } from '@contract/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { PayOrderTable } from '../market/tables'
import * as store from './store'

/** What is paid or cancelled: its id, and its version that the payer saw. */
export interface PayWish {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

type Paid = Promise<Result<{ readonly ver: number }, Refusal>>

/** Who pays and cancels things of one kind, through `once`; gives the thing's version afterwards. */
export interface Payer {
  pay(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
  cancel(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
}

export type Payers = Readonly<Record<PayOrderTable['biz_type'], Payer>>

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
 * Pays from the balance; `ver` is the version the payer saw of what he pays. Refusals: NOT_FOUND (also for others'), CLOSED, and those
 * of paying an order or a bid. Source: domain model §3.4, §3.5 row 2, §3.7.
 */
export async function submitPay(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  { clientNo, payNo, ver }: v.InferOutput<typeof paySubmit.input>,
) {
  const pay = await findOwn(deps.db, payNo, caller.userId)
  if (!pay) return err(refusal('NOT_FOUND'))
  if (pay.state === 'closed') return err(refusal('CLOSED'))
  const paid = await payers[pay.biz_type].pay(deps, caller, { clientNo, id: pay.biz_id, ver })
  return paid.ok ? ok(payView({ ...pay, state: 'paid' }, paid.value.ver)) : paid
}

/** Cancels an unpaid pay order with what it was to pay. Refusals: NOT_FOUND, and those of cancelling. Source: domain model §6.3 (pay). */
export async function cancelPay(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  { clientNo, payNo, ver }: v.InferOutput<typeof payCancel.input>,
) {
  const pay = await findOwn(deps.db, payNo, caller.userId)
  if (!pay) return err(refusal('NOT_FOUND'))
  const cancelled = await payers[pay.biz_type].cancel(deps, caller, { clientNo, id: pay.biz_id, ver })
  return cancelled.ok ? ok(payView({ ...pay, state: 'closed' }, cancelled.value.ver)) : cancelled
}

/** How a payment ended, or that it waits. Refusal: NOT_FOUND (also for others' payments). Source: domain model §3.7. */
export async function checkPay({ db }: Deps, caller: Caller, payNo: string) {
  const pay = await findOwn(db, payNo, caller.userId)
  return pay ? ok(payView(pay, pay.ver ?? 0)) : err(refusal('NOT_FOUND'))
}

const tabStates = { unpaid: ['unpaid', 'paying'], paid: ['paid'], closed: ['closed'] } as const

/** Own pay orders of one tab, newest first. Source: domain model §7 (pages/user/pay). */
export async function listPays({ db }: Deps, userId: number, input: v.InferOutput<typeof payList.input>) {
  const query = { userId, states: tabStates[input.tab] }
  const found = await store.ownPays(db, query, pageStart(input), pageSize + 1)
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const total = await store.countPays(db, query)
  return ok({
    data: rows.map((row) => payView(row, row.ver ?? 0)),
    current_page: input.page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    per_page: pageSize,
    total,
    ...(found.length > pageSize && last && { cursor: String(last.biz_id) }),
  })
}
