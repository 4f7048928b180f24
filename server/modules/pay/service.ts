import type * as v from 'valibot'
import type { payCancel, payList, paySubmit } from '@contract/endpoints/money/pay'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { settings } from '@contract/settings/settings'
import { optimistic } from '../../db/once/optimistic'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { Asked } from '../../http/mount'
import { checkPayPassword } from '../pay-password/open/check'
import type { PayRow } from './open/pay-row'
import type { Payers, ReadPay } from './open/payer'
import { ask, end } from './ask'
import { newestAttempts, openAttempt } from './attempt-store'
import { gatewayOf } from './gateway'
import { openIdOf } from './platform-user'
import { begin, gatewayDown, sheetOf } from './start'
import * as store from './store'
import type { PayAttemptTable } from './tables'
import type { PayOrderTable } from './tables'

const partOf = ({ channel, balance, amount, state, told }: PayAttemptTable) => ({
  gateway: { channel, balance: fen(balance), wechat: fen(amount), state, told },
})

const payView = (pay: PayOrderTable, ver: number, attempt?: PayAttemptTable) => ({
  payNo: pay.pay_no,
  bizType: pay.biz_type,
  bizId: pay.biz_id,
  ver,
  subject: pay.subject,
  amount: fen(pay.amount),
  state: pay.state,
  expireAt: pay.expire_at,
  createdAt: pay.created_at,
  ...(attempt && partOf(attempt)),
})

/** A pay order as it stands, with its newest try at the gateway. */
async function freshView({ db }: Deps, payNo: string) {
  const pay = await store.findPayOfVersion(db, payNo)
  if (!pay) throw new Error(`pay order ${payNo} vanished`)
  return payView(pay, pay.ver ?? 0, (await newestAttempts(db, [payNo])).get(payNo))
}

async function findOwn(db: Db, payNo: string, userId: number) {
  const pay = await store.findPay(db, payNo)
  return pay?.user_id === userId ? pay : undefined
}

type SubmitInput = v.InferOutput<typeof paySubmit.input>

/**
 * An own pay order, and its payer. What most pay orders are for, is read with them when the balance pays; where that fails, the pay order
 * is read alone, and its payer reads anew.
 */
async function readToPay(
  { db, clock }: Deps,
  payers: Payers,
  { userId }: Caller,
  { payNo, clientNo, channel }: Pick<SubmitInput, 'payNo' | 'clientNo' | 'channel'>,
): Promise<ReadPay | undefined> {
  const read = channel === 'balance' ? payers.order?.read : undefined
  const found = read && (await optimistic(() => read(db, { payNo, userId, clientNo, now: clock.now() })))
  if (found) return found.pay.user_id === userId ? { payer: payers[found.pay.biz_type], ...found } : undefined
  const pay = await findOwn(db, payNo, userId)
  return pay && { pay, payer: payers[pay.biz_type] }
}

/**
 * Pays from the balance, or begins to pay by the platform; `ver` is the version of the paid thing that the payer saw. Refusals: NOT_FOUND
 * (also for others'), CLOSED, FORM, those of the payment password, BUSY, and those of paying an order or a bid. Source: domain model §3.4,
 * §3.5 row 2, §3.7.
 */
export async function submitPay(deps: Deps, payers: Payers, caller: Caller, input: SubmitInput, asked: Asked) {
  const found = await readToPay(deps, payers, caller, input)
  if (!found) return err(refusal('NOT_FOUND'))
  const { pay, payer } = found
  if (pay.state === 'closed') return err(refusal('CLOSED'))
  const balance = balancePart(pay, input)
  if (balance === undefined) return err(refusal('FORM', { fields: { balance: '余额部分有误' } }))
  const isLong = pay.state !== 'paid' && asksForPassword(pay, balance)
  if (isLong) {
    const { clientNo, payNo, channel, payPassword: sealed } = input
    const use = { clientNo, call: '/bctPay/submit', input: { payNo, channel, balance } }
    const proved = await checkPayPassword(deps, caller.userId, { ...use, sealed })
    if (!proved.ok) return proved
  }
  // Checking a password takes a while, and a payment may have begun at the gateway meanwhile, so that is asked again.
  return input.channel === 'balance'
    ? payFromBalance(deps, payers, caller, { pay: { ...pay, is_asked: pay.is_asked || isLong }, payer }, input)
    : payByPlatform(deps, payers, caller, pay, input, balance, asked)
}

/** Whether so much from the balance asks for the payment password. */
const asksForPassword = ({ password_above }: PayRow, balance: number): boolean =>
  balance > 0 && balance > (password_above ?? settings.payPasswordAbove.standard)

/** The part from the payer's balance, in fen; undefined when that is not a valid part of the amount. */
function balancePart(
  { amount, biz_type }: PayOrderTable,
  { channel, balance = fen(0) }: SubmitInput,
): number | undefined {
  if (channel === 'balance') return amount
  if (channel === 'wechat') return 0
  return biz_type !== 'recharge' && balance > 0 && balance < amount ? balance : undefined
}

