import type { RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'
import { ask, deviceOf } from '../../support/device'
import type { AppDriver } from '../../support/driver'
import { addBid } from '../bids'
import type { Queries } from './of-the-city'
import { readByAll } from './of-the-city'
import { arbiter, pairOf } from '../people'
import { homeOfSeller, idOf, purchaseOf, writeLog } from './prepared'
import type { View } from './views'

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)

/** What the pages that show one thing are opened with, so that each has something to show to the buyer of the pair `axe`. */
async function queriesOf(app: AppDriver): Promise<Queries> {
  const buyer = await deviceOf(app.serverUrl, pairOf('axe', app).buyer)
  const judge = await deviceOf(app.serverUrl, arbiter)
  const cases = await ask(judge, '/bctDispute/list', {})
  return {
    ...(await readByAll(buyer)),
    ...(await purchaseOf(buyer)),
    buyPay: `?buyId=${(await addBid(buyer)).buyId}`,
    log: `?id=${await writeLog(buyer)}`,
    dispute: `?id=${idOf('dispute', cases.data[0]?.orderId)}`,
  }
}

const prepare = async (app: AppDriver): Promise<readonly View[]> => {
  const queries = await queriesOf(app)
  const seller = await homeOfSeller(await deviceOf(app.serverUrl, pairOf('axe', app).buyer))
  return [{ route: 'block', query: seller }, ...names.map((route) => ({ route, query: queries[route] ?? '' }))]
}

const prepared = new Map<string, Promise<readonly View[]>>()

/** Every page, with a thing to show where it shows one. What that needs is made in the city, once. */
export function allPages(app: AppDriver): Promise<readonly View[]> {
  const pages = prepared.get(app.serverUrl) ?? prepare(app)
  prepared.set(app.serverUrl, pages)
  return pages
}

/** The parts of pages that one taps through to: tabs, groups and filters. */
export const parts: readonly View[] = [
  { route: 'myBuys', query: '?tab=bids' },
  { route: 'myBuys', query: '?tab=done' },
  { route: 'myBuys', query: '?tab=closed' },
  { route: 'mySales', query: '?tab=listings' },
  { route: 'saleAdd', query: '?own=1' },
  { route: 'mySales', query: '?tab=done' },
  { route: 'mySales', query: '?tab=closed' },
  { route: 'pay', taps: ['已付款'] },
  { route: 'pay', taps: ['已关闭'] },
  { route: 'money', taps: ['冻结'] },
  { route: 'money', taps: ['收入'] },
  { route: 'logs', taps: ['全城'] },
  { route: 'votes', taps: [/^进行中/] },
  { route: 'votes', taps: [/^已结束/] },
  { route: 'votes', taps: [/^我发起的/] },
  { route: 'mutual', taps: [/^提供/] },
  { route: 'mutual', taps: [/^我的/] },
  { route: 'archive', taps: ['扩容'] },
  { route: 'archive', taps: ['投票'] },
  { route: 'notice', taps: [/^资金/] },
  { route: 'rich', query: '?key=help&at=late' },
  { route: 'rich', query: '?key=help', taps: [/^担保是什么/] },
  { route: 'rich', query: '?key=agreement' },
  { route: 'rich', query: '?key=privacy' },
  { route: 'rich', query: '?key=rules' },
  // The last, because the city that one looks at stays chosen.
  { route: 'home', taps: [/^测试城/, /^九号城/] },
  { route: 'sellBoard' },
]
