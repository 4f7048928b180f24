/** What the server gives for one payment by WeChat; the server signed it. Source: specification §3 (payment parameters). */
export interface PayParams {
  /** Epoch seconds, as text. */
  readonly timeStamp: string
  readonly nonceStr: string
  readonly prepay_id: string
  readonly paySign: string
}

/** What the platform's payment call is given. Source: specification §7 (payment). */
export interface PayRequestArgs {
  readonly provider: 'wxpay'
  readonly timeStamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType: 'MD5'
  readonly paySign: string
}

const packageOf = (prepayId: string): string => `prepay_id=${prepayId}`

/**
 * Makes the arguments of the platform's payment call from the server's parameters; a missing one becomes an empty text. Source:
 * specification §3, §7 (payment).
 */
export function payRequestArgs(params: Partial<PayParams>): PayRequestArgs {
  return {
    provider: 'wxpay',
    timeStamp: params.timeStamp ?? '',
    nonceStr: params.nonceStr ?? '',
    package: packageOf(params.prepay_id ?? ''),
    signType: 'MD5',
    paySign: params.paySign ?? '',
  }
}

/** Who pays and for what: the part of the payment parameters that is signed. */
export interface PaySignParts {
  readonly appId: string
  /** Epoch seconds, as text. */
  readonly timeStamp: string
  readonly nonceStr: string
  readonly prepay_id: string
}

/**
 * The text whose upper-case MD5 is the payment signature: the fields sorted by name, then the merchant's key. Only the server has
 * the key. Source: specification §3 (signType MD5); WeChat Pay v2.
 */
export function paySignText({ appId, timeStamp, nonceStr, prepay_id }: PaySignParts, key: string): string {
  const fields = { appId, nonceStr, package: packageOf(prepay_id), signType: 'MD5', timeStamp }
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return [...pairs, ['key', key]].map(([name, value]) => `${name}=${value}`).join('&')
}
