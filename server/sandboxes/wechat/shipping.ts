import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GatewayOrder, GatewayShipping } from './journal'
import type { Surroundings } from './surroundings'
import type { TokenFlaw } from './tokens'

interface Parcel {
  readonly tracking_no?: string
  readonly express_company?: string
  readonly item_desc?: string
  readonly contact?: { readonly consignor_contact?: string; readonly receiver_contact?: string }
}

interface Wish {
  readonly order_key?: {
    readonly order_number_type?: number
    readonly transaction_id?: string
    readonly mchid?: string
    readonly out_trade_no?: string
  }
  readonly logistics_type?: number
  readonly delivery_mode?: number
  readonly is_all_delivered?: boolean
  readonly shipping_list?: readonly Parcel[]
  readonly upload_time?: string
  readonly payer?: { readonly openid?: string }
}

interface Which {
  readonly transaction_id?: string
  readonly merchant_id?: string
  readonly merchant_trade_no?: string
  readonly received_time?: number
}

type Code = readonly [errcode: number, errmsg: string]

const ok = { errcode: 0, errmsg: 'ok' }
const said = ([errcode, errmsg]: Code) => ({ errcode, errmsg })

const unknown: Code = [10060001, '支付单不存在']
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const maskedContact = /^[\d*-]*\d{4}(-\d+)?$/

function keyFlaw({ order_key: key = {} }: Wish): Code | undefined {
  if (key.order_number_type !== 1 && key.order_number_type !== 2) return [268485194, '订单单号类型非法']
  if (key.order_number_type === 2) return key.transaction_id ? undefined : [268485195, 'transaction_id 字段不能为空']
  if (!key.mchid) return [268485196, 'mchid 字段不能为空']
  return key.out_trade_no ? undefined : [268485197, 'out_trade_no 字段不能为空']
}

function parcelFlaw(type: number, { tracking_no: no = '', express_company: company = '', ...more }: Parcel) {
  const { item_desc: what = '', contact } = more
  if (what === '') return [10060008, '商品描述 item_desc 字段不能为空'] as const
  if ([...what].length > 120) return [10060009, '商品描述 item_desc 字段太长'] as const
  if (type !== 1) return undefined
  if (no === '') return [268485226, '物流单号不能为空'] as const
  if (company === '') return [268485227, '物流公司编码不能为空'] as const
  if (Buffer.byteLength(company) > 128) return [10060025, '物流公司编码太长'] as const
  if (Buffer.byteLength(no) > 128) return [10060026, '物流单号太长'] as const
  const told = contact?.receiver_contact ?? contact?.consignor_contact
  if (company === 'SF' && (told === undefined || !maskedContact.test(told)))
    return [10060014, '顺丰需要联系方式'] as const
  return undefined
}

/** What is wrong with the fields, in the order in which WeChat looks at them. Source: WeChat, `uploadShippingInfo` (error codes). */
function fieldFlaw(wish: Wish): Code | undefined {
  const { logistics_type: type = 0, delivery_mode: mode, shipping_list: list = [], upload_time: at = '' } = wish
  const key = keyFlaw(wish)
  if (key) return key
  if (![1, 2, 3, 4].includes(type)) return [10060005, '物流类型有误']
  if (mode !== 1 && mode !== 2) return [268485224, '发货模式非法']
  if (mode === 2 && type !== 1) return [10060006, '非快递发货时不允许分拆发货']
  if (mode === 2 && wish.is_all_delivered === undefined) return [10060007, '分拆发货必须填写 is_all_delivered 字段']
  if (mode === 1 && list.length !== 1) return [268485228, '统一发货模式下，物流信息列表长度必须为 1']
  if (list.length > 15) return [10060024, '物流信息列表太长']
  if (list.length === 0) return [10060020, '没有任何商品描述']
  if (!rfc3339.test(at) || Number.isNaN(Date.parse(at))) return [268485216, '上传时间非法']
  if (!wish.payer?.openid) return [10060014, '参数错误']
  return list.map((parcel) => parcelFlaw(type, parcel)).find((flaw) => flaw !== undefined)
}

/** The order of a payment in the mini-program: no other is held back. */
function orderOf({ journal, account }: Surroundings, transactionId = '', outTradeNo = ''): GatewayOrder | undefined {
  const isIt = (order: GatewayOrder) =>
    transactionId === '' ? order.outTradeNo === outTradeNo : order.transactionId === transactionId
  return [...journal.orders.values()].find(
    (order) => order.paidAt > 0 && order.appId === account.mini.appId && isIt(order),
  )
}

function isRefunded({ journal }: Surroundings, { outTradeNo, totalFee }: GatewayOrder): boolean {
  const given = [...journal.refunds.values()].filter((one) => one.outTradeNo === outTradeNo)
  return given.reduce((sum, { fee }) => sum + fee, 0) >= totalFee
}

