import { payRequestArgs } from '@contract/wechat-pay'
import { device } from '../device/device'
import { under } from '../navigation/under'
import { timers } from '../timers/timers'
import type { PayerCode, PayOutcome, PayScene, PaySheet, RequestPayment } from './types'

interface Bridge {
  readonly invoke: (name: string, args: object, answer: (result: { readonly err_msg?: string }) => void) => void
}

declare global {
  interface Window {
    /** WeChat's own bridge; it may appear after the page. */
    WeixinJSBridge?: Bridge
  }
}

/** How long WeChat may take to provide its bridge. */
const bridgeWithinMs = 3_000

export const payScene: PayScene = device.platform === 'messenger' ? 'messenger' : 'web'

/** In a browser the server knows the user by WeChat's web login. */
export const payerCode: PayerCode = () => Promise.resolve(undefined)

function bridge(): Promise<Bridge | undefined> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge)
  return new Promise((resolve) => {
    const end = () => resolve(window.WeixinJSBridge)
    timers.after(bridgeWithinMs, end)
    document.addEventListener('WeixinJSBridgeReady', end, { once: true })
  })
}

const endings: Readonly<Record<string, PayOutcome>> = {
  'get_brand_wcpay_request:ok': 'closed',
  'get_brand_wcpay_request:cancel': 'cancelled',
}

async function payByBridge(sheet: PaySheet): Promise<PayOutcome> {
  const found = await bridge()
  if (!found) return 'unsupported'
  const { timeStamp, nonceStr, package: bought, signType, paySign } = payRequestArgs(sheet)
  const args = { appId: sheet.appId, timeStamp, nonceStr, package: bought, signType, paySign }
  return new Promise((resolve) => {
    found.invoke('getBrandWCPayRequest', args, ({ err_msg: said = '' }) => resolve(endings[said] ?? 'failed'))
  })
}

/**
 * WeChat's sheet in its own browser; elsewhere the payment page, which leads back here. That page replaces this one in the browser's
 * history, so that a step back after paying does not lead to paying again. Source: WeChat Pay v2 (JSAPI, MWEB).
 */
export const requestPayment: RequestPayment = (sheet) => {
  if (payScene === 'messenger') return payByBridge(sheet)
  if (!/^https?:\/\//.test(sheet.mwebUrl)) return Promise.resolve('unsupported')
  under.note()
  window.location.replace(`${sheet.mwebUrl}&redirect_url=${encodeURIComponent(window.location.href)}`)
  return Promise.resolve('left')
}
