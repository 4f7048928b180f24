import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { openHold } from '../../ledger/hold'
import { transact } from '../../db/transact'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { isLoopback } from '../../listener/listen'
import type { Asked } from '../../http/mount'
import type { Payers } from './open/payer'
import { paySign } from '../../wechat/pay-sign'
import { closeHere, end } from './ask'
import * as store from './attempt-store'
import type { Gateway, Scene } from './gateway'
import { routeOf } from './gateway'
import { partCause } from './settle'
import type { PayAttemptTable } from './tables'
import type { PayOrderTable } from './tables'
import { setWaitingPayOrder } from './open/pay-orders'

/** How the payer wants to pay through the platform. */
export interface GatewayWay {
  readonly clientNo: string
  readonly ver: number
  readonly scene: Scene
  /** The part from the payer's balance, in fen; 0 for none. */
  readonly balance: number
  readonly openId: string | undefined
}

/** Nothing was taken, and the payer may try again. */
export const gatewayDown = refusal('BUSY', {}, '微信支付暂未回应，没有扣款，请稍后再试或换余额付款')

const stillAsking = refusal('BUSY', {}, '上一次微信支付还在核对，没有重复扣款，请稍后再看')

/**
 * Begins a payment at the gateway, or finds the one already begun in the same way. Another open one is closed there first; when that turns
 * out to be paid, nothing is begun. The balance part is frozen before the gateway is called. Returns the try, or undefined when the thing
 * is paid. Refusals: those of paying, NOT_ENOUGH (the balance part), BUSY. Source: domain model §3.7.
 */
export async function begin(
  deps: Deps,
  payers: Payers,
  gateway: Gateway,
  caller: Caller,
  pay: PayOrderTable,
  way: GatewayWay,
  asked: Asked,
): Promise<Result<PayAttemptTable | undefined, Refusal>> {
  const route = routeOf(gateway.settings, way.scene)
  const open = await store.openAttempt(deps.db, pay.pay_no)
  if (open) {
    const isSame = open.app_id === route.app_id && open.trade_type === route.trade_type && open.balance === way.balance
    if (isSame && open.prepay_id !== '') return ok(open)
    const stand = await end(deps, payers, open)
    if (stand === 'paid') return ok(undefined)
    if (stand !== 'closed') return err(stillAsking)
  }
  const seq = (await store.attemptCount(deps.db, pay.pay_no)) + 1
  const made = await transact(deps.db, (tx) => freezeAndKeep(tx, deps, payers, caller, pay, way, { ...route, seq }))
  if (!made.ok) return made
  return askForSheet(deps, payers, gateway, pay, made.value, way, asked)
}

async function freezeAndKeep(
  tx: Tx,
  deps: Deps,
  payers: Payers,
  caller: Caller,
  pay: PayOrderTable,
  { clientNo, ver, balance }: GatewayWay,
  route: Pick<PayAttemptTable, 'app_id' | 'trade_type'> & { readonly seq: number },
): Promise<Result<PayAttemptTable, Refusal>> {
  const payer = payers[pay.biz_type]
  if (!payer) return err(refusal('NOT_FOUND'))
  const refused = await payer.refusalOf(tx, deps, caller, { clientNo, id: pay.biz_id, ver })
  if (refused) return err(refused)
  if (await store.openAttempt(tx, pay.pay_no)) return err(stillAsking)
  const now = deps.clock.now()
  const attempt: PayAttemptTable = {
    attempt_id: deps.ids.next(),
    pay_no: pay.pay_no,
    out_trade_no: `${pay.pay_no}-${route.seq}`,
    app_id: route.app_id,
    trade_type: route.trade_type,
    channel: balance > 0 ? 'mixed' : 'wechat',
    balance,
    amount: pay.amount - balance,
    hold_id: null,
    prepay_id: '',
    mweb_url: '',
    state: 'open',
    told: '',
    transaction_id: null,
    txn_id: null,
    is_late: false,
    created_at: now,
    asked_at: now,
    ended_at: null,
  }
  const held = await holdPart(tx, deps, attempt, pay)
  if (!held.ok) return held
  const kept = { ...attempt, hold_id: held.value }
  await store.insertAttempt(tx, kept)
  await setWaitingPayOrder(tx, pay.pay_no, 'paying')
  return ok(kept)
}

/** Freezes the balance part for the thing that is paid. */
async function holdPart(
  tx: Tx,
  deps: Deps,
  attempt: PayAttemptTable,
  pay: PayOrderTable,
): Promise<Result<number | null, Refusal>> {
  if (attempt.balance === 0) return ok(null)
  const cause = partCause(attempt, pay)
  const reason = pay.biz_type === 'buy' ? 'buy' : 'order'
  const about = { ...cause, refType: pay.biz_type, refId: pay.biz_id }
  const wish = {
    userId: pay.user_id,
    fromKind: 'available',
    amount: fen(attempt.balance),
    reason,
    cause: about,
  } as const
  return openHold(tx, deps, wish)
}

/**
 * The address for the gateway's payment messages: the public one, or this machine's own. The host name in the payer's request is used only
 * where payers are on this machine too, because anybody can write anything there.
 */
export function notifyUrl({ publicUrl, host: ours, port }: Deps['config'], asked: Asked): string {
  const { protocol, hostname, host = hostname } = asked
  const own = isLoopback(ours) && isLoopback(hostname) ? `${protocol}://${host}` : `http://127.0.0.1:${port}`
  return `${publicUrl ?? own}/api/bctPay/notify`
}

async function askForSheet(
  deps: Deps,
  payers: Payers,
  { calls }: Gateway,
  pay: PayOrderTable,
  attempt: PayAttemptTable,
  { openId }: GatewayWay,
  asked: Asked,
): Promise<Result<PayAttemptTable, Refusal>> {
  const answer = await calls.order({
    appId: attempt.app_id,
    tradeType: attempt.trade_type,
    outTradeNo: attempt.out_trade_no,
    ...(openId !== undefined && { openId }),
    body: `门牌-${pay.subject}`,
    totalFee: attempt.amount,
    payerIp: asked.ip ?? '127.0.0.1',
    notifyUrl: notifyUrl(deps.config, asked),
    startAt: deps.clock.now(),
    expireAt: pay.expire_at,
  })
  if (!answer.ok) {
    // Nobody has seen its payment sheet, so nobody can pay it.
    await closeHere(deps, payers, attempt)
    return err(gatewayDown)
  }
  const sheet = { prepay_id: answer.value.prepayId, mweb_url: answer.value.mwebUrl }
  await store.changeAttempt(deps.db, attempt.attempt_id, sheet)
  return ok({ ...attempt, ...sheet })
}

/** The parameters that open the platform's sheet, with a fresh signature. Source: specification §3 (payment parameters). */
export function sheetOf({ clock, random }: Deps, { settings }: Gateway, attempt: PayAttemptTable) {
  const parts = {
    appId: attempt.app_id,
    timeStamp: String(Math.floor(clock.now() / 1000)),
    nonceStr: random.bytes(16).toString('hex'),
    prepay_id: attempt.prepay_id,
  }
  return { ...parts, paySign: paySign({ ...parts, key: settings.key }), mwebUrl: attempt.mweb_url }
}
