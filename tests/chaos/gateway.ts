import { randomBytes } from 'node:crypto'
import type { Clock } from '../../server/deps'
import { sandboxAccount } from '../../server/wechat/account'
import { buildGateway } from '../../server/sandboxes/wechat/app'
import type { GatewayOrder } from '../../server/sandboxes/wechat/journal'
import { Journal } from '../../server/sandboxes/wechat/journal'
import type { Troubles } from '../../server/sandboxes/wechat/surroundings'
import { noTroubles } from '../../server/sandboxes/wechat/surroundings'
import { testConfig } from '../support/database/database'

/** How a payment is reported: once, never, twice, or after a while. */
export type Telling = 'send' | 'drop' | 'twice' | 'slow'

const troublesOf: Readonly<Record<Telling, Partial<Troubles>>> = {
  send: {},
  drop: { notify: 'drop' },
  twice: { notify: 'twice' },
  slow: { notifyDelayMs: 3_000 },
}

/** Shorter than a real gateway's, but as persistent: unconfirmed messages are repeated for minutes. */
const repeatsMs = [500, 1_000, 2_000, ...Array.from({ length: 30 }, () => 5_000)]

/** The sandbox gateway in the test's process, so that no kill hits it: the real one does not die with our server either. */
export async function startGateway(clock: Clock) {
  const journal = new Journal()
  const troubles = noTroubles()
  const account = sandboxAccount(testConfig)
  const app = buildGateway({ journal, account, clock, random: { bytes: randomBytes }, troubles, repeatsMs })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const newest = (payNo: string): GatewayOrder | undefined =>
    [...journal.orders.values()].filter(({ outTradeNo }) => outTradeNo.startsWith(`${payNo}-`)).at(-1)
  let last: Promise<unknown> = Promise.resolve()
  const act = async (payNo: string, what: 'pay' | 'fail', telling: Telling, isLate: boolean) => {
    const order = newest(payNo)
    if (!order) return undefined
    Object.assign(troubles, noTroubles(), troublesOf[telling])
    const body = JSON.stringify({ out_trade_no: order.outTradeNo, act: what, isLate })
    const answer = await fetch(`${url}/sandbox/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    Object.assign(troubles, noTroubles())
    return answer.ok ? newest(payNo) : undefined
  }
  return {
    url,
    /** Every payment that it has collected. */
    paid: () => [...journal.orders.values()].filter(({ paidAt }) => paidAt > 0),
    /** What the payer does with the sheet of the newest try; nothing when the gateway refuses that. One after another. */
    act: (payNo: string, what: 'pay' | 'fail', telling: Telling = 'send', isLate = false) => {
      const done = last.then(() => act(payNo, what, telling, isLate))
      last = done.catch(() => undefined)
      return done
    },
    close: () => app.close(),
  }
}