/** Takes what is told of a payment; the same again changes nothing, another thing only once. */
async function upload(around: Surroundings, wish: Wish) {
  const flaw = fieldFlaw(wish)
  if (flaw) return said(flaw)
  const { transaction_id: transactionId, out_trade_no: outTradeNo } = wish.order_key ?? {}
  const order = orderOf(around, transactionId, outTradeNo)
  if (!order) return said(unknown)
  if (order.openId !== wish.payer?.openid) return said([10060031, '该笔支付单不属于 openid 所指定的用户'])
  if (isRefunded(around, order)) return said([10060004, '支付单处于不可发货的状态'])
  const { logistics_type: type = 0, shipping_list: list = [] } = wish
  const text = JSON.stringify({ type, list })
  const known = around.journal.shippings.get(order.transactionId)
  if (known?.text === text) return said([10060023, '发货信息未更新'])
  if (known && known.times > 1) return said([10060003, '支付单已使用重新发货机会'])
  const at = Date.parse(wish.upload_time ?? '')
  const times = (known?.times ?? 0) + 1
  await around.journal.keep<GatewayShipping>({
    kind: 'shipping',
    transactionId: order.transactionId,
    type,
    text,
    at,
    times,
    signedAt: known?.signedAt ?? 0,
    confirmedAt: known?.confirmedAt ?? 0,
  })
  return ok
}

function getOrder(around: Surroundings, which: Which) {
  const order = orderOf(around, which.transaction_id, which.merchant_trade_no)
  if (!order) return said(unknown)
  const shipping = around.journal.shippings.get(order.transactionId)
  const sentState = shipping && shipping.confirmedAt > 0 ? 3 : 2
  const openState = shipping ? sentState : 1
  return {
    ...ok,
    order: {
      transaction_id: order.transactionId,
      merchant_id: around.account.mchId,
      merchant_trade_no: order.outTradeNo,
      description: order.body,
      paid_amount: order.totalFee,
      openid: order.openId,
      trade_create_time: Math.floor(order.createdAt / 1000),
      pay_time: Math.floor(order.paidAt / 1000),
      order_state: isRefunded(around, order) ? 5 : openState,
      in_complaint: false,
      ...(shipping && {
        shipping: { logistics_type: shipping.type, finish_shipping: true, finish_shipping_count: shipping.times },
      }),
    },
  }
}

async function confirmReceive(around: Surroundings, which: Which) {
  const order = orderOf(around, which.transaction_id, which.merchant_trade_no)
  if (!order) return said(unknown)
  const shipping = around.journal.shippings.get(order.transactionId)
  if (!shipping || isRefunded(around, order)) return said([10060028, '支付单不是已发货状态'])
  if (shipping.type !== 1) return said([10060032, '只有物流快递发货时允许提醒用户确认收货'])
  const at = (which.received_time ?? 0) * 1000
  if (at + 1000 <= shipping.at) return said([10060029, '签收时间非法'])
  if (shipping.signedAt > 0) return said([10060030, '支付单已使用提醒收货机会'])
  await around.journal.keep({ ...shipping, signedAt: at })
  return ok
}

/**
 * Does a call with the trouble that is set: `loseCall` never hears of it, `loseAnswer` does it and says nothing, `double` hears it twice,
 * `busy` puts it off.
 */
async function withTrouble<T>({ troubles }: Surroundings, reply: FastifyReply, call: () => Promise<T> | T) {
  const trouble = troubles.shipping
  const lose = () => {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (trouble === 'busy') return { errcode: -1, errmsg: 'system error' }
  if (trouble === 'loseCall') return lose()
  const answer = await call()
  if (trouble === 'loseAnswer') return lose()
  return trouble === 'double' ? call() : answer
}

/** 小程序发货信息管理服务: what is told of payments, as strictly as WeChat reads it. Source: WeChat, order shipping. */
export function mountShipping(app: FastifyInstance, around: Surroundings, tokenFlaw: TokenFlaw): void {
  type Asked<B> = { Querystring: { access_token?: string }; Body: B }
  const mount = <B>(path: string, call: (around: Surroundings, body: B) => Promise<object> | object) =>
    app.post<Asked<B>>(`/wxa/sec/order/${path}`, async ({ query, body }, reply) => {
      if (around.troubles.isDown) return { errcode: -1, errmsg: 'system error' }
      const flaw = tokenFlaw('mini', query.access_token)
      if (flaw) return flaw
      return withTrouble(around, reply, () => call(around, body as B))
    })
  mount<Wish>('upload_shipping_info', upload)
  mount<Which>('get_order', getOrder)
  mount<Which>('notify_confirm_receive', confirmReceive)
  app.get('/sandbox/shippings', async () => [...around.journal.shippings.values()])
}
