import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { addBid } from './bids'
import { arbiter, pairOf } from './people'
import { foreignSale, idOf, runningOrder, writeLog } from './prepared'
import type { View } from './views'

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)

/** What the pages that show one thing are opened with, so that each has something to show to the buyer of the pair `axe`. */
async function queriesOf(app: AppDriver): Promise<Partial<Record<RouteName, string>>> {
  const buyer = await deviceOf(app.serverUrl, pairOf('axe', app).buyer)
  const judge = await deviceOf(app.serverUrl, arbiter)
  const cases = await ask(judge, '/admin/dispute/list', {})
  const areaId = buyer.user.blockAreaId
  const ended = await ask(buyer, '/bctArchive/list', { areaId })
  const fund = await ask(buyer, '/bctFund/info', { areaId })
  const voted = await ask(buyer, '/bctVote/list', { areaId, tab: 'archive' })
  const posts = await ask(buyer, '/bctMutual/list', { areaId, kind: 'need' })
  const { type, refId } = ended.data[0] ?? { type: 'nothing', refId: undefined }
  return {
    salePay: `?saleId=${(await foreignSale(buyer)).saleId}`,
    buyPay: `?buyId=${(await addBid(buyer)).buyId}`,
    order: `?id=${await runningOrder(buyer, 'buy')}`,
    log: `?id=${await writeLog(buyer)}`,
    dispute: `?id=${idOf('dispute', cases.data[0]?.orderId)}`,
    fundEntry: `?areaId=${areaId}&no=${idOf('entry of the fund', fund.entries)}`,
    fundSpend: `?id=${idOf('spend of the fund', fund.spends[0]?.spendId)}`,
    shopInfo: `?id=${idOf('shop of this season', fund.naming[0]?.shopId)}`,
    vote: `?id=${idOf('vote', voted.data[0]?.voteId)}`,
    mutualInfo: `?id=${idOf('post of mutual aid', posts.data[0]?.mutualId)}`,
    archived: `?type=${type}&id=${idOf('thing in its archive', refId)}`,
    rich: '?key=expand',
  }
}

const prepare = async (app: AppDriver): Promise<readonly View[]> => {
  const queries = await queriesOf(app)
  return names.map((route) => ({ route, query: queries[route] ?? '' }))
}

const prepared = new Map<string, Promise<readonly View[]>>()

/** Every page, with a thing to show where it shows one. What that needs is made in the city, once. */
export function allPages(app: AppDriver): Promise<readonly View[]> {
  const pages = prepared.get(app.serverUrl) ?? prepare(app)
  prepared.set(app.serverUrl, pages)
  return pages
}
