import { Decorator } from 'wechatpay-axios-plugin'
import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { WechatSettings } from './account'
import { gatewayTime, readGatewayTime } from './gateway-time'
import { fitted, maxBodyBytes, saidText } from './said-text'
import type { XmlFields } from './xml'

/** Why the gateway gave no usable answer. `unreachable`: no answer, or one that is not from the gateway; the outcome is unknown. */
export type GatewayError =
  { readonly kind: 'unreachable' } | { readonly kind: 'refused'; readonly code: string; readonly words: string }

type Answer<T> = Promise<Result<T, GatewayError>>

/** The state of a payment. Source: WeChat Pay v2 (trade_state). */
export const tradeStates = ['NOTPAY', 'USERPAYING', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const
export type TradeState = (typeof tradeStates)[number]

/** The data of an order at the gateway. Money in fen. */
export interface GatewayWish {
  readonly appId: string
  readonly tradeType: 'JSAPI' | 'MWEB'
  readonly openId?: string
  readonly outTradeNo: string
  /** What is sold; cut to what the gateway takes. */
  readonly body: string
  readonly totalFee: number
  readonly notifyUrl: string
  readonly payerIp: string
  readonly startAt: number
  readonly expireAt: number
}

export interface Trade {
  readonly state: TradeState
  readonly transactionId: string
  readonly totalFee: number
  readonly paidAt: number | undefined
}

export interface RefundWish {
  readonly appId: string
  readonly transactionId: string
  readonly outRefundNo: string
  readonly totalFee: number
  readonly refundFee: number
}

/** The longest wait for an answer; for some calls the payer is waiting. */
const timeoutMs = 4_000

const Fields = v.record(v.string(), v.string())
const Failed = v.object({
  response: v.object({ data: v.looseObject({ return_code: v.string() }) }),
  code: v.optional(v.string()),
})
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A refusal that the gateway signed, or anything else. The library has checked the signature of every success. */
function errorOf(error: unknown): GatewayError {
  const failed = v.safeParse(Failed, error)
  if (!failed.success || failed.output.code === 'EV2_RES_SIGNATURE_NOT_EQUAL') return { kind: 'unreachable' }
  const { data } = failed.output.response
  const code = text(data['err_code']) || text(data['error_code']) || 'RETURN_FAIL'
  return code === 'SYSTEMERROR' || code === 'BIZERR_NEED_RETRY'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code, words: text(data['err_code_des']) || text(data['return_msg']) }
}

const isState = (state: string): state is TradeState => tradeStates.some((known) => known === state)

