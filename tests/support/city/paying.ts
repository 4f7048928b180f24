import { setTimeout as sleep } from 'node:timers/promises'
import { fen } from '@contract/money'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { gatewayFirst } from '../../../server/modules/pay/expiry'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { runDue } from '../../../server/jobs/jobs'
import { testGateway } from '../server/gateway'
import { credit, rice, riceIn, takeRice, valueOf } from './small-city'
import type { TestServer } from '../server/server'
import { areaId, settle, signedIn, testServer } from '../server/server'
import { guest } from '../../../server/http/caller'

/** 5 kg of rice at 6.80. */
export const amount = fen(3_400)

/** A city with a seller and a buyer, whose server listens and pays through a sandbox gateway. */
export async function payingCity(availableFen = 0) {
  let now = () => 0
  const gateway = await testGateway({ now: () => now() })
  const server: TestServer = await testServer({ gatewayUrl: gateway.url })
  now = server.now
  await riceIn(server.deps.db)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { db } = server.deps
  const seller = { ...guest, areaId, blockNo: 66, ...(await settle(server, 66)), tokenId: 1 }
  const buyer = { ...guest, areaId, blockNo: 128, ...(await settle(server, 128)), tokenId: 2 }
  if (availableFen > 0) await credit(server.deps, buyer.userId, availableFen)
  const saleId = await saleOf(server, seller)
  const client = await signedIn(server, 128)
  // Calls in memory carry no port: the gateway is told where the server listens.
  Object.assign(server.deps.config, { publicUrl: address })
  let made = 0
  return {
    gateway,
    server,
    deps: server.deps,
    client,
    buyer,
    seller,
    /** An unpaid order of 34.00. */
    order: async () => valueOf(await takeRice(server.deps, buyer, saleId)),
    submit: (payNo: string, more: object = {}) =>
      client.json('/bctPay/submit', {
        clientNo: `pay-${String((made += 1)).padStart(16, '0')}`,
        payNo,
        channel: 'wechat',
        ver: 1,
        scene: 'web',
        ...more,
      } as never),
    check: (payNo: string) => client.form('/bctPay/check', { payNo }),
    purse: () => balancesOf(db, buyer.userId),
    attempts: () => db.selectFrom('pay_attempt').selectAll().orderBy('attempt_id').execute(),
    runTimers: () =>
      runDue(server.deps, gatewayFirst(server.deps, { ...orderJobs(server.deps), ...marketJobs(server.deps) })),
    /** Waits until something is so; fails after five seconds. */
    until: async (isSo: () => Promise<boolean>) => {
      for (let tries = 0; tries < 250; tries++) {
        if (await isSo()) return
        await sleep(20)
      }
      throw new Error('it never came to be')
    },
    stateOf: async (payNo: string) => {
      const row = await db.selectFrom('pay_order').select('state').where('pay_no', '=', payNo).executeTakeFirstOrThrow()
      return row.state
    },
    close: async () => {
      const { differences } = await checkBooks(db)
      await gateway.close()
      await server.close()
      if (differences.length > 0) throw new Error(`the books differ: ${differences.join('; ')}`)
    },
  }
}

export type PayingCity = Awaited<ReturnType<typeof payingCity>>

async function saleOf(server: TestServer, seller: Parameters<typeof rice>[1]): Promise<number> {
  return (await rice(server.deps, seller)).saleId
}
