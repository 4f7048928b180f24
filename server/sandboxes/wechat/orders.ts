import { gatewayTime, readGatewayTime } from '../../wechat/gateway-time'
import { maxBodyBytes } from '../../wechat/said-text'
import type { XmlFields } from '../../wechat/xml'
import { done, failed, unreadable } from './answers'
import type { GatewayOrder } from './journal'
import type { Surroundings } from './surroundings'

/** A merchant's call with its checked fields, and the address under which the merchant reached us. */
export interface Asked {
  readonly fields: XmlFields
  readonly appId: string
  readonly address: string
}

const mwebUrl = (address: string, prepayId: string) => `${address}/sandbox/sheet?prepay_id=${prepayId}`

/** An order's present state: one whose time is over is closed, unless it is being paid. */
export function orderNow(order: GatewayOrder, now: number): GatewayOrder {
  return order.state === 'NOTPAY' && order.expireAt <= now ? { ...order, state: 'CLOSED' } : order
}

const required = ['body', 'out_trade_no', 'total_fee', 'notify_url', 'trade_type'] as const

/** Makes an order, or finds the one of the same number with the same contents. Source: WeChat Pay v2 (unifiedorder). */
export async function unifiedOrder(around: Surroundings, { fields, appId, address }: Asked): Promise<XmlFields> {
  const missing = required.find((name) => !fields[name])
  if (missing) return unreadable(`缺少参数 ${missing}`)
  const { out_trade_no: outTradeNo = '', total_fee: fee = '', trade_type: tradeType } = fields
  if (tradeType !== 'JSAPI' && tradeType !== 'MWEB') return failed(around, appId, 'PARAM_ERROR', 'trade_type 参数错误')
  if (tradeType === 'JSAPI' && !fields['openid']) return failed(around, appId, 'PARAM_ERROR', 'JSAPI 缺少 openid')
  if (!/^[1-9]\d{0,9}$/.test(fee)) return failed(around, appId, 'PARAM_ERROR', 'total_fee 参数错误')
  if (!/^[\w\-|*@]{1,32}$/.test(outTradeNo)) return failed(around, appId, 'PARAM_ERROR', 'out_trade_no 参数错误')
  if (Buffer.byteLength(fields['body'] ?? '') > maxBodyBytes) return failed(around, appId, 'PARAM_ERROR', 'body 过长')
  const now = around.clock.now()
  const known = around.journal.orders.get(outTradeNo)
  if (known && orderNow(known, now).state === 'CLOSED') return failed(around, appId, 'ORDERCLOSED', '订单已关闭')
  if (known && known.state !== 'NOTPAY') return failed(around, appId, 'ORDERPAID', '订单已支付')
  const totalFee = Number(fee)
  if (known && (known.totalFee !== totalFee || known.tradeType !== tradeType)) {
    return failed(around, appId, 'INVALID_REQUEST', '201 商户订单号重复')
  }
  const order =
    known ??
    (await around.journal.keep<GatewayOrder>({
      kind: 'order',
      outTradeNo,
      appId,
      tradeType,
      totalFee,
      createdAt: now,
      state: 'NOTPAY',
      openId: fields['openid'] ?? '',
      body: fields['body'] ?? '',
      attach: fields['attach'] ?? '',
      notifyUrl: fields['notify_url'] ?? '',
      prepayId: `wx${gatewayTime(now)}${around.random.bytes(9).toString('hex')}`,
      expireAt: readGatewayTime(fields['time_expire']) ?? now + 7_200_000,
      transactionId: '',
      paidAt: 0,
      isHeard: false,
    }))
  return done(around, appId, {
    trade_type: tradeType,
    prepay_id: order.prepayId,
    ...(tradeType === 'MWEB' && { mweb_url: mwebUrl(address, order.prepayId) }),
  })
}

const stateWords: Readonly<Record<GatewayOrder['state'], string>> = {
  NOTPAY: '订单未支付',
  USERPAYING: '用户支付中',
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  CLOSED: '已关闭',
  PAYERROR: '支付失败',
}

const byNumber = ({ journal, clock }: Surroundings, fields: XmlFields): GatewayOrder | undefined => {
  const { out_trade_no: outTradeNo, transaction_id: transactionId } = fields
  const order = transactionId
    ? [...journal.orders.values()].find((known) => known.transactionId === transactionId)
    : journal.orders.get(outTradeNo ?? '')
  return order && orderNow(order, clock.now())
}

/** The facts of a payment, as queries and messages tell them. */
export const paidFacts = (order: GatewayOrder): XmlFields => ({
  openid: order.openId || 'oSandboxBrowser',
  is_subscribe: 'N',
  trade_type: order.tradeType,
  bank_type: 'OTHERS',
  total_fee: String(order.totalFee),
  fee_type: 'CNY',
  cash_fee: String(order.totalFee),
  transaction_id: order.transactionId,
  out_trade_no: order.outTradeNo,
  attach: order.attach,
  time_end: gatewayTime(order.paidAt),
})

/** The state of an order. Source: WeChat Pay v2 (orderquery). */
export function orderQuery(around: Surroundings, { fields, appId }: Asked): XmlFields {
  const order = byNumber(around, fields)
  if (!order) return failed(around, appId, 'ORDERNOTEXIST', '此交易订单号不存在')
  const { state, outTradeNo } = order
  const facts = order.paidAt > 0 ? paidFacts(order) : { out_trade_no: outTradeNo, total_fee: String(order.totalFee) }
  return done(around, appId, { ...facts, trade_state: state, trade_state_desc: stateWords[state] })
}

/** Closes an order that is not paid. Source: WeChat Pay v2 (closeorder). */
export async function closeOrder(around: Surroundings, { fields, appId }: Asked): Promise<XmlFields> {
  const order = byNumber(around, fields)
  if (!order) return failed(around, appId, 'ORDERNOTEXIST', '订单不存在')
  if (order.state === 'CLOSED') return failed(around, appId, 'ORDERCLOSED', '订单已关闭')
  if (order.paidAt > 0 || order.state === 'USERPAYING') return failed(around, appId, 'ORDERPAID', '订单已支付')
  await around.journal.keep({ ...order, state: 'CLOSED' })
  return done(around, appId, {})
}
