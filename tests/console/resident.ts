import { randomUUID } from 'node:crypto'
import { fen } from '@contract/money'
import { demoAreaId, demoPassword, demoPayPassword } from '../../demo/residents'
import type { Caller, Who } from '../support/server/process-call'
import { caller } from '../support/server/process-call'
import type { TestAnswer } from '../support/server/signed-client'

const done = <T>({ code, msg, data }: TestAnswer<T>): T => {
  if (code !== 200) throw new Error(`refused: ${msg}`)
  return data
}

interface SandboxOrder {
  readonly outTradeNo: string
}

/** Somebody who lives in the demo city, with the app in hand. */
export class Resident {
  private constructor(
    private readonly server: Caller,
    private readonly who: Required<Who>,
  ) {}

  static async of(url: string, blockNo: number): Promise<Resident> {
    const server = await caller(url)
    return new Resident(server, await server.signIn(blockNo, demoPassword(blockNo)))
  }

  /** Applies for a withdrawal to a bank; gives its number. */
  async withdraw(amount: number): Promise<string> {
    const clientNo = randomUUID()
    const payPassword = await this.server.encrypted(`${demoPayPassword}|${clientNo}`)
    const payee = { name: '唐小跑', account: '6222020200112233441', bank: '招商银行' }
    const wish = { clientNo, amount: fen(amount), way: 'bank' as const, payee, payPassword }
    return done(await this.server.call('/bctWithdraw/add', wish, this.who)).withdrawNo
  }

  /** Pays money in at the gateway's sandbox; gives the number of the pay order. */
  async recharge(amount: number): Promise<string> {
    const { payNo } = done(
      await this.server.call('/bctRecharge/add', { clientNo: randomUUID(), amount: fen(amount) }, this.who),
    )
    const submit = { clientNo: randomUUID(), payNo, channel: 'wechat' as const, ver: 1, scene: 'web' as const }
    done(await this.server.call('/bctPay/submit', submit, this.who))
    const page = 'http://127.0.0.1/nowhere'
    const { login } = done(await this.server.call('/bctPay/ways', { scene: 'messenger', page }, this.who))
    const gateway = new URL(login ?? '').origin
    const orders = (await (await fetch(`${gateway}/sandbox/orders`)).json()) as readonly SandboxOrder[]
    const order = orders.filter(({ outTradeNo }) => outTradeNo.startsWith(`${payNo}-`)).at(-1)
    await fetch(`${gateway}/sandbox/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ out_trade_no: order?.outTradeNo, act: 'pay' }),
    })
    for (let turn = 0; turn < 40; turn += 1) {
      const { state } = done(await this.server.call('/bctPay/check', { payNo }, this.who))
      if (state === 'paid') return payNo
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`${payNo} was not paid`)
  }

  /** Why trading is halted, as the app's next look says it; undefined while it is not. */
  async halted(): Promise<string | undefined> {
    return done(await this.server.call('/index/config', { areaId: demoAreaId }, this.who)).halt?.because
  }
}
