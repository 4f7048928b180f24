import type { Bag } from '../protocol'
import { make, must } from './dom'

declare global {
  /** The payment gateway's sandbox, when the page's address names none in `gateway`. */
  var __hostGateway: string | undefined
  /** The person with the phone: WeChat knows them by the device and by the mobile number. */
  var __hostHolder: { readonly device: string; readonly mobile: string } | undefined
}

const gateway = (): string | undefined =>
  new URLSearchParams(location.search).get('gateway') ?? globalThis.__hostGateway ?? undefined

async function ask(path: string, body: object): Promise<Bag> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${gateway()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Bag
}

type Act = 'pay' | 'cancel' | 'fail'
const buttons: readonly (readonly [act: Act, words: string])[] = [
  ['pay', '支付'],
  ['cancel', '取消支付'],
  ['fail', '支付失败'],
]

/** The platform's payment sheet: what the payer presses is done at the sandbox, which checks the merchant's signature. */
function requestPayment(request: Bag): Promise<Bag> {
  return new Promise((resolve, reject) => {
    const mask = make('div', 'mask', must('#app'))
    const sheet = make('div', 'sheet payment', mask)
    for (const [act, words] of buttons) {
      const button = make('button', act === 'cancel' ? 'cancel' : '', sheet)
      button.textContent = words
      button.addEventListener('click', () => {
        mask.remove()
        ask('/sandbox/request-payment', { request, act }).then(({ errMsg, ...paid }) => {
          if (errMsg === 'ok') resolve(paid)
          else reject(new Error(`requestPayment:${String(errMsg)}`))
        }, reject)
      })
    }
  })
}

const holder = () => globalThis.__hostHolder ?? { device: 'host', mobile: '13800000000' }

const login = async (): Promise<Bag> => ask('/sandbox/login', { device: holder().device })

/** Asks the person whether the app may have their mobile number; the app gets a code for it. */
function getPhoneNumber(): Promise<Bag> {
  return new Promise((resolve, reject) => {
    const mask = make('div', 'mask', must('#app'))
    const sheet = make('div', 'sheet', mask)
    const answer = (words: string, act: () => void) => {
      const button = make('button', '', sheet)
      button.textContent = words
      button.addEventListener('click', () => {
        mask.remove()
        act()
      })
    }
    answer('允许', () => void ask('/sandbox/phone', { mobile: holder().mobile }).then(resolve, reject))
    answer('不允许', () => reject(new Error('getPhoneNumber:fail user deny')))
  })
}

const calls: Readonly<Record<string, (arg: Bag) => Promise<Bag>>> = {
  requestPayment,
  login,
  'openType:getPhoneNumber': getPhoneNumber,
}

/** What WeChat does by itself where there is a sandbox of its gateway; a test's mock comes first. */
export const messengerCall = (name: string): ((arg: Bag) => Promise<Bag>) | undefined =>
  gateway() === undefined ? undefined : calls[name]
