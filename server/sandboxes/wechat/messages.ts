import { setTimeout as sleep } from 'node:timers/promises'
import type { XmlFields } from '../../wechat/xml'
import { readXml, signed, writeXml } from '../../wechat/xml'
import type { GatewayOrder } from './journal'
import { paidFacts } from './orders'
import type { Surroundings, Troubles } from './surroundings'

const answerWithinMs = 5_000

/** Tells merchants of payments, again and again until they answer SUCCESS. Source: WeChat Pay v2 (payment result message). */
export class Messages {
  private readonly running = new Set<Promise<void>>()
  private readonly stopping = new AbortController()

  constructor(private readonly around: Surroundings) {}

  /** Starts to send messages about a payment, with the failures that are set at the moment. */
  tell(order: GatewayOrder): void {
    const { notify, notifyDelayMs } = this.around.troubles
    if (notify === 'drop') return
    const run = this.repeat(order, notify, notifyDelayMs).catch(() => undefined)
    this.running.add(run)
    void run.finally(() => this.running.delete(run))
  }

  /** Continues unconfirmed messages after a restart. */
  resume(): void {
    for (const order of this.around.journal.orders.values()) {
      if (order.paidAt > 0 && !order.isHeard) this.tell(order)
    }
  }

  /** Ends the repeats; unconfirmed messages continue after the next start. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await Promise.all(this.running)
  }

  private async repeat(order: GatewayOrder, trouble: Troubles['notify'], delayMs: number): Promise<void> {
    const { signal } = this.stopping
    for (const waitMs of [delayMs, ...this.around.repeatsMs]) {
      if (waitMs > 0) await sleep(waitMs, undefined, { signal })
      const isHeard = await this.send(order, trouble)
      if (trouble === 'twice' && isHeard) await this.send(order, trouble)
      if (isHeard) {
        const fresh = this.around.journal.orders.get(order.outTradeNo) ?? order
        await this.around.journal.keep({ ...fresh, isHeard: true })
        return
      }
    }
  }

  private message(order: GatewayOrder, trouble: Troubles['notify']): XmlFields {
    const { account, random } = this.around
    const head = { return_code: 'SUCCESS', result_code: 'SUCCESS', appid: order.appId, mch_id: account.mchId }
    const facts = { ...head, nonce_str: random.bytes(16).toString('hex'), ...paidFacts(order) }
    const wrong = { total_fee: String(order.totalFee + 1), cash_fee: String(order.totalFee + 1) }
    if (trouble === 'wrongAmount') return signed({ ...facts, ...wrong }, account.key)
    return trouble === 'tamper' ? { ...signed(facts, account.key), ...wrong } : signed(facts, account.key)
  }

  private async send(order: GatewayOrder, trouble: Troubles['notify']): Promise<boolean> {
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(answerWithinMs)])
    const headers = { 'content-type': 'text/xml; charset=utf-8' }
    const body = writeXml(this.message(order, trouble))
    try {
      const answer = await fetch(order.notifyUrl, { method: 'POST', headers, body, signal })
      const read = readXml(await answer.text())
      return answer.ok && read.ok && read.value['return_code'] === 'SUCCESS'
    } catch {
      return false
    }
  }
}
