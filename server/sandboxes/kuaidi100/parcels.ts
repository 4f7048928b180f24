import { exactMoment } from '@contract/moments'
import { signatureOf } from '../../tracking/sign'

/** The states a parcel goes through, with what a carrier says then. Source: Kuaidi100 (state). */
export const states: Readonly<Record<string, readonly [code: string, context: string]>> = {
  collected: ['1', '快件已揽收'],
  moving: ['0', '快件运输中'],
  delivering: ['5', '快件派送中'],
  signed: ['3', '快件已签收'],
  returned: ['4', '快件已退回，寄件人已签收'],
}

interface Event {
  readonly state: string
  readonly at: number
}

interface Subscriber {
  readonly callbackUrl: string
  readonly salt: string | undefined
}

export type Trouble = 'send' | 'drop' | 'twice' | 'tamper'

const timeoutMs = 5_000

/** The parcels that the sandbox knows of: what happened to them, and who wants to hear of it. */
export class Parcels {
  private readonly events = new Map<string, Event[]>()
  private readonly subscribers = new Map<string, Subscriber>()

  /** Whether this is a new subscription. */
  subscribe(com: string, num: string, callbackUrl: string, salt: string | undefined): boolean {
    const name = `${com} ${num}`
    if (this.subscribers.has(name)) return false
    this.subscribers.set(name, { callbackUrl, salt })
    return true
  }

  /** All that is known of a parcel, the newest first. */
  courseOf(com: string, num: string) {
    const known = this.events.get(`${com} ${num}`) ?? []
    const events = [...known].reverse().sort((one, other) => other.at - one.at)
    const state = states[events[0]?.state ?? '']?.[0] ?? '0'
    const data = events.map(({ state: said, at }) => {
      const moment = exactMoment(at)
      return { context: states[said]?.[1] ?? '', time: moment, ftime: moment }
    })
    const isChecked = state === '3' ? '1' : '0'
    return { message: 'ok', status: '200', state, ischeck: isChecked, com, nu: num, condition: '', data }
  }

  /** Something happens to a parcel; whoever follows it is told, and the answer is what they said. */
  async move(com: string, num: string, event: Event, trouble: Trouble): Promise<readonly unknown[]> {
    const name = `${com} ${num}`
    this.events.set(name, [...(this.events.get(name) ?? []), event])
    const subscriber = this.subscribers.get(name)
    if (!subscriber || trouble === 'drop') return []
    const lastResult = this.courseOf(com, num)
    const status = lastResult.state === '3' ? 'shutdown' : 'polling'
    const param = JSON.stringify({ status, billstatus: 'got', message: '', autoCheck: '0', lastResult })
    const salted = subscriber.salt === undefined ? {} : { sign: signatureOf(param, subscriber.salt) }
    const sent = { param: trouble === 'tamper' ? param.replace(num, `${num}9`) : param, ...salted }
    const times = trouble === 'twice' ? 2 : 1
    return Promise.all(Array.from({ length: times }, () => this.tell(subscriber.callbackUrl, sent)))
  }

  private async tell(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const body = new URLSearchParams(fields)
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    return response.json()
  }
}
