import type { ApiInput, ApiPath } from '@contract/endpoints/all'

/** What lists choose by, not a thing that somebody has. */
type Chosen = 'areaId' | 'categoryId' | 'itemId'

/** The fields of an input by which it names a thing: every id, so that a call that is added is found by its fields. */
type NameIn<K> = Exclude<Extract<K, 'id' | 'ids' | 'payNo' | 'tokens' | `${string}Id` | `${string}Ids`>, Chosen>

/** Every call that names a thing. */
export type ObjectPath = {
  [P in ApiPath]: NameIn<keyof ApiInput<P>> extends never ? never : P
}[ApiPath]

/** The things of the owner in the test's city. */
export type Thing =
  | 'sale'
  | 'bid'
  | 'order'
  | 'pay'
  | 'notice'
  | 'areaNotice'
  | 'hold'
  | 'recharge'
  | 'withdrawal'
  | 'block'
  | 'log'
  | 'user'
  | 'shop'
  | 'mutual'
  | 'address'
  | 'handover'
  | 'cart'
  | 'purchase'

/**
 * Whose thing a call is about. `owner` and `parties` give the thing that a stranger tries the call on, and the rest of the input. The
 * others reveal no secret.
 */
export type Ownership =
  | {
      readonly of: 'everybody' | 'buyers' | 'payee' | 'author' | 'voters' | 'neighbours' | 'mayor' | 'bearer'
    }
  | {
      readonly of: 'owner' | 'parties' | 'judges' | 'announcers'
      readonly thing: Thing
      readonly more?: Readonly<Record<string, unknown>>
    }

const owner = (thing: Thing, more?: Readonly<Record<string, unknown>>): Ownership => ({
  of: 'owner',
  thing,
  ...(more && { more }),
})
const parties = (more?: Readonly<Record<string, unknown>>, thing: 'order' | 'handover' = 'order'): Ownership => ({
  of: 'parties',
  thing,
  ...(more && { more }),
})
/** Of a block's handover. */
const sides = (more?: Readonly<Record<string, unknown>>): Ownership => parties(more, 'handover')
const everybody: Ownership = { of: 'everybody' }
const payee: Ownership = { of: 'payee' }
const author: Ownership = { of: 'author' }
const voters: Ownership = { of: 'voters' }
const neighbours: Ownership = { of: 'neighbours' }
const text = { text: '你好' }
const goods = {
  title: '新米',
  content: '',
  thumbs: '',
  price: 680,
  minQty: 5_000,
  qtyLeft: 50_000,
  qtyLeftSeen: 50_000,
  delivery: 'meet',
  place: '北门',
}

const shopForm = {
  level: 'stall',
  fee: 9_900,
  category: 'food',
  name: '茶舍',
  slogan: '雨天半价',
  place: '东市',
  contact: '19900000001',
  thumbs: 'demo/tea.svg',
}

