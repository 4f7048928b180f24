import { payRequestArgs } from '@contract/wechat-pay'
import { device } from '../device/device'
import { under } from '../navigation/under'
import { timers } from '../timers/timers'
import type { Payment, PayOutcome, PaySheet } from './types'

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

/** The page replaces this one in the browser's history, so that a step back after paying does not lead to paying again. */
function leaveFor(page: string): PayOutcome {
  if (!/^https?:\/\//.test(page)) return 'unsupported'
  under.note()
  window.location.replace(`${page}&redirect_url=${encodeURIComponent(window.location.href)}`)
  return 'left'
}

export const payment: Payment = {
  scene: device.platform === 'messenger' ? 'messenger' : 'web',
  /** In a browser the server knows the user by WeChat's web login. */
  payerCode: () => Promise.resolve(undefined),
  /** WeChat's sheet in its own browser; elsewhere the payment page, which leads back here. Source: WeChat Pay v2 (JSAPI, MWEB). */
  request: (sheet) => (payment.scene === 'messenger' ? payByBridge(sheet) : Promise.resolve(leaveFor(sheet.mwebUrl))),
}