/** The calls of WeChat Pay, version 2. The same for the real gateway and for ours. Source: WeChat Pay v2. */
export function wechatPay({ mchId, key, hosts, certPem, keyPem }: WechatSettings) {
  const merchant = certPem !== undefined && keyPem !== undefined && { merchant: { cert: certPem, key: keyPem } }
  // The library hands these on to its HTTP client, and its types leave them out.
  const http: object = { baseURL: hosts.pay, timeout: timeoutMs, proxy: false }
  const client = Decorator.xmlBased({ mchid: mchId, secret: key, ...merchant, ...http })

  async function call(path: string, fields: XmlFields, isSecret = false): Answer<XmlFields> {
    try {
      // The library's own flag for calls with the merchant's certificate, missing in the types of its HTTP client.
      const config: object = isSecret ? { security: true } : {}
      const said = Object.entries(fields).map(([name, value]) => [name, saidText(value)] as const)
      const { data } = await client.post<unknown>(path, { mch_id: mchId, ...Object.fromEntries(said) }, config)
      const read = v.safeParse(Fields, data)
      return read.success ? ok(read.output) : err({ kind: 'unreachable' })
    } catch (error) {
      return err(errorOf(error))
    }
  }

  return {
    /** Makes an order, or finds the same one again. */
    async order(wish: GatewayWish): Answer<{ readonly prepayId: string; readonly mwebUrl: string }> {
      const scene = '{"h5_info":{"type":"Wap","wap_url":"","wap_name":"门牌"}}'
      const answer = await call('/pay/unifiedorder', {
        appid: wish.appId,
        body: fitted(saidText(wish.body), maxBodyBytes),
        out_trade_no: wish.outTradeNo,
        total_fee: String(wish.totalFee),
        spbill_create_ip: wish.payerIp,
        notify_url: wish.notifyUrl,
        trade_type: wish.tradeType,
        time_start: gatewayTime(wish.startAt),
        time_expire: gatewayTime(wish.expireAt),
        ...(wish.openId !== undefined && { openid: wish.openId }),
        ...(wish.tradeType === 'MWEB' && { scene_info: scene }),
      })
      if (!answer.ok) return answer
      const { prepay_id: prepayId, mweb_url: mwebUrl = '' } = answer.value
      return prepayId === undefined ? err({ kind: 'unreachable' }) : ok({ prepayId, mwebUrl })
    },
    /** The state of an order. */
    async query(appId: string, outTradeNo: string): Answer<Trade> {
      const answer = await call('/pay/orderquery', { appid: appId, out_trade_no: outTradeNo })
      if (!answer.ok) return answer
      const {
        trade_state: state = '',
        transaction_id: transactionId = '',
        total_fee: fee,
        time_end: end,
      } = answer.value
      if (!isState(state)) return err({ kind: 'unreachable' })
      return ok({ state, transactionId, totalFee: Number(fee ?? 0), paidAt: readGatewayTime(end) })
    },
    /** Closes an order; one that is already closed is no failure. Refused with ORDERPAID when it is paid. */
    async close(appId: string, outTradeNo: string): Answer<'closed'> {
      const answer = await call('/pay/closeorder', { appid: appId, out_trade_no: outTradeNo })
      const isGone = !answer.ok && answer.error.kind === 'refused' && /^ORDER(CLOSED|NOTEXIST)$/.test(answer.error.code)
      return answer.ok || isGone ? ok('closed') : answer
    },
    /** Gives money back. The same `outRefundNo` gives it once. Needs the merchant's certificate with the real gateway. */
    async refund(wish: RefundWish): Answer<{ readonly refundId: string }> {
      const fees = { total_fee: String(wish.totalFee), refund_fee: String(wish.refundFee) }
      const numbers = { transaction_id: wish.transactionId, out_refund_no: wish.outRefundNo }
      const answer = await call('/secapi/pay/refund', { appid: wish.appId, ...numbers, ...fees }, true)
      if (!answer.ok) return answer
      const { refund_id: refundId } = answer.value
      return refundId === undefined ? err({ kind: 'unreachable' }) : ok({ refundId })
    },
    /** Whether a refund has reached the payer. */
    async refundState(
      appId: string,
      outRefundNo: string,
    ): Answer<{ readonly state: string; readonly refundId: string }> {
      const answer = await call('/pay/refundquery', { appid: appId, out_refund_no: outRefundNo })
      if (!answer.ok) return answer
      return ok({ state: answer.value['refund_status_0'] ?? '', refundId: answer.value['refund_id_0'] ?? '' })
    },
    /** All payments and refunds of a day, `yyyyMMdd`, as the gateway's text; empty when there were none. */
    async bill(appId: string, day: string): Answer<string> {
      try {
        const fields = { mch_id: mchId, appid: appId, bill_date: day, bill_type: 'ALL' }
        const plain = { transformResponse: [(body: unknown) => body], timeout: 20_000 }
        const { data } = await client.post<unknown>('/pay/downloadbill', fields, plain)
        const body = text(data)
        if (!body.startsWith('<xml>')) return ok(body)
        return body.includes('No Bill Exist') || body.includes('20002') ? ok('') : err({ kind: 'unreachable' })
      } catch (error) {
        return err(errorOf(error))
      }
    },
  }
}

export type WechatPay = ReturnType<typeof wechatPay>
