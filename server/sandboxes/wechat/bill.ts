import { billDay, gatewayTime } from '../../wechat/gateway-time'
import type { XmlFields } from '../../wechat/xml'
import { unreadable } from './answers'
import type { Asked } from './orders'
import type { Surroundings } from './surroundings'
import { plainYuan } from '../../format/yuan'

const columns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

const spaced = (atMs: number) =>
  gatewayTime(atMs).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6')

/** All payments and refunds of one day, as text; each value has a backquote before it. Source: WeChat Pay v2 (downloadbill). */
export function downloadBill({ journal, account }: Surroundings, { fields }: Asked): string | XmlFields {
  const day = fields['bill_date']
  if (!day || !/^\d{8}$/.test(day)) return unreadable('invalid bill_date')
  const paid = [...journal.orders.values()].filter(({ paidAt }) => paidAt > 0 && billDay(paidAt) === day)
  const refunds = [...journal.refunds.values()].filter(({ at }) => billDay(at) === day)
  if (paid.length + refunds.length === 0) return { ...unreadable('No Bill Exist'), error_code: '20002' }
  const row = (
    outTradeNo: string,
    at: number,
    what: 'SUCCESS' | 'REFUND',
    refund?: { no: string; id: string; fee: number },
  ) => {
    const order = journal.orders.get(outTradeNo)
    const total = order?.totalFee ?? 0
    const cells = [
      spaced(at),
      order?.appId ?? '',
      account.mchId,
      '0',
      '',
      order?.transactionId ?? '',
      outTradeNo,
      order?.openId ?? '',
      order?.tradeType ?? '',
      what,
      'OTHERS',
      'CNY',
      plainYuan(total),
      '0.00',
      refund?.id ?? '0',
      refund?.no ?? '0',
      plainYuan(refund?.fee ?? 0),
      '0.00',
      refund ? 'ORIGINAL' : '',
      refund ? 'SUCCESS' : '',
      order?.body ?? '',
      order?.attach ?? '',
      '0.00000',
      '0.60%',
      plainYuan(total),
      plainYuan(refund?.fee ?? 0),
      '',
    ]
    return cells.map((cell) => `\`${cell}`).join(',')
  }
  const rows = [
    ...paid.map((order) => row(order.outTradeNo, order.paidAt, 'SUCCESS')),
    ...refunds.map((one) =>
      row(one.outTradeNo, one.at, 'REFUND', { no: one.outRefundNo, id: one.refundId, fee: one.fee }),
    ),
  ]
  const sum = (amounts: readonly number[]) => plainYuan(amounts.reduce((total, amount) => total + amount, 0))
  const totals = [
    String(rows.length),
    sum(paid.map((order) => order.totalFee)),
    sum(refunds.map((one) => one.fee)),
    '0.00',
    '0.00000',
    sum(paid.map((order) => order.totalFee)),
    sum(refunds.map((one) => one.fee)),
  ]
  const totalColumns = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
  return [columns, ...rows, totalColumns, totals.map((cell) => `\`${cell}`).join(',')].join('\r\n')
}
