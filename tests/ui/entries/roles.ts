import type { BlockRow } from '@contract/endpoints/market/cart'
import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { LoginUser } from '@/lib/session/session'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { city as bids } from '../bids/answers'
import * as expand from '../expand/answers'
import { info as fundInfo, ledger } from '../fund/answers'
import * as mayor from '../mayor/answers'
import * as mutual from '../mutual/answers'
import { info as shopInfo, levels, list as shopList } from '../shop/answers'
import * as votes from '../vote/answers'

/** Whoever may look at a page. Manager, mayor and arbiter are residents to these pages: what they may is the server's word. */
export const roles = {
  guest: null,
  noBlock: resident(0),
  soldTheLast: { ...resident(0), userId: 132, nickName: '卖掉了' },
  onOffer: resident(2107),
  boughtAnHourAgo: resident(2012),
  resident: resident(128),
  manager: { ...resident(128), loginUserId: 9 },
  mayor: resident(77),
} as const satisfies Readonly<Record<string, LoginUser | null>>
export type Role = keyof typeof roles

export const owners: readonly Role[] = ['onOffer', 'boughtAnHourAgo', 'resident', 'manager', 'mayor']
export const withoutBlock: readonly Role[] = ['noBlock', 'soldTheLast']

const ownBlock = (blockNo: number, facts: Partial<BlockView> = {}): BlockView => ({
  blockId: blockNo,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: { userId: blockNo, blockNo, nickName: '巷口的猫', avatar: '' },
  mine: true,
  capacity: 3,
  open: 0,
  running: 0,
  transfer: null,
  acts: ['transfer', 'edit'],
  ...facts,
})
const blocks: Partial<Record<Role, BlockView>> = {
  onOffer: ownBlock(2107, {
    state: 'transfer',
    transfer: { price: fen(62_100), until: noonMs + 9e8 },
    acts: ['takeBack', 'edit'],
  }),
  boughtAnHourAgo: ownBlock(2012, { restsUntil: noonMs + 23 * 3_600_000 }),
}

const theirs = ownBlock(36, { mine: false, acts: [] })
const forSale = ownBlock(2046, {
  mine: false,
  acts: [],
  state: 'transfer',
  transfer: { price: fen(28_800), until: noonMs + 9e8 },
})

const cheapest = { blockId: 7, blockNo: 7, state: 'unsold', price: fen(9_900) } as BlockRow
const page = <T>(...data: T[]) => ok({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

const noRows = { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 }

const rechargeInfo = {
  enabled: true,
  available: fen(0),
  min: fen(1_000),
  max: fen(500_000),
  dayLimit: fen(1_000_000),
  dayLeft: fen(1_000_000),
  presets: [{ amount: fen(5_000), bonus: fen(0) }],
  bonusSteps: [],
  unpaid: null,
  last: null,
}

export const isOffered = (role: Role) => role === 'onOffer'

/** What the pages of the city read; only a block's owner has a part in them. */
const cityOf = (role: Role): Network => {
  const who = roles[role]
  const owns = who !== null && who.blockNo > 0
  const inTransfer = isOffered(role)
  const part = { blockNo: who?.blockNo ?? 0, inTransfer }
  const voting = owns && !inTransfer && role !== 'manager' ? (['cast'] as const) : []
  const election = {
    ...mayor.nominating,
    mine: owns ? { ...mayor.mine, ...part } : null,
    acts: owns && !inTransfer ? (['join'] as const) : [],
  }
  return {
    '/bctExpand/info': () => ok(expand.info({ mine: owns ? { ...expand.mine, ...part } : null })),
    '/bctMayor/info': () => ok(mayor.page({ ...election, acts: [...election.acts] })),
    '/bctMayor/list': () => ok(mayor.terms()),
    '/bctVote/list': () => ok(votes.list([])),
    '/bctVote/info': () =>
      ok(votes.info(votes.row, { mine: owns ? { ...votes.mine, ...part } : null, acts: [...voting] })),
    '/bctMutual/info': () => ok(mutual.info({ acts: owns ? ['join'] : [] })),
    '/bctMsg/list': () => ok(mutual.words()),
    '/bctFund/info': () => ok(fundInfo()),
    '/bctMutual/list': () => ok(mutual.list([])),
    '/bctShop/levels': () => ok(levels({ mine: null })),
    '/bctShop/list': () => ok(shopList()),
    '/bctShop/info': () => ok(shopInfo()),
    '/bctFund/list': () => ok(ledger()),
    '/bctRecharge/getInfo': () => ok(rechargeInfo),
    '/bctOrder/list': () => ok({ ...noRows, groups: { mine: 0, theirs: 0, dispute: 0 } }),
    '/bctAddress/list': () => ok({ data: [] }),
    '/user/assets': () => ok(mutual.assets(320)),
  }
}

/** What the pages of somebody else's block read. */
const blocksOfOthers: Network = {
  '/block/sale': () =>
    ok({
      blockId: forSale.blockId,
      enabled: true,
      zone: null,
      roundNo: null,
      nextAt: null,
      busyUntil: null,
      payNo: null,
      reminded: false,
      handovers: 0,
      prices: [],
    }),
  '/blockInfo/taInfo': () => ok({ ...forSale, standing: null }),
  '/bctFav/info': () => ok({ on: false, count: 0 }),
  '/bctReview/info': () =>
    ok({
      blockId: theirs.blockId,
      seller: { userId: 36, blockNo: 36, nickName: '早市阿姐', avatar: '' },
      mine: false,
      score: null,
      reviews: 0,
      done: 0,
      lateRate: null,
      sales: [],
    }),
  '/bctReview/list': () => page(),
}

export const networkOf = (role: Role): Network => ({
  ...cityOf(role),
  ...blocksOfOthers,
  ...bids,
  '/block/list': () => page(cheapest),
  '/bctSale/info': () =>
    ok({
      ...sale(),
      item: item(),
      sellerBlockId: 9,
      sellerStats: { residentDays: 214, done: 86, late: 0, score: 4.8, reviews: 12 },
      firstPurchase: false,
    }),
  '/block/blockInfo': ({ blockId }) => {
    if (blockId !== undefined) return ok(blockId === forSale.blockId ? forSale : theirs)
    const who = roles[role]
    return who === null || who.blockNo === 0 ? refused('NOT_FOUND') : ok(blocks[role] ?? ownBlock(who.blockNo))
  },
  '/log/check': () => (withoutBlock.includes(role) ? refused('NO_BLOCK') : ok({ isWritten: false, day: '2026-11-21' })),
  '/log/list': () => page(),
})
