import type { HelpTopic } from '../people/help-topics'

/**
 * Every page of the product: its address and what it takes. The app's packages and the server's log take it from here; a test compares it
 * with the files under `src/pages`. Source: specification §2; domain model §7 for pages marked [ours].
 */
export const routes = {
  home: 'pages/index/index',
  sellBoard: 'pages/index/buy',
  buyAdd: 'pages/index/buyAdd',
  buyPay: 'pages/index/buyPay',
  saleAdd: 'pages/index/saleAdd',
  salePay: 'pages/index/salePay',
  mine: 'pages/user/user',
  loginUser: 'pages/user/loginUser',
  myBuys: 'pages/user/buy',
  mySales: 'pages/user/sale',
  money: 'pages/user/money',
  freeze: 'pages/user/freeze',
  pay: 'pages/user/pay',
  income: 'pages/user/income',
  withdraw: 'pages/user/withdraw',
  withdrawAdd: 'pages/user/withdrawAdd',
  recharge: 'pages/user/recharge',
  userInfo: 'pages/user/userInfo',
  notice: 'pages/user/notice',
  /** [ours] Shops and blocks that the reader keeps. */
  favourites: 'pages/account/favourites',
  /** [ours] Where the reader wants goods to be sent: all addresses, and writing one. */
  addresses: 'pages/address/index',
  address: 'pages/address/edit',
  /** [ours] The search in the listings and bids of a city. */
  search: 'pages/search/index',
  /** [ours] One order with its timeline. */
  order: 'pages/order/info',
  /** [ours] What happens after the payment of an order or of a bid. */
  paid: 'pages/order/paid',
  /** [ours] The disputes that the reader decides, and one of them. */
  disputes: 'pages/admin/disputes',
  dispute: 'pages/admin/dispute',
  /** [ours] Notices from the mayor to an area. */
  areaNotices: 'pages/admin/notices',
  /** [ours] A block; the reader's own one without an id. */
  block: 'pages/block/info',
  /** The cart of blocks. Source: specification §2; community §8. */
  cart: 'pages/cart/index',
  /** The handover of a block that was bought, by its order. Source: community §8. */
  handover: 'pages/block/handover',
  /** [ours] Work logs, writing one, one of them. */
  logs: 'pages/log/index',
  logAdd: 'pages/log/add',
  log: 'pages/log/info',
  /** [ours] The reader's own popularity value with its history, and the ranking of the city. */
  points: 'pages/points/index',
  rank: 'pages/rank/index',
  /** Slots and new plots of a city, and with `payNo` the cashier of slots; the price table that the menu names. Source: community §2. */
  expand: 'pages/expand/index',
  expandPrice: 'pages/expand/price',
  /** The fund of a city, and with `payNo` the cashier of a gift; one entry of its ledger; one spend. Source: community §3. */
  fund: 'pages/fund/index',
  fundEntry: 'pages/fund/entry',
  fundSpend: 'pages/fund/info',
  /** The shops of a city, and with `payNo` the cashier of a term; one shop; applying for one or changing it. Source: community §5. */
  shop: 'pages/shop/index',
  shopInfo: 'pages/shop/info',
  shopAdd: 'pages/shop/add',
  /** Votes of a city; one of them; writing one. Source: community §4. */
  votes: 'pages/vote/index',
  vote: 'pages/vote/info',
  voteAdd: 'pages/vote/add',
  /** Mutual aid in a city; one post; writing one. Source: community §6. */
  mutual: 'pages/mutual/index',
  mutualInfo: 'pages/mutual/info',
  mutualAdd: 'pages/mutual/add',
  /** The election of a city's mayor, or an earlier one; what a candidate says. Source: community §7. */
  mayor: 'pages/mayor/index',
  mayorInfo: 'pages/mayor/info',
  /** What has ended in a city, and one thing of it. Source: community §1. */
  archive: 'pages/archive/index',
  archived: 'pages/archive/info',
  /** What a module is about (community §0), help, and what whoever lives here agrees to (docs/decisions/0410-help-and-agreements.md). */
  rich: 'pages/rich/index',
  /** [ours] How the platform holds the money of an order, in three pictures. */
  guide: 'pages/rich/guide',
  /** Where blocks are found and bought. Source: specification §2; community §8. */
  category: 'pages/category/index',
  /** [ours] A picture of a thing with the code of its address, to be sent on. */
  sharePicture: 'pages/share/index',
  /** [ours] Shown at an address that no page has. It stays the last. */
  lost: 'pages/lost/index',
} as const

