import { demoAreaId as areaId } from '../../../demo/residents'
import type { Caller } from './process-call'

const guest = { ak: 'onlooker' }

/** Finds the first thing of a kind in the demo city. */
const firsts = {
  listing: async (server: Caller) => (await server.call('/bctSale/list', { areaId }, guest)).data.data[0]?.saleId,
  block: async (server: Caller) => (await server.call('/block/list', { areaId }, guest)).data.data[0]?.blockId,
  vote: async (server: Caller) => (await server.call('/bctVote/list', { areaId }, guest)).data.data[0]?.voteId,
  entry: async (server: Caller) => (await server.call('/bctFund/list', { areaId }, guest)).data.data[0]?.entryNo,
  shop: async (server: Caller) => (await server.call('/bctShop/list', { areaId }, guest)).data.data[0]?.shopId,
  mutual: async (server: Caller) => (await server.call('/bctMutual/list', { areaId }, guest)).data.data[0]?.mutualId,
}

/** Addresses of the pages that the server draws, below its own, up to the id of the thing that they are about. */
const addresses = {
  home: '/',
  sellBoard: '/pages/index/buy',
  bid: '/pages/index/buyPay',
  listing: '/pages/index/salePay?saleId=',
  block: '/pages/block/info?id=',
  vote: '/pages/vote/info?id=',
  fund: '/pages/fund/index',
  entry: `/pages/fund/entry?areaId=${areaId}&no=`,
  shop: '/pages/shop/info?id=',
  mutual: '/pages/mutual/info?id=',
  mine: '/pages/user/user',
  notice: '/pages/user/notice',
  market: '/market/',
  category: '/market/pages/category/index',
} as const

export type PageName = keyof typeof addresses

export const isPageName = (name: string): name is PageName => name in addresses

export const pageNames: readonly string[] = Object.keys(addresses)

/** The address of a page in the demo city; fails when the city has no such thing. */
export async function addressOfPage(server: Caller, name: PageName): Promise<string> {
  const address = addresses[name]
  if (!address.endsWith('=')) return address
  const id = await firsts[name as keyof typeof firsts](server)
  if (id === undefined) throw new Error(`the demo city has no ${name}`)
  return `${address}${id}`
}
