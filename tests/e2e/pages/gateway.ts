import type { Page } from '@playwright/test'
import { ask, deviceOf } from '../support/device'
import type { Person } from '../support/device'
import type { AppDriver } from '../support/driver'

/** An order at the gateway, as its sandbox tells it. */
export interface GatewayOrder {
  readonly outTradeNo: string
  readonly state: string
  readonly totalFee: number
  readonly tradeType: string
}

/** What the payer does with the platform's sheet. */
export type Act = 'pay' | 'cancel' | 'fail'

/** The gateway's sandbox of this server; its address is the one that WeChat's login uses. */
export async function gatewayOf(app: AppDriver, person: Person): Promise<string> {
  const page = 'http://127.0.0.1/nowhere'
  const { login } = await ask(await deviceOf(app.serverUrl, person), '/bctPay/ways', { scene: 'messenger', page })
  if (login === null) throw new Error('this person has paid in the messenger before')
  return new URL(login).origin
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Makes something go wrong at the gateway from now on; nothing without an argument. */
export const trouble = (gateway: string, wish: object = {}) => post(`${gateway}/sandbox/troubles`, wish)

/** The newest try for a pay order. */
export async function newestOrder(gateway: string, payNo: string): Promise<GatewayOrder> {
  const orders = (await (await fetch(`${gateway}/sandbox/orders`)).json()) as readonly GatewayOrder[]
  const found = orders.filter(({ outTradeNo }) => outTradeNo.startsWith(`${payNo}-`)).at(-1)
  if (!found) throw new Error(`the gateway knows nothing of ${payNo}`)
  return found
}

/** Runs in the page: WeChat's bridge, whose sheet does at the sandbox what `payAct` says. */
function bridge([gateway, payAct]: readonly [string, Act]): void {
  const invoke = (name: string, request: object, answer: (said: { err_msg: string }) => void): void => {
    const said = (errMsg: string) => answer({ err_msg: `get_brand_wcpay_request:${errMsg}` })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ request, act: payAct })
    if (name !== 'getBrandWCPayRequest') return said('fail')
    void fetch(`${gateway}/sandbox/request-payment`, { method: 'POST', headers, body })
      .then((heard) => heard.json())
      .then(({ errMsg }: { errMsg: string }) => said(errMsg.replace('fail cancel', 'cancel')))
  }
  Object.assign(window, { WeixinJSBridge: { invoke } })
}

/** Gives WeChat's browser its bridge, before the page opens. */
export const addBridge = (page: Page, gateway: string, act: Act) => page.addInitScript(bridge, [gateway, act] as const)

/** Gives the phone of the mini-program its payment sheet, before the page opens. */
export const addSheet = (page: Page, gateway: string) =>
  page.addInitScript((address) => void (globalThis.__hostGateway = address), gateway)

const words: Readonly<Record<Act, string>> = { pay: '支付', cancel: '取消', fail: '支付失败' }
const hostWords: Readonly<Record<Act, string>> = { ...words, cancel: '取消支付' }

/** Presses the platform's own sheet: the payment page of a browser, or what the mini-program's phone draws. */
export const pressSheet = (page: Page, target: AppDriver['target'], act: Act) =>
  page.getByRole('button', { name: (target === 'weapp' ? hostWords : words)[act], exact: true }).tap()