export type RouteName = keyof typeof routes

/** The page of one thing of a module of the city, by its id; those of the others stand on the page of their module. */
export const thingPages = { vote: 'vote', shop: 'shopInfo', mutual: 'mutualInfo', mayor: 'mayor' } as const

/** The parameters of a page's address; pages that are not listed take none. Ids are written as digits. */
export interface RouteParams {
  /** A listing to take, or an order of mine that still waits for payment. */
  readonly salePay: { readonly saleId?: number; readonly orderId?: number; readonly qty?: number }
  /** A new listing, of this item if one is named, or (`own`) of a thing in own words; or an existing one that is edited. */
  readonly saleAdd: { readonly itemId?: number; readonly saleId?: number; readonly own?: 1 }
  readonly buyAdd: { readonly itemId?: number }
  /** Which board is searched first: the listings, or (`buy`) the bids. */
  readonly search: { readonly board?: 'buy' }
  readonly buyPay: { readonly buyId?: number }
  /** `act`: an act whose sheet is open from the start, if the reader may do it. */
  readonly order: { readonly id: number; readonly act?: string }
  /** What was paid: an order or a bid of the reader. */
  readonly paid: { readonly orderId?: number; readonly buyId?: number }
  /** `home`: its owner's page, also while it is for sale. */
  readonly block: { readonly id?: number; readonly home?: 1 }
  /** `orderId`: an own order, for which one of them is chosen. */
  readonly addresses: { readonly orderId?: number }
  /** An own one that is changed. */
  readonly address: { readonly id?: number }
  readonly handover: { readonly id: number }
  readonly log: { readonly id: number }
  /** By the id of the order. */
  readonly dispute: { readonly id: number }
  /** `group`: the running orders that come first. */
  readonly myBuys: { readonly tab?: string; readonly group?: string }
  readonly mySales: { readonly tab?: string; readonly group?: string }
  readonly money: { readonly kind?: string }
  /** The cashier of the reader's own recharge. */
  readonly recharge: { readonly rechargeId?: number }
  /** `close`: closing the account. */
  readonly userInfo: { readonly part?: 'close' }
  /** First values of the form, for applying again after a rejection. `amount` in fen. */
  readonly withdrawAdd: { readonly way?: string; readonly amount?: number }
  readonly pay: { readonly payNo?: string }
  readonly expand: { readonly payNo?: string }
  readonly fund: { readonly payNo?: string }
  /** An entry by its place in the ledger of the area's fund. */
  readonly fundEntry: { readonly areaId: number; readonly no: number }
  readonly fundSpend: { readonly id: number }
  readonly shop: { readonly payNo?: string }
  readonly shopInfo: { readonly id: number }
  /** An own shop that is changed; without one, what the acting block applies for. */
  readonly shopAdd: { readonly id?: number }
  readonly vote: { readonly id: number }
  /** A draft that is written on. */
  readonly voteAdd: { readonly id?: number; readonly kind?: 'fund' }
  readonly mutualInfo: { readonly id: number }
  /** An own post that is changed. */
  readonly mutualAdd: { readonly id?: number }
  readonly mayor: { readonly id?: number }
  /** A candidate by the block that stands. */
  readonly mayorInfo: { readonly id?: number; readonly block: number }
  readonly sharePicture: { readonly of: 'sale' | 'block' | 'shop' | 'vote' | 'mutual'; readonly id: number }
  readonly archive: { readonly type?: string }
  readonly archived: { readonly type: string; readonly id: number }
  /** `at`: the question of the help that is open from the start; `ver`: a version of what is agreed to, else the one in force. */
  readonly rich: { readonly key: string; readonly at?: HelpTopic; readonly ver?: number }
}

export type ParamsOf<R extends RouteName> = R extends keyof RouteParams
  ? RouteParams[R]
  : Readonly<Record<string, never>>
