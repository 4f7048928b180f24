import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import { disputeInfo, disputeList } from '@contract/endpoints/orders/disputes'
import { noticeList } from '@contract/endpoints/city/notices'
import { OrderDetail, orderList } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { listCases, readCase } from '../../../server/modules/orders/dispute/decide'
import { listOrders, readOrder } from '../../../server/modules/orders/service'
import { listNotices } from '../../../server/modules/notices/service'
import { testDatabase, testDeps } from '../../support/database/database'
import { decided, judge, partyAct } from '../../support/city/order-steps'
import { testServer } from '../../support/server/server'
import { parties, smallCity, valueOf } from '../../support/city/small-city'

it('answers every call of orders, messages, disputes and notices that the contract names', async () => {
  const server = await testServer()
  const ours = endpoints.filter(({ path }) => /^\/(bctOrder|bctMsg|bctNotice|bctDispute)\//.test(path))
  const missing = ours.filter(({ path }) => !server.app.hasRoute({ method: 'POST', url: `/api${path}` }))
  await server.close()
  expect(ours.length).toBeGreaterThan(20)
  expect(missing.map(({ path }) => path)).toEqual([])
})

it('answers in the form of the contract, also in the middle of a dispute', async () => {
  const database = await testDatabase()
  const deps = testDeps(database.db)
  await smallCity(deps.db)
  const { buyer, seller } = await parties(deps)
  const [arbiter, operator] = [await judge(deps, 'arbiter'), await judge(deps, 'operator')]
  const { id, ver } = await decided(deps, { buyer, seller }, arbiter, 'split', fen(1_000))
  valueOf(await partyAct(deps, buyer, id, ver, 'appeal'))
  const page = { page: 1, tab: 'running' } as const
  const answers = [
    [OrderDetail, valueOf(await readOrder(deps, seller.userId, id))],
    [orderList.output, valueOf(await listOrders(deps, buyer.userId, { ...page, side: 'buy' }))],
    [disputeInfo.output, valueOf(await readCase(deps, operator, id))],
    [disputeList.output, valueOf(await listCases(deps, arbiter, page))],
    [noticeList.output, valueOf(await listNotices(deps, operator.userId, { page: 1, unread: 1 }))],
  ] as const
  for (const [schema, answer] of answers) expect(v.parse(schema, answer)).toEqual(answer)
  await database.close()
})