/** Ends the open payment at the gateway before a thing is paid another way or cancelled. Refusal: BUSY. */
async function endOpen(deps: Deps, payers: Payers, payNo: string): Promise<Result<'paid' | 'free', Refusal>> {
  const open = await openAttempt(deps.db, payNo)
  if (!open) return ok('free')
  const stand = await end(deps, payers, open)
  if (stand === 'paid') return ok('paid')
  return stand === 'closed' ? ok('free') : err(gatewayDown)
}

async function payFromBalance(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  { pay, payer }: ReadPay,
  { clientNo, ver }: Pick<SubmitInput, 'clientNo' | 'ver'>,
) {
  if (!payer) return err(refusal('NOT_FOUND', {}, '这类付款单还不能付'))
  const ended = pay.is_asked ? await endOpen(deps, payers, pay.pay_no) : ok('free')
  if (!ended.ok) return ended
  if (ended.value === 'paid') return ok(await freshView(deps, pay.pay_no))
  const paid = await payer.pay(deps, caller, { clientNo, id: pay.biz_id, ver })
  return paid.ok ? ok(payView({ ...pay, state: 'paid' }, paid.value.ver)) : paid
}

/** Pays from the balance without asking for the payment password: for the demo city and for tests. Refusals: as of paying. */
export async function payUnasked(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  wish: Pick<SubmitInput, 'clientNo' | 'ver' | 'payNo'>,
) {
  const found = await readToPay(deps, payers, caller, { ...wish, channel: 'balance' })
  if (!found) return err(refusal('NOT_FOUND'))
  return found.pay.state === 'closed' ? err(refusal('CLOSED')) : payFromBalance(deps, payers, caller, found, wish)
}

async function payByPlatform(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  pay: PayRow,
  { clientNo, ver, scene, code }: SubmitInput,
  balance: number,
  asked: Asked,
) {
  const gateway = gatewayOf(deps.config)
  if (!gateway) return err(gatewayDown)
  if (pay.state === 'paid') return ok(await freshView(deps, pay.pay_no))
  const openId = await openIdOf(deps, gateway, caller.userId, scene, code)
  if (!openId.ok) return openId
  const way = { clientNo, ver, scene, balance, openId: openId.value }
  const begun = await begin(deps, payers, gateway, caller, pay, way, asked)
  if (!begun.ok) return begun
  const view = await freshView(deps, pay.pay_no)
  return ok(begun.value ? { ...view, sheet: sheetOf(deps, gateway, begun.value) } : view)
}

/**
 * Cancels an unpaid pay order with what it was to pay. Refusals: NOT_FOUND, BUSY, and those of cancelling. Source:
 * domain model §6.3 (pay).
 */
export async function cancelPay(
  deps: Deps,
  payers: Payers,
  caller: Caller,
  { clientNo, payNo, ver }: v.InferOutput<typeof payCancel.input>,
) {
  const pay = await findOwn(deps.db, payNo, caller.userId)
  const payer = pay && payers[pay.biz_type]
  if (!payer) return err(refusal('NOT_FOUND'))
  const ended = await endOpen(deps, payers, payNo)
  if (!ended.ok) return ended
  const cancelled = await payer.cancel(deps, caller, { clientNo, id: pay.biz_id, ver })
  return cancelled.ok ? ok(payView({ ...pay, state: 'closed' }, cancelled.value.ver)) : cancelled
}

/** One own pay order. Refusal: NOT_FOUND (also for others'). */
export async function readPay(deps: Deps, caller: Caller, payNo: string) {
  const pay = await findOwn(deps.db, payNo, caller.userId)
  return pay ? ok(await freshView(deps, payNo)) : err(refusal('NOT_FOUND'))
}

/**
 * How a payment ended, or that it is still waiting; the gateway is asked first. Refusal: NOT_FOUND (also for others'). Source: domain model
 * §3.7.
 */
export async function checkPay(deps: Deps, payers: Payers, caller: Caller, payNo: string) {
  const pay = await findOwn(deps.db, payNo, caller.userId)
  if (!pay) return err(refusal('NOT_FOUND'))
  const open = await openAttempt(deps.db, payNo)
  if (open) await (pay.expire_at <= deps.clock.now() ? end : ask)(deps, payers, open)
  return ok(await freshView(deps, payNo))
}

const tabStates = { unpaid: ['unpaid', 'paying'], paid: ['paid'], closed: ['closed'] } as const

/** Own pay orders of one tab, newest first. Source: domain model §7 (pages/user/pay). */
export async function listPays({ db }: Deps, userId: number, input: v.InferOutput<typeof payList.input>) {
  const query = { userId, states: tabStates[input.tab] }
  const found = await store.ownPays(db, query, pageStart(input), pageSize + 1)
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countPays(db, query),
    cursorOf: (last) => last.biz_id,
  })
  const attempts = await newestAttempts(
    db,
    rows.map((row) => row.pay_no),
  )
  return ok({
    data: rows.map((row) => payView(row, row.ver ?? 0, attempts.get(row.pay_no))),
    ...frame,
  })
}
