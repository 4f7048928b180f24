import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../server/deps'
import type { WechatSettings } from '../../../server/wechat/account'
import { sandboxAccount } from '../../../server/wechat/account'
import { robotsPath, sandboxRobot } from '../../../server/robots/robots'
import { mountKuaidi100 } from '../../../server/sandboxes/kuaidi100/app'
import type { Said } from '../../../server/sandboxes/robots/app'
import { mountRobots } from '../../../server/sandboxes/robots/app'
import { buildGateway } from '../../../server/sandboxes/wechat/app'
import type { GatewayOrder } from '../../../server/sandboxes/wechat/journal'
import { Journal } from '../../../server/sandboxes/wechat/journal'
import type { Troubles } from '../../../server/sandboxes/wechat/surroundings'
import { noTroubles } from '../../../server/sandboxes/wechat/surroundings'
import { sandboxPath, trackingSandboxAccount } from '../../../server/tracking/tracking'
import { testConfig } from '../database/database'

/** A sandbox gateway that listens, with what a test does to it. */
export async function testGateway(clock: Clock, folder?: string) {
  const journal = new Journal(folder)
  const troubles = noTroubles()
  const account = sandboxAccount(testConfig)
  const repeatsMs = [20, 40, 80]
  const app = buildGateway({ journal, account, clock, random: { bytes: randomBytes }, troubles, repeatsMs })
  const tracker = { account: trackingSandboxAccount(testConfig), clock }
  app.register(async (inside) => mountKuaidi100(inside, tracker), { prefix: sandboxPath })
  const robots = {
    wecom: sandboxRobot(testConfig, 'wecom'),
    feishu: sandboxRobot(testConfig, 'feishu'),
    dingtalk: sandboxRobot(testConfig, 'dingtalk'),
  }
  app.register(async (inside) => mountRobots(inside, { robots, clock }), { prefix: robotsPath })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const settings: WechatSettings = { ...account, hosts: { pay: url, api: url, open: url }, isSandbox: true }
  const say = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  return {
    url,
    settings,
    journal,
    say,
    trouble: (wish: Partial<Troubles>) => void Object.assign(troubles, noTroubles(), wish),
    act: (outTradeNo: string, act: 'pay' | 'fail' | 'begin', isLate = false) =>
      say('/sandbox/act', { out_trade_no: outTradeNo, act, isLate }),
    tell: (outTradeNo: string) => say('/sandbox/tell', { out_trade_no: outTradeNo }),
    /** Something happens to a parcel. */
    move: (com: string, num: string, state: string, more: object = {}) =>
      say(`${sandboxPath}/sandbox/move`, { com, num, state, ...more }),
    robots,
    /** What the robots said in their groups, the newest first. */
    said: async () => (await (await fetch(`${url}${robotsPath}/sandbox/said`)).json()) as readonly Said[],
    order: (outTradeNo: string): GatewayOrder => {
      const order = journal.orders.get(outTradeNo)
      if (!order) throw new Error(`the gateway has no order ${outTradeNo}`)
      return order
    },
    close: () => app.close(),
  }
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>
