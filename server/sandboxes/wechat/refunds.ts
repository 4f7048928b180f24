import { gatewayTime } from '../../wechat/gateway-time'
import type { XmlFields } from '../../wechat/xml'
import { done, failed } from './answers'
import type { GatewayRefund } from './journal'
import type { Asked } from './orders'
import type { Surroundings } from './surroundings'

const refundsOf = ({ journal }: Surroundings, outTradeNo: string) =>
  [...journal.refunds.values()].filter((refund) => refund.outTradeNo === outTradeNo)

/** Gives money back, never more than was paid; the same number gives it once. Source: WeChat Pay v2 (refund). */
export async function refund(around: Surroundings, { fields, appId }: Asked): Promise<XmlFields> {
  const { journal, clock, random } = around
  const { out_refund_no: outRefundNo = '', refund_fee: feeText = '' } = fields
  const order = [...journal.orders.values()].find(
    (known) => known.outTradeNo === fields['out_trade_no'] || known.transactionId === fields['transaction_id'],
  )
  if (!order || order.paidAt === 0) return failed(around, appId, 'ORDERNOTEXIST', '订单号不存在')
  if (!/^[\w\-|*@]{1,64}$/.test(outRefundNo) || !/^[1-9]\d{0,9}$/.test(feeText)) {
    return failed(around, appId, 'PARAM_ERROR', '参数错误')
  }
  if (fields['total_fee'] !== String(order.totalFee)) return failed(around, appId, 'PARAM_ERROR', 'total_fee 不一致')
  const known = journal.refunds.get(outRefundNo)
  const fee = Number(feeText)
  if (known && (known.fee !== fee || known.outTradeNo !== order.outTradeNo)) {
    return failed(around, appId, 'INVALID_REQUEST', '商户退款单号重复')
  }
  const before = refundsOf(around, order.outTradeNo).reduce((sum, one) => sum + one.fee, 0)
  if (!known && before + fee > order.totalFee) return failed(around, appId, 'INVALID_REQUEST', '退款金额大于支付金额')
  const kept =
    known ??
    (await journal.keep<GatewayRefund>({
      kind: 'refund',
      outRefundNo,
      outTradeNo: order.outTradeNo,
      fee,
      at: clock.now(),
      refundId: `5030${gatewayTime(clock.now())}${random.bytes(5).readUIntBE(0, 5).toString().padStart(10, '0').slice(-10)}`,
    }))
  await journal.keep({ ...order, state: 'REFUND' })
  return done(around, appId, {
    transaction_id: order.transactionId,
    out_trade_no: order.outTradeNo,
    out_refund_no: outRefundNo,
    refund_id: kept.refundId,
    refund_fee: feeText,
    total_fee: String(order.totalFee),
    cash_fee: feeText,
  })
}

/** The state of an order's refunds, or of one of them. Source: WeChat Pay v2 (refundquery). */
export function refundQuery(around: Surroundings, { fields, appId }: Asked): XmlFields {
  const wished = around.journal.refunds.get(fields['out_refund_no'] ?? '')
  const found = wished ? [wished] : refundsOf(around, fields['out_trade_no'] ?? '')
  const [first] = found
  if (!first) return failed(around, appId, 'REFUNDNOTEXIST', '退款订单查询失败')
  const each = found.flatMap((one, n): [string, string][] => [
    [`out_refund_no_${n}`, one.outRefundNo],
    [`refund_id_${n}`, one.refundId],
    [`refund_fee_${n}`, String(one.fee)],
    [`refund_status_${n}`, 'SUCCESS'],
  ])
  const order = around.journal.orders.get(first.outTradeNo)
  return done(around, appId, {
    out_trade_no: first.outTradeNo,
    transaction_id: order?.transactionId ?? '',
    total_fee: String(order?.totalFee ?? 0),
    refund_count: String(found.length),
    ...Object.fromEntries(each),
  })
}
