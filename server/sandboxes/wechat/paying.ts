import { Hash } from 'wechatpay-axios-plugin'
import { paySignText } from '@contract/wechat-pay'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { gatewayTime } from '../../wechat/gateway-time'
import type { GatewayOrder } from './journal'
import type { Messages } from './messages'
import { orderNow } from './orders'
import type { Surroundings } from './surroundings'

/** What the payer does with the sheet. */
export type Act = 'pay' | 'fail' | 'cancel' | 'begin'

const isAct = (text: unknown): text is Act => text === 'pay' || text === 'fail' || text === 'cancel' || text === 'begin'

/** Reads what the payer did; by default the payer pays. */
export const actOf = (text: unknown): Act => (isAct(text) ? text : 'pay')

export const byPrepayId = ({ journal, clock }: Surroundings, prepayId: string): GatewayOrder | undefined => {
  const order = [...journal.orders.values()].find((known) => known.prepayId === prepayId)
  return order && orderNow(order, clock.now())
}

/**
 * Does what the payer chose. `begin` leaves the payment unfinished (USERPAYING). `isLate` allows paying a closed order, like money that was
 * already on its way. Failure: words for the payer.
 */
export async function act(
  around: Surroundings,
  messages: Messages,
  order: GatewayOrder,
  wish: Act,
  isLate = false,
): Promise<Result<GatewayOrder, string>> {
  const { journal, clock, random } = around
  if (wish === 'cancel') return ok(order)
  if (order.paidAt > 0) return err('订单已支付')
  if (order.state === 'CLOSED' && !isLate) return err('订单已关闭或已过期')
  if (wish === 'begin') return ok(await journal.keep({ ...order, state: 'USERPAYING' }))
  if (wish === 'fail') return ok(await journal.keep({ ...order, state: 'PAYERROR' }))
  const now = clock.now()
  const serial = random.bytes(5).readUIntBE(0, 5).toString().padStart(14, '0').slice(-14)
  const transactionId = `4200${gatewayTime(now).slice(0, 8)}${serial}`
  const paid = await journal.keep<GatewayOrder>({ ...order, state: 'SUCCESS', transactionId, paidAt: now })
  messages.tell(paid)
  return ok(paid)
}

/** The parameters that the app gives to the platform's sheet. */
export interface SheetRequest {
  readonly timeStamp?: string
  readonly nonceStr?: string
  readonly package?: string
  readonly signType?: string
  readonly paySign?: string
}

/** The order of a sheet whose request the merchant signed for this application. Failure: words as the platform gives them. */
export function orderOfSheet(around: Surroundings, request: SheetRequest): Result<GatewayOrder, string> {
  const { timeStamp = '', nonceStr = '', package: bought = '', signType, paySign = '' } = request
  const prepayId = /^prepay_id=(.+)$/.exec(bought)?.[1]
  const order = prepayId === undefined ? undefined : byPrepayId(around, prepayId)
  if (!order || prepayId === undefined) return err('total_fee')
  const text = paySignText({ appId: order.appId, timeStamp, nonceStr, prepay_id: prepayId }, around.account.key)
  const isRight = signType === 'MD5' && Hash.equals(Hash.md5(text).toUpperCase(), paySign)
  return isRight ? ok(order) : err('支付验证签名失败')
}