/** A call that names a thing and is not here does not compile. */
export const objects: Readonly<Record<ObjectPath, Ownership>> = {
  '/bctUser/remove': owner('user'),
  '/bctUser/info': everybody,
  '/bctUser/download': owner('user'),
  '/user/info': everybody,
  '/user/loginUser': { of: 'bearer' },
  '/bctAddress/save': owner('address', {
    name: '张三',
    mobile: '13800000000',
    regionCode: 440_305,
    street: '海德路 1 号',
  }),
  '/bctAddress/setDefault': owner('address'),
  '/bctAddress/remove': owner('address'),
  '/bctSale/info': everybody,
  '/bctSale/take': { of: 'buyers' },
  '/bctSale/edit': owner('sale', goods),
  '/bctSale/pause': owner('sale'),
  '/bctSale/resume': owner('sale'),
  '/bctSale/off': owner('sale'),
  '/bctSale/renew': owner('sale'),
  '/bctSale/top': owner('sale'),
  '/bctBuy/info': everybody,
  '/bctBuy/cancel': owner('bid'),
  '/bctBuy/close': owner('bid'),
  '/bctBuy/renew': owner('bid'),
  '/bctBuy/take': { of: 'buyers' },
  '/block/blockInfo': everybody,
  '/block/blockInfos': everybody,
  '/block/sale': everybody,
  '/blockInfo/info': owner('block'),
  '/blockInfo/taInfo': everybody,
  '/block/addCar': { of: 'buyers' },
  '/block/carInfo': owner('cart'),
  '/block/handover': sides(),
  '/block/handoverFile': sides(),
  '/block/objectHandover': sides({ text: '不是我卖的，我没有点过过户' }),
  '/block/delCar': everybody,
  '/bctOrder/info': parties(),
  '/bctOrder/address': parties(),
  '/bctOrder/parcel': parties(),
  '/bctOrder/setAddress': parties({ addressId: 1 }),
  '/bctOrder/cancel': parties(),
  '/bctOrder/deliver': parties(text),
  '/bctOrder/refuse': parties(text),
  '/bctOrder/confirm': parties(),
  '/bctOrder/askCancel': parties(text),
  '/bctOrder/agreeCancel': parties(),
  '/bctOrder/denyCancel': parties(text),
  '/bctOrder/withdrawCancel': parties(),
  '/bctOrder/refundPart': parties({ amount: 1, ...text }),
  '/bctOrder/agreePart': parties(),
  '/bctOrder/denyPart': parties(text),
  '/bctOrder/withdrawPart': parties(),
  '/bctOrder/extend': parties(),
  '/bctOrder/remind': parties(),
  '/bctOrder/rate': parties({ stars: 5, ...text }),
  '/bctOrder/dispute': parties({ reason: 'damaged', ...text }),
  '/bctOrder/evidence': parties(text),
  '/bctOrder/undispute': parties(),
  '/bctOrder/accept': parties(),
  '/bctOrder/appeal': parties(text),
  '/bctMsg/list': parties(),
  '/bctMsg/add': parties(text),
  '/bctDispute/info': { of: 'judges', thing: 'order' },
  '/bctDispute/decide': { of: 'judges', thing: 'order', more: { kind: 'refund', reason: '没有收到' } },
  '/bctNotice/info': owner('notice'),
  '/bctNotice/remove': owner('notice'),
  '/bctNotice/download': owner('notice'),
  '/bctNotice/edit': { of: 'announcers', thing: 'areaNotice', more: { title: '改', content: '改' } },
  '/bctNotice/withdraw': { of: 'announcers', thing: 'areaNotice' },
  '/bctPay/info': owner('pay'),
  '/bctPay/submit': owner('pay', { channel: 'balance' }),
  '/bctPay/check': owner('pay'),
  '/bctPay/cancel': owner('pay'),
  '/bctFreeze/info': owner('hold'),
  '/bctRecharge/info': owner('recharge'),
  '/bctWithdraw/info': owner('withdrawal'),
  '/bctWithdraw/cancel': owner('withdrawal'),
  '/log/': everybody,
  '/log/list': everybody,
  '/log/edit': owner('log', { content: '改了' }),
  '/bctExpand/info': everybody,
  '/bctExpand/add': { of: 'buyers' },
  '/bctExpand/purchase': owner('purchase'),
  '/bctExpand/remind': everybody,
  '/bctReview/info': everybody,
  '/bctReview/list': everybody,
  '/bctReview/answer': parties(text),
  '/bctFav/info': everybody,
  '/bctFav/add': everybody,
  '/bctFav/remove': everybody,
  '/block/remind': everybody,
  '/bctFund/spend': everybody,
  '/bctFund/proof': payee,
  '/bctFund/giveBack': payee,
  '/bctVote/info': everybody,
  '/bctVote/ballots': everybody,
  '/bctVote/edit': author,
  '/bctVote/cancel': author,
  '/bctVote/support': voters,
  '/bctVote/cast': voters,
  '/bctShop/info': everybody,
  '/bctShop/contact': everybody,
  '/bctShop/edit': owner('shop', shopForm),
  '/bctShop/withdraw': owner('shop'),
  '/bctShop/pay': owner('shop', { level: 'stall' }),
  '/bctShop/renew': owner('shop', { level: 'stall', fee: 9_900 }),
  '/bctReport/add': everybody,
  '/bctMutual/info': everybody,
  '/bctMutual/edit': owner('mutual', { title: '谁有梯子借一天', thanks: 0 }),
  '/bctMutual/join': neighbours,
  '/bctMutual/withdraw': neighbours,
  '/bctMutual/choose': owner('mutual', { replyId: 1 }),
  '/bctMutual/finish': owner('mutual'),
  '/bctMutual/done': owner('mutual', { helped: 1 }),
  '/bctMutual/close': owner('mutual'),
  '/bctMutual/pin': { of: 'mayor' },
  '/bctMayor/info': everybody,
  '/bctMayor/ballots': everybody,
  '/bctMayor/join': voters,
  '/bctMayor/quit': author,
  '/bctMayor/cast': voters,
  '/bctArchive/info': everybody,
}

const fieldOf: Partial<Readonly<Record<Thing, string>>> = {
  pay: 'payNo',
  areaNotice: 'areaNoticeId',
  shop: 'shopId',
  mutual: 'mutualId',
  handover: 'orderId',
  cart: 'cartId',
  purchase: 'expandId',
}

/** The field by which a call names a thing. */
export const nameOf = (thing: Thing): string => fieldOf[thing] ?? 'id'
